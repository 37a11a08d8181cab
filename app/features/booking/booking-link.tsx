import type { ReactNode } from 'react';
import { type ButtonLook, buttonClass } from '#app/components/ui/button.tsx';
import type { Prefill } from '#booking/adapter.ts';
import { booking, bookingHref } from '#content/booking.ts';

type BookingLinkProps = ButtonLook & {
  children: ReactNode;
  className?: string;
  prefill?: Prefill;
};

/** A link to the booking page. With script, start-booking-buttons.ts opens the provider in a dialog instead. */
export function BookingLink({ children, className, prefill, ...look }: BookingLinkProps) {
  return (
    <a
      href={bookingHref(prefill)}
      target="_blank"
      rel="noopener"
      {...booking.attributes}
      className={buttonClass({ ...look, className })}
    >
      {children}
    </a>
  );
}

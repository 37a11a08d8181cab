import type { ReactNode } from 'react';
import { type ButtonLook, buttonClass } from '#app/components/ui/button.tsx';
import { site } from '#content/site.ts';
import { bookingConfig, bookingHref, type Prefill } from './booking-config.ts';

type BookingLinkProps = ButtonLook & {
  children: ReactNode;
  className?: string;
  prefill?: Prefill;
};

/** A link to the booking page. If the scheduling widget loads in time, start-booking-links.ts opens the widget instead. */
export function BookingLink({ children, className, prefill, ...look }: BookingLinkProps) {
  return (
    <a
      href={bookingHref(prefill)}
      target="_blank"
      rel="noopener"
      data-cal-link={site.booking.link}
      data-cal-namespace={site.booking.namespace}
      data-cal-config={JSON.stringify(bookingConfig(prefill))}
      className={buttonClass({ ...look, className })}
    >
      {children}
    </a>
  );
}

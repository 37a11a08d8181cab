import type { MouseEvent, ReactNode, SyntheticEvent } from 'react';
import { type ButtonLook, buttonClass } from '#app/components/ui/button.tsx';
import { later } from '#app/loading/later.ts';
import { site } from '#content/site.ts';
import { bookingConfig, bookingHref, type Prefill, sourceOfVisit, widgetIsReady } from './booking-config.ts';
import { waitFor } from './wait-for-widget.ts';

type BookingLinkProps = ButtonLook & {
  children: ReactNode;
  className?: string;
  prefill?: Prefill;
};

/**
 * Loads the widget's code with the first sign of intent: it costs no page load. Focus alone is none: whoever tabs
 * through a page has not asked for another company's script.
 */
const widget = later(() => import('./booking-widget.ts'), 'bookingWidget');
/** Known from the last try: a press then needs no waiting, in which browsers forget that it was one. */
let unavailable = false;
const warmUp = async () => {
  const state = await (await widget.attempt())?.load();
  unavailable = state !== 'ready';
};

/** A link to the booking page that opens the scheduling widget where it can. */
export function BookingLink({ children, className, prefill, ...look }: BookingLinkProps) {
  /** With the intent, not while rendering: only the browser knows where the visit came from. */
  const withSource = ({ currentTarget: link }: SyntheticEvent<HTMLAnchorElement>) => {
    const known = { ...prefill, ...sourceOfVisit() };
    const [href, config] = [bookingHref(known), bookingConfig(known)];
    link.href = href;
    link.dataset.calConfig = JSON.stringify(config);
    return { link, href, config };
  };

  const show = (event: SyntheticEvent<HTMLAnchorElement>) => {
    withSource(event);
    warmUp();
  };

  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    const booking = withSource(event);
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // The link acts by itself: the booking page opens in a new tab.
    if (unavailable) return;
    event.preventDefault();
    // A running widget hears this click itself, on the document, after us.
    if (widgetIsReady()) setTimeout(() => widget.ready()?.returnFocusTo(booking.link));
    else waitFor(widget, booking);
  };

  return (
    <a
      href={bookingHref(prefill)}
      target="_blank"
      rel="noopener"
      data-presses="keep"
      data-cal-link={site.booking.link}
      data-cal-namespace={site.booking.namespace}
      data-cal-config={JSON.stringify(bookingConfig(prefill))}
      onPointerEnter={show}
      onTouchStart={show}
      onClick={open}
      className={buttonClass({ ...look, className })}
    >
      {children}
    </a>
  );
}

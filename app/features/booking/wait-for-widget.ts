import type { Later } from '#app/loading/later.ts';
import { BOOKING_WIDGET_PATIENCE } from '#domain/timing.ts';
import type { BookingConfig } from './booking-config.ts';

type Widget = typeof import('./booking-widget.ts').bookingWidget;
type Booking = { link: HTMLAnchorElement; config: BookingConfig; href: string };

/** A press before the widget is there: it and our code for it are waited for a little, else the booking page opens. */
export function waitFor(widget: Later<Widget>, { link, config, href }: Booking): void {
  if (link.ariaBusy === 'true') return;
  link.ariaBusy = 'true';
  let answered = false;
  const answer = () => {
    answered = true;
    link.ariaBusy = null;
  };
  widget.attempt().then(async (arrived) => {
    const state = await arrived?.load();
    if (answered || (state !== 'ready' && !openTab(href))) return;
    answer();
    if (state === 'ready') arrived?.open({ link, config });
  });
  // WebKit lets a timer of less than a second act for the press, but not the failure of a script.
  setTimeout(() => {
    if (answered) return;
    answer();
    openTab(href);
  }, BOOKING_WIDGET_PATIENCE);
}

function openTab(href: string): boolean {
  const tab = window.open(href, '_blank');
  if (tab) tab.opener = null;
  return tab !== null;
}

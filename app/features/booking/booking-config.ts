import { firstViewOfVisit } from '#app/api/first-view.ts';
import { bookingPage } from '#content/booking-page.ts';
import { site } from '#content/site.ts';
import { BOOKING_METADATA } from '#domain/booking-metadata.ts';

type CalApi = (method: string, ...args: unknown[]) => void;
type CalNamespace = CalApi & { instance?: unknown };

/** The widget's namespace, once its loader has made it. */
export function calNamespace(): CalNamespace | undefined {
  const { Cal } = window as { Cal?: { ns?: Record<string, CalNamespace | undefined> } };
  return Cal?.ns?.[site.booking.namespace];
}

/** Only a running widget has an instance; everything else about it looks loaded long before. */
export const widgetIsReady = () => Boolean(calNamespace()?.instance);

export type Prefill = { name?: string; email?: string; notes?: string };

export type BookingConfig = { layout: 'month_view'; theme: 'light' } & Prefill;

export function bookingConfig(prefill: Prefill = {}): BookingConfig {
  return { layout: 'month_view', theme: 'light', ...prefill };
}

/** Whatever somebody put into a campaign's link, the booking page's address stays one that servers take. */
const MOST_METADATA = { entries: 12, characters: 200 } as const;

/** Where the visit came from, in the form that Cal.com keeps with a booking and hands back in its webhooks. */
export function sourceOfVisit(): Record<string, string> {
  const { page, utm, referrer } = firstViewOfVisit();
  const { firstPage, page: from, referrer: by } = BOOKING_METADATA;
  const source = { [firstPage]: page, [from]: window.location.pathname, [by]: referrer };
  return Object.fromEntries(
    [...Object.entries(source), ...new URLSearchParams(utm)]
      .filter(([, value]) => value)
      .slice(0, MOST_METADATA.entries)
      .map(([name, value]) => [`metadata[${name}]`, value.slice(0, MOST_METADATA.characters)]),
  );
}

/** The booking page itself, for when the widget cannot open. It takes the same prefill as a query. */
export function bookingHref(prefill: Prefill = {}): string {
  const query = new URLSearchParams(prefill as Record<string, string>).toString();
  return `${bookingPage}${query && `?${query}`}`;
}

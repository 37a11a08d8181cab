import { bookingPage } from '#content/shell/booking-page.ts';

export type Prefill = { name?: string; email?: string; notes?: string };

export type BookingConfig = { layout: 'month_view'; theme: 'light' } & Prefill;

export function bookingConfig(prefill: Prefill = {}): BookingConfig {
  return { layout: 'month_view', theme: 'light', ...prefill };
}

/** URL of the booking page, used if the widget cannot open. Its query contains the same prefilled values. */
export function bookingHref(prefill: Prefill = {}): string {
  const query = new URLSearchParams(prefill as Record<string, string>).toString();
  return `${bookingPage}${query && `?${query}`}`;
}

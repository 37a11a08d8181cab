import { site } from '../site.ts';

/** URL of the booking page, for mails, the deck and print, which cannot open the booking widget. */
export const bookingPage = `${site.booking.origin}/${site.booking.link}`;

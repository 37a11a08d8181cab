import { site } from '../site.ts';

/** Where a call is booked when no widget opens: in links, mails, the deck and on paper. */
export const bookingPage = `${site.booking.origin}/${site.booking.link}`;

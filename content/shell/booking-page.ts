import { site } from '../site.ts';

/** Booking URL for links, mails, the deck and print, where no widget opens. */
export const bookingPage = `${site.booking.origin}/${site.booking.link}`;

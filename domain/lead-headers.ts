/** Extra data beside the documented body. Sent only to our own server, never to other origins. */
export const LEAD_HEADERS = {
  /** UUID from the client. Requests with the same key create only one lead. */
  idempotencyKey: 'idempotency-key',
  /** Milliseconds from first showing the form to sending it; absent for a prefilled form. */
  fillTime: 'x-fill-time',
  honeypot: 'x-website',
  /** utm_* parameters of the landing URL, as a query string. */
  utm: 'x-utm',
  firstPage: 'x-first-page',
  page: 'x-page',
  /** document.referrer of the first page view, origin and path only. */
  referrer: 'x-referrer',
  language: 'x-language',
  /** The consent sentence beside the form, as the query parameter `text`: headers must be ASCII. */
  consent: 'x-consent',
  /** In the response: id of the submission, which a booking in the same visit carries. */
  reference: 'x-lead-reference',
} as const;

/** Name of the hidden field in forms that are sent without script. */
export const HONEYPOT_FIELD = 'website';
/** Name of the field with the consent sentence in forms without script. */
export const CONSENT_FIELD = 'consent';
/** Query parameter for the language, in forms without script and in mail links. */
export const LANGUAGE_QUERY = 'language';

/** Names of the facts about a visit that travel with a booking. Campaigns keep their utm_ names. */
export const BOOKING_METADATA = {
  firstPage: 'first_page',
  page: 'page',
  language: 'page_language',
  referrer: 'referrer',
  /** Id of a form that the visitor sent before. */
  reference: 'reference',
} as const;

/** Pages report bookings here if the provider announces them to the page. */
export const BOOKING_REPORT_PATH = '/api/booking';

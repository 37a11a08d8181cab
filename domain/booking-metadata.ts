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

/** Metadata keys that carry the source to the scheduling service and back. Campaigns keep their utm_ names. */
export const BOOKING_METADATA = {
  firstPage: 'first_page',
  page: 'page',
  language: 'page_language',
  referrer: 'referrer',
} as const;

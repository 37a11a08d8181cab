/** Names under which a booking carries its source to the scheduling service and back; campaigns keep their utm_ names. */
export const BOOKING_METADATA = { firstPage: 'first_page', page: 'page', referrer: 'referrer' } as const;

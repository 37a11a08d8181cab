import * as v from 'valibot';
import { apiProblems } from '#content/api-texts.ts';
import { type BookingWithSource, readBooking, readBookingPage } from '#server/core/bookings/list-bookings.ts';
import { personId } from '#server/core/people/person-id.ts';
import { iso, isoOrNull } from '#server/events/event-schema.ts';
import { operation, requireFound, toPageResponse, toResponse } from '../operation.ts';
import * as schema from '../schemas.ts';

const toApiBooking = (booking: BookingWithSource) =>
  toResponse(schema.Booking, {
    ...booking,
    id: booking.uid,
    personId: personId(booking.person),
    time: iso(booking.created_at),
    changed: iso(booking.changed_at),
    start: isoOrNull(booking.start_at),
    end: isoOrNull(booking.end_at),
    timeZone: booking.time_zone,
    previousId: booking.previous_uid,
  });

export const bookingOperations = {
  listBookings: operation('GET /bookings', 'read', {
    query: v.strictObject({
      ...schema.pagingFields,
      status: v.optional(schema.BookingStatusSchema),
      since: schema.periodFields.since,
    }),
    response: schema.pageSchema(schema.Booking),
    run: async ({ context, query: { cursor: before, ...page } }) =>
      toPageResponse(await readBookingPage(context, { ...page, before }), toApiBooking),
  }),
  readBooking: operation('GET /bookings/{id}', 'read', {
    response: schema.Booking,
    run: async ({ context, id }) =>
      toApiBooking(requireFound(await readBooking(context, id), apiProblems.unknownBooking)),
  }),
};

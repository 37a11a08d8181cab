import * as v from 'valibot';
import { apiProblems } from '#content/messages/api.ts';
import { type BookingWithSource, readBooking, readBookingPage } from '#server/core/bookings/list-bookings.ts';
import type { CoreContext } from '#server/core/context.ts';
import { personId } from '#server/events/person-id.ts';
import { type Operation, operation } from '../operation.ts';
import * as schema from '../schemas.ts';
import { iso, isoOrNull, parsePeriod, readCursor, requireFound } from '../values.ts';

const toApiBooking = (booking: BookingWithSource): v.InferOutput<typeof schema.Booking> => ({
  id: booking.uid,
  personId: personId(booking.person),
  time: iso(booking.created_at),
  changed: iso(booking.changed_at),
  status: booking.status,
  title: booking.title,
  start: isoOrNull(booking.start_at),
  end: isoOrNull(booking.end_at),
  timeZone: booking.time_zone,
  previousId: booking.previous_uid,
  reason: booking.reason,
  note: booking.note,
  email: booking.email,
  name: booking.name,
  company: booking.company,
  owner: booking.owner,
  outcome: booking.outcome,
  link: booking.link,
  doNotContact: booking.doNotContact,
  source: booking.source,
});

export const BookingQuery = v.strictObject({
  ...schema.pagingFields,
  status: v.optional(schema.BookingStatusSchema),
  since: schema.periodFields.since,
});

export async function listApiBookings(
  context: CoreContext,
  { cursor, limit, since, status }: v.InferOutput<typeof BookingQuery>,
) {
  readCursor(cursor);
  const { bookings, next } = await readBookingPage(context, {
    before: cursor,
    limit,
    ...parsePeriod({ since }),
    ...(status && { status }),
  });
  return { data: bookings.map(toApiBooking), next };
}

export const bookingOperations: readonly Operation[] = [
  operation({
    id: 'listBookings',
    method: 'get',
    path: '/bookings',
    scope: 'read',
    query: BookingQuery,
    response: schema.pageSchema(schema.Booking),
    run: ({ context, query }) => listApiBookings(context, query),
  }),
  operation({
    id: 'readBooking',
    method: 'get',
    path: '/bookings/{id}',
    scope: 'read',
    response: schema.Booking,
    run: async ({ context, id }) =>
      toApiBooking(requireFound(await readBooking(context, id), apiProblems.unknownBooking)),
  }),
];

import * as v from 'valibot';
import { apiProblems } from '#content/api-texts.ts';
import { type BookingWithSource, readBooking, readBookingPage } from '#server/core/bookings/list-bookings.ts';
import { formatCursor } from '#server/core/paging.ts';
import { personId } from '#server/core/people/person-id.ts';
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

export const bookingOperations: readonly Operation[] = [
  operation({
    id: 'listBookings',
    route: 'GET /bookings',
    scope: 'read',
    query: v.strictObject({
      ...schema.pagingFields,
      status: v.optional(schema.BookingStatusSchema),
      since: schema.periodFields.since,
    }),
    response: schema.pageSchema(schema.Booking),
    async run({ context, query: { cursor, limit, since, status } }) {
      const page = { before: readCursor(cursor), limit, status, ...parsePeriod({ since }) };
      const { rows, next } = await readBookingPage(context, page);
      return { data: rows.map(toApiBooking), next: formatCursor(next) };
    },
  }),
  operation({
    id: 'readBooking',
    route: 'GET /bookings/{id}',
    scope: 'read',
    response: schema.Booking,
    run: async ({ context, id }) =>
      toApiBooking(requireFound(await readBooking(context, id), apiProblems.unknownBooking)),
  }),
];

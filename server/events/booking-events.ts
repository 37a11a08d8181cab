import { LANGUAGES } from '#content/languages.ts';
import { personId } from '#server/core/people/person-id.ts';
import { nameOf } from '#server/store/derived-columns.ts';
import type { Booking, Submission } from '#server/store/schema.ts';
import type { EventOf } from './event-schema.ts';

export type BookingEventType = 'booking.created' | 'booking.rescheduled' | 'booking.cancelled';
type BookingEvent = EventOf<BookingEventType>;
type BookingFacts = Readonly<{ booking: Booking; submissions: readonly Submission[]; at: number }>;

const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());

type SourceFields = Pick<Booking, 'first_page' | 'page' | 'referrer' | 'utm' | 'language'>;
const hasSource = ({ referrer, utm }: SourceFields) => Boolean(referrer || utm !== '{}');
const hasPage = ({ first_page, page }: SourceFields) => Boolean(first_page || page);

export const eventSource = (visit: SourceFields & Pick<Booking, 'page_language'>) => ({
  firstPage: visit.first_page,
  page: visit.page,
  referrer: visit.referrer,
  campaign: JSON.parse(visit.utm) as Record<string, string>,
  language: visit.language,
  pageLanguage: visit.page_language,
});

/** Source of the booking link, otherwise of the person's first submission. */
export function findBookingSource(booking: SourceFields, submissions: readonly SourceFields[]): SourceFields {
  const visits = [booking, ...submissions];
  return visits.find(hasSource) ?? visits.find(hasPage) ?? booking;
}

/** Language of the booking link, otherwise of the person's latest submission, otherwise the default. */
const languageOfBooking = (booking: Booking, submissions: readonly Submission[]): string =>
  [booking, ...submissions.toReversed()].find(({ page_language }) => page_language)?.page_language ??
  LANGUAGES[0].code;

export function bookingEvent(
  type: BookingEventType,
  { booking, submissions, at }: BookingFacts,
): BookingEvent {
  const latestSubmission = submissions.at(-1);
  return {
    type,
    timestamp: new Date(at).toISOString(),
    data: {
      booking: {
        uid: booking.uid,
        title: booking.title,
        start: iso(booking.start_at),
        end: iso(booking.end_at),
        timeZone: booking.time_zone,
        previousUid: booking.previous_uid,
        reason: booking.reason,
        note: booking.note,
      },
      person: {
        id: personId(booking.person),
        email: booking.email,
        name: booking.name || (latestSubmission ? nameOf(latestSubmission) : ''),
        company: submissions.findLast(({ company }) => company)?.company ?? '',
        phone: submissions.findLast(({ phone }) => phone)?.phone ?? '',
      },
      source: eventSource({
        ...findBookingSource(booking, submissions),
        page_language: languageOfBooking(booking, submissions),
      }),
      submissionIds: submissions.map(({ id }) => id),
    },
  };
}

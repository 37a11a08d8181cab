/** Webhooks in the shape of Cal.com's version 2021-10-20, with signature. Fields that nobody reads are left out. */
import { createHmac } from 'node:crypto';
import { NOW } from './submissions.ts';

export const CAL_HOOK_PATH = '/hooks/cal';
export const CAL_SECRET = 'a secret shared with the scheduler';

export const calSignature = (body: string, secret = CAL_SECRET): string =>
  createHmac('sha256', secret).update(body).digest('hex');

type Options = Readonly<{
  uid?: string;
  email?: string;
  name?: string;
  at?: number;
  startTime?: string;
  metadata?: Readonly<Record<string, string>>;
  guests?: readonly string[];
  extra?: Readonly<Record<string, unknown>>;
}>;

function createBooking({
  uid = 'b5mNq2vXk7RtYd4Lz9Wc3a',
  email = 'Ada@acme.test',
  name = 'Ada Lovelace',
  startTime = '2026-01-20T14:30:00.000Z',
  metadata = {},
  guests = [],
  extra = {},
}: Options) {
  const attendee = { email, name, timeZone: 'Europe/London', language: { locale: 'en' } };
  return {
    type: 'ai-consultation',
    title: `AI consultation between Owner and ${name}`,
    additionalNotes: '',
    startTime,
    endTime: new Date(Date.parse(startTime) + 1_800_000).toISOString(),
    organizer: { name: 'Owner', email: 'owner@acme.test', timeZone: 'Europe/Berlin' },
    responses: {
      name: { label: 'your_name', value: name },
      email: { label: 'email_address', value: email },
      guests: { label: 'additional_guests', value: guests },
      rescheduleReason: { label: 'reason_for_reschedule' },
    },
    attendees: [attendee, ...guests.map((guest) => ({ ...attendee, email: guest, name: '' }))],
    eventTypeId: 42,
    uid,
    videoCallData: { type: 'daily_video', url: 'https://daily.test/x' },
    metadata,
    status: 'ACCEPTED',
    ...extra,
  };
}

const createMessage = (triggerEvent: string, payload: unknown, at = NOW) =>
  JSON.stringify({ triggerEvent, createdAt: new Date(at).toISOString(), payload });

export const calWebhooks = {
  created: (options: Options = {}) => createMessage('BOOKING_CREATED', createBooking(options), options.at),
  rescheduled: (previousUid: string, options: Options = {}) =>
    createMessage(
      'BOOKING_RESCHEDULED',
      createBooking({
        ...options,
        extra: {
          rescheduleUid: previousUid,
          ...options.extra,
        },
      }),
      options.at,
    ),
  cancelled: (options: Options = {}) => {
    const { metadata: _, ...rest } = createBooking(options);
    const cancelled = { ...rest, status: 'CANCELLED', cancelledBy: rest.attendees[0]?.email };
    return createMessage(
      'BOOKING_CANCELLED',
      { ...cancelled, cancellationReason: 'Found a provider', requestReschedule: false },
      options.at,
    );
  },
  noShow: (uid: string, email: string, noShow = true, at = NOW) =>
    createMessage('BOOKING_NO_SHOW_UPDATED', { bookingUid: uid, attendees: [{ email, noShow }] }, at),
};

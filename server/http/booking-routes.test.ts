import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOOKING_METADATA, BOOKING_REPORT_PATH, LEAD_HEADERS } from '#domain/lead-headers.ts';
import { HOUR } from '#domain/timing.ts';
import { findBookings } from '#server/core/bookings/list-bookings.ts';
import { erasePerson } from '#server/core/people/erase-person.ts';
import { exportPerson } from '#server/core/people/export-person.ts';
import type { Dialect } from '#server/store/schema.ts';
import { CAL_HOOK_PATH, CAL_SECRET, calSignature, calWebhooks } from '#server/testing/cal-webhooks.ts';
import { DIALECTS } from '#server/testing/stores.ts';
import { asOperator, NOW } from '#server/testing/submissions.ts';
import { DECK_PATH, deckRequest, testServer } from '#server/testing/test-server.ts';
import { eventsTo, startReceiver } from '#server/testing/webhook-receiver.ts';

async function bookingServer(dialect: Dialect = 'sqlite', env: Record<string, string> = {}) {
  const server = await testServer(dialect, { env });
  const { db } = server.store;
  return {
    ...server,
    hook: (
      body: string,
      signature = calSignature(body),
      headers: Record<string, string> = {},
      address?: string,
    ) => server.post(CAL_HOOK_PATH, body, { 'x-cal-signature-256': signature, ...headers }, address),
    /** Sends a deck request. Returns the reference that a booking link of the same visitor carries. */
    async sendForm(fields: object = {}) {
      const { headers } = await server.post(DECK_PATH, { ...deckRequest, ...fields });
      return { [BOOKING_METADATA.reference]: headers.get(LEAD_HEADERS.reference) ?? '' };
    },
    bookings: () => db.selectFrom('bookings').selectAll().orderBy('created_at').orderBy('uid').execute(),
    messages: () => db.selectFrom('booking_messages').selectAll().execute(),
    async statuses() {
      const rows = await this.bookings();
      return rows.map(({ person, status }) => `${person} ${status}`).sort();
    },
  };
}

describe.each(DIALECTS)('bookings on %s', (dialect) => {
  test('a booking is stored once, joined to the person and sent once with the source of their first submission', async () => {
    const receiver = await startReceiver();
    const server = await bookingServer(dialect, eventsTo(receiver));
    await server.post(DECK_PATH, deckRequest, {
      [LEAD_HEADERS.utm]: 'utm_source=linkedin',
      [LEAD_HEADERS.firstPage]: '/quiz',
    });
    // The provider repeats messages, even at the same time.
    const body = calWebhooks.created();
    const responses = await Promise.all([server.hook(body), server.hook(body), server.hook(body)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await server.messages()).toHaveLength(1);
    expect(await server.bookings()).toMatchObject([
      {
        uid: 'b5mNq2vXk7RtYd4Lz9Wc3a',
        person: 'ada@acme.test',
        email: 'Ada@acme.test',
        name: 'Ada Lovelace',
        start_at: Date.parse('2026-01-20T14:30:00.000Z'),
        end_at: Date.parse('2026-01-20T15:00:00.000Z'),
        time_zone: 'Europe/London',
        status: 'booked',
      },
    ]);
    await server.deliverAll();
    const events = receiver.calls.map(({ body }) => JSON.parse(body) as { type: string; data: unknown });
    const [submission] = await server.submissions();
    expect(events.filter(({ type }) => type === 'booking.created')).toMatchObject([
      {
        data: {
          booking: { uid: 'b5mNq2vXk7RtYd4Lz9Wc3a', start: '2026-01-20T14:30:00.000Z' },
          person: { email: 'Ada@acme.test', company: deckRequest.company },
          source: { firstPage: '/quiz', campaign: { utm_source: 'linkedin' } },
          submissionIds: [submission?.id],
        },
      },
    ]);
  });

  test('the source in the booking link has priority, unless it is empty', async () => {
    const server = await bookingServer(dialect);
    await server.post(DECK_PATH, deckRequest, { [LEAD_HEADERS.utm]: 'utm_source=linkedin' });
    const { firstPage } = BOOKING_METADATA;
    const campaign = { [firstPage]: '/social-os', utm_source: 'ads', note: 'x' };
    await server.hook(calWebhooks.created({ uid: 'a', metadata: campaign }));
    await server.hook(calWebhooks.created({ uid: 'b', metadata: { [firstPage]: '/quiz' } }));
    expect(await server.bookings()).toMatchObject([
      { first_page: '/social-os', utm: '{"utm_source":"ads"}', language: 'en' },
      { first_page: '/quiz', utm: '{}' },
    ]);
    const sources = (await findBookings(server.store.db, {})).map(({ uid, source }) => [uid, source]);
    expect(Object.fromEntries(sources)).toEqual({ a: 'ads', b: 'linkedin' });
  });

  test('rescheduling, cancelling and no-shows are applied in any order', async () => {
    const server = await bookingServer(dialect);
    await server.hook(calWebhooks.rescheduled('first', { uid: 'second', at: NOW + HOUR }));
    await server.hook(calWebhooks.created({ uid: 'first' }));
    await server.hook(calWebhooks.rescheduled('second', { uid: 'third', at: NOW + HOUR }));
    await server.hook(calWebhooks.cancelled({ uid: 'fourth', at: NOW + HOUR }));
    await server.hook(calWebhooks.created({ uid: 'fourth', at: NOW }));
    await server.hook(calWebhooks.created({ uid: 'fifth' }));
    await server.hook(calWebhooks.noShow('fifth', 'Ada@acme.test'));
    const rows = await server.bookings();
    expect(Object.fromEntries(rows.map(({ uid, status }) => [uid, status]))).toEqual({
      first: 'rescheduled',
      second: 'rescheduled',
      third: 'booked',
      fourth: 'cancelled',
      fifth: 'no-show',
    });
    expect(rows.find(({ uid }) => uid === 'fourth')).toMatchObject({ reason: 'Found a provider' });
  });

  test('each booker of a call with several seats has their own booking', async () => {
    const receiver = await startReceiver();
    const server = await bookingServer(dialect, eventsTo(receiver));
    const seatOf = (email: string) => ({ uid: 'group', email, extra: { attendeeSeatId: email } });
    const people = ['ada@acme.test', 'bob@acme.test', 'cyd@acme.test'];
    // All at the same time, each of them twice.
    const seats = people.map((email) => calWebhooks.created(seatOf(email)));
    await Promise.all([...seats, ...seats].map((body) => server.hook(body)));
    expect(await server.statuses()).toEqual(people.map((email) => `${email} booked`));
    // A cancellation may lack the id of the seat.
    await server.hook(calWebhooks.cancelled({ uid: 'group', email: 'BOB@acme.test', at: NOW + HOUR }));
    await server.hook(calWebhooks.noShow('group', 'cyd@acme.test'));
    const others = ['bob@acme.test cancelled', 'cyd@acme.test no-show'];
    expect(await server.statuses()).toEqual(['ada@acme.test booked', ...others]);
    const later = { ...seatOf('ada@acme.test'), uid: 'later', at: NOW + HOUR };
    await server.hook(calWebhooks.rescheduled('group', later));
    expect(await server.statuses()).toEqual(['ada@acme.test booked', 'ada@acme.test rescheduled', ...others]);
    await server.deliverAll();
    const events = receiver.calls.map(({ body, headers }) => {
      const { type, data } = JSON.parse(body) as { type: string; data: { person: { email: string } } };
      return { id: headers['webhook-id'], label: `${type} ${data.person.email.toLowerCase()}` };
    });
    expect(events.map(({ label }) => label).sort()).toEqual([
      'booking.cancelled bob@acme.test',
      'booking.created ada@acme.test',
      'booking.created bob@acme.test',
      'booking.created cyd@acme.test',
      'booking.rescheduled ada@acme.test',
    ]);
    expect(new Set(events.map(({ id }) => id)).size).toBe(5);
  });

  test('if the host cancels or moves a call, the bookings of all its bookers change', async () => {
    const server = await bookingServer(dialect);
    for (const email of ['ada@acme.test', 'bob@acme.test'])
      for (const uid of ['off', 'moved']) await server.hook(calWebhooks.created({ uid, email }));
    const guests = ['bob@acme.test', 'guest@acme.test'];
    const everybody = { email: 'ada@acme.test', guests, at: NOW + HOUR };
    await server.hook(calWebhooks.cancelled({ ...everybody, uid: 'off' }));
    await server.hook(calWebhooks.rescheduled('moved', { ...everybody, uid: 'new' }));
    const expected = ['booked', 'cancelled', 'rescheduled'];
    expect(await server.statuses()).toEqual(
      ['ada@acme.test', 'bob@acme.test'].flatMap((email) => expected.map((status) => `${email} ${status}`)),
    );
  });

  test('a guest’s no-show does not mark the person who booked', async () => {
    const server = await bookingServer(dialect);
    await server.hook(calWebhooks.created({ uid: 'a', guests: ['guest@acme.test'] }));
    expect((await server.hook(calWebhooks.noShow('a', 'guest@acme.test'))).status).toBe(200);
    expect(await server.bookings()).toMatchObject([{ status: 'booked' }]);
    await server.hook(calWebhooks.noShow('a', 'ada@acme.test'));
    await server.hook(calWebhooks.noShow('a', 'guest@acme.test', false, NOW + HOUR));
    expect(await server.bookings()).toMatchObject([{ status: 'no-show' }]);
  });

  test('a later message about a call does not store an erased person again', async () => {
    const receiver = await startReceiver();
    const server = await bookingServer(dialect, eventsTo(receiver));
    const { dataDir } = server.settings;
    const erase = (email: string) => erasePerson(asOperator(server.store), { email, dataDir });
    const readStoredText = async () =>
      JSON.stringify([await server.bookings(), await server.messages()]).toLowerCase();
    const laterChange = { uid: 'a', at: NOW + HOUR };
    await server.hook(calWebhooks.created({ uid: 'a', guests: ['guest@acme.test'] }));
    await server.hook(calWebhooks.created({ uid: 'a', email: 'bob@acme.test', name: 'Bob' }));
    await server.deliverAll();
    await erase('ada@acme.test');
    receiver.calls.length = 0;
    for (const body of [
      calWebhooks.cancelled(laterChange),
      calWebhooks.noShow('a', 'Ada@acme.test'),
      calWebhooks.rescheduled('a', { uid: 'b', at: NOW + HOUR, guests: ['guest@acme.test'] }),
      calWebhooks.cancelled({ uid: 'b', at: NOW + HOUR }),
    ])
      expect((await server.hook(body)).status).toBe(200);
    expect(await readStoredText()).not.toMatch(/ada(@| lovelace)/);
    expect((await server.bookings()).map(({ person }) => person)).toEqual(['bob@acme.test']);
    await server.deliverAll();
    expect(receiver.calls).toEqual([]);

    // Others can still book and cancel seats.
    await server.hook(calWebhooks.created({ uid: 'a', email: 'cyd@acme.test' }));
    await server.hook(calWebhooks.cancelled({ ...laterChange, email: 'bob@acme.test' }));
    expect(await server.statuses()).toEqual(['bob@acme.test cancelled', 'cyd@acme.test booked']);

    // Guests are never stored.
    expect(await readStoredText()).not.toContain('guest@');
    // An erased person may book another call.
    await server.hook(calWebhooks.created({ uid: 'another' }));
    expect((await server.bookings()).map(({ uid }) => uid)).toContain('another');
  });

  test('a later message does not store a person again who was erased by an earlier version', async () => {
    const server = await bookingServer(dialect);
    const markOfEverybody = { key: 'erased:a:', booking_uid: 'a', received_at: NOW };
    await server.store.db.insertInto('booking_messages').values(markOfEverybody).execute();
    await server.hook(calWebhooks.created({ uid: 'a' }));
    await server.hook(calWebhooks.cancelled({ uid: 'a', at: NOW + HOUR }));
    await server.hook(calWebhooks.rescheduled('a', { uid: 'b', at: NOW + HOUR }));
    await server.hook(calWebhooks.cancelled({ uid: 'b', at: NOW + HOUR }));
    expect(await server.bookings()).toEqual([]);
  });

  test('unknown messages, unknown fields and missing fields cause no error', async () => {
    const server = await bookingServer(dialect);
    const triggerEvent = 'BOOKING_CREATED';
    const attendees = [null, { email: 'Ada@acme.test', name: {} }];
    for (const body of [
      { triggerEvent: 'PING', createdAt: '2026-01-15T12:00:00Z', payload: { type: 'Test' } },
      { triggerEvent: 'MEETING_ENDED', payload: null },
      { triggerEvent, uid: 'flat', responses: { email: 'ada@acme.test' }, attendees: null },
      { triggerEvent, payload: { uid: 'odd', title: 7, startTime: 'soon', attendees }, v: 3 },
    ])
      expect((await server.hook(JSON.stringify(body))).status).toBe(200);
    expect(await server.bookings()).toMatchObject([
      { uid: 'flat' },
      { uid: 'odd', start_at: null, title: '' },
    ]);
  });
});

describe('invalid messages', () => {
  const body = calWebhooks.created();
  const withoutPerson = '{"triggerEvent":"BOOKING_CREATED","payload":{"uid":"x"}}';
  test.each([
    ['no signature', body, '', {}, 401],
    ['Cal.com’s placeholder for a missing secret', body, 'no-secret-provided', {}, 401],
    ['another secret', body, calSignature(body, 'another secret entirely'), {}, 401],
    ['a signature for another body', body, calSignature(`${body} `), {}, 401],
    ['a truncated signature', body, calSignature(body).slice(0, 63), {}, 401],
    ['a huge body', 'x'.repeat(300_000), undefined, {}, 413],
    ['another content type', body, undefined, { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['broken JSON', '{"triggerEvent":', undefined, {}, 400],
    ['a list', '[]', undefined, {}, 422],
    ['null', 'null', undefined, {}, 422],
    ['a message without a booking', '{"triggerEvent":"BOOKING_CREATED","payload":{}}', undefined, {}, 422],
    ['a message without a person', withoutPerson, undefined, {}, 422],
    ['an old message sent again', calWebhooks.created({ at: NOW - 8 * 24 * HOUR }), undefined, {}, 422],
    ['a message from the future', calWebhooks.created({ at: NOW + 2 * HOUR }), undefined, {}, 422],
  ])('%s is rejected and stores nothing', async (_, content, signature, headers, status) => {
    const server = await bookingServer();
    const response = await server.hook(content, signature, headers as Record<string, string>);
    expect(response.status).toBe(status);
    expect(await response.json()).toHaveProperty('error');
    expect(await server.bookings()).toEqual([]);
    expect(await server.messages()).toEqual([]);
  });

  test('unsigned messages are rate-limited, but not signed messages', async () => {
    const server = await bookingServer();
    const sendUnsigned = () => server.hook(body, calSignature(body, 'a guess'));
    const responses = await Promise.all(Array.from({ length: 61 }, sendUnsigned));
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(60);
    const rejectedResponse = responses.find(({ status }) => status === 429);
    expect(Number(rejectedResponse?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await server.hook(body)).status).toBe(200);
    server.advance(HOUR);
    expect((await sendUnsigned()).status).toBe(401);
  });

  test('without a secret the path does not exist', async () => {
    const server = await testServer('sqlite', { bookingSecret: '' });
    expect((await server.post(CAL_HOOK_PATH, body)).status).toBe(405);
    expect((await server.request(CAL_HOOK_PATH)).status).toBe(404);
  });

  test('no signed message causes a server error', async () => {
    const server = await bookingServer();
    const booking = fc.record({ triggerEvent: fc.constant('BOOKING_CREATED'), payload: fc.object() });
    const anyMessage = fc.oneof(
      fc.json(),
      booking.map((value) => JSON.stringify(value)),
    );
    await fc.assert(
      fc.asyncProperty(anyMessage, fc.boolean(), fc.ipV4(), async (content, isSigned, address) => {
        const signature = isSigned ? undefined : calSignature('something else');
        const { status } = await server.hook(content, signature, {}, address);
        expect(status === 200 || (status >= 400 && status < 500)).toBe(true);
        if (!isSigned) expect(status).toBe(401);
      }),
      { numRuns: 200 },
    );
    expect((await server.bookings()).filter(({ email }) => !email)).toEqual([]);
  });
});

describe.each(DIALECTS)('whose booking it is, on %s', (dialect) => {
  test('the reference that travelled comes before the mailbox, also for later messages without it', async () => {
    const server = await bookingServer(dialect);
    const [email, note] = ['ada.private@home.test', 'Invoices from mail to Xero'];
    const metadata = await server.sendForm();
    await server.hook(calWebhooks.created({ email, metadata, extra: { additionalNotes: note } }));
    expect(await server.bookings()).toMatchObject([{ person: 'ada@acme.test', email, note }]);
    await server.hook(calWebhooks.cancelled({ email, at: NOW + 1 }));
    expect(await server.bookings()).toMatchObject([{ person: 'ada@acme.test', status: 'cancelled' }]);
  });

  test.each(['ada.private@home.test', 'ada@acme.test'])(
    'a booking under another address is exported and erased with %s, and does not return',
    async (address) => {
      const server = await bookingServer(dialect);
      const email = 'ada.private@home.test';
      await server.hook(calWebhooks.created({ email, metadata: await server.sendForm() }));
      const operator = asOperator(server.store);
      expect(await exportPerson(operator, address)).toMatchObject({ bookings: [{ email }] });
      await erasePerson(operator, { email: address, dataDir: server.settings.dataDir });
      expect(await exportPerson(operator, address)).toBeUndefined();
      await server.hook(calWebhooks.cancelled({ email, at: NOW + 1 }));
      expect(await server.bookings()).toEqual([]);
    },
  );

  test.each([
    ['the person who sent the form has booked under another address', false],
    ['the mailbox has sent a form itself', true],
  ])('a link that was passed on does not decide: %s', async (_, hasOwnForm) => {
    const server = await bookingServer(dialect);
    const metadata = await server.sendForm();
    if (hasOwnForm) await server.sendForm({ email: 'bob@acme.test' });
    else await server.hook(calWebhooks.created({ uid: 'a', metadata }));
    await server.hook(calWebhooks.created({ uid: 'a', email: 'bob@acme.test', metadata }));
    await server.hook(calWebhooks.created({ uid: 'b', email: 'bob@acme.test', metadata, at: NOW + 1 }));
    const bookings = (await server.bookings()).filter(({ email }) => email === 'bob@acme.test');
    expect(bookings.map(({ person }) => person)).toEqual(['bob@acme.test', 'bob@acme.test']);
  });

  test.each(['no such form', ''])('with the reference "%s", the mailbox decides', async (reference) => {
    const server = await bookingServer(dialect);
    await server.hook(calWebhooks.created({ metadata: { [BOOKING_METADATA.reference]: reference } }));
    expect(await server.bookings()).toMatchObject([{ person: 'ada@acme.test' }]);
  });
});

/** As documented on https://developer.calendly.com/api-docs. */
const calendlyWebhook = (event: string, payload: object, at = NOW) =>
  JSON.stringify({
    event,
    created_at: new Date(at).toISOString(),
    created_by: 'https://api.calendly.com/users/U1',
    payload: {
      uri: 'https://api.calendly.com/scheduled_events/EV1/invitees/IN1',
      email: 'grace@navy.test',
      name: 'Grace Hopper',
      timezone: 'America/New_York',
      rescheduled: false,
      old_invitee: null,
      new_invitee: null,
      questions_and_answers: [{ answer: 'Purchase orders', position: 0, question: 'Anything to prepare?' }],
      scheduled_event: {
        uri: 'https://api.calendly.com/scheduled_events/EV1',
        name: 'AI consultation',
        start_time: '2026-01-20T14:30:00.000000Z',
        end_time: '2026-01-20T15:00:00.000000Z',
      },
      tracking: { utm_source: 'linkedin', utm_campaign: 'spring', utm_medium: null, salesforce_uuid: null },
      ...payload,
    },
  });
const CALENDLY = { provider: 'link', url: 'https://calendly.com/acme/intro' } as const;
const REPORT = {
  uid: 'EV1_IN1',
  visit: { [BOOKING_METADATA.firstPage]: '/quiz', utm_source: 'linkedin', utm_campaign: 'spring' },
};

describe.each(DIALECTS)('a provider that the page reports for, on %s', (dialect) => {
  async function calendlyServer(secret?: string) {
    const receiver = await startReceiver();
    const options = { booking: CALENDLY, bookingSecret: secret ?? '', env: eventsTo(receiver) };
    const server = await testServer(dialect, options);
    return {
      ...server,
      hook: (body: string, key = secret, t = '1767000000') =>
        server.post('/hooks/calendly', body, {
          'calendly-webhook-signature': `t=${t},v1=${calSignature(`${t}.${body}`, key)}`,
        }),
      bookings: () => server.store.db.selectFrom('bookings').selectAll().orderBy('uid').execute(),
      createdEvents: async () => {
        await server.deliverAll();
        const events = receiver.calls.map(({ body }) => JSON.parse(body));
        return events.filter(({ type }) => type === 'booking.created').map(({ data }) => data);
      },
    };
  }

  test('a report that also looks like a no-show of the provider only reports a booking', async () => {
    const server = await calendlyServer();
    const forged = JSON.parse(calendlyWebhook('invitee_no_show.created', { email: 'ada@acme.test' }));
    const report = { ...forged, ...REPORT, email: 'ada@acme.test' };
    expect((await server.post(BOOKING_REPORT_PATH, report)).status).toBe(200);
    expect(await server.bookings()).toMatchObject([{ uid: 'EV1_IN1', status: 'booked', title: '' }]);
  });

  test('the report finds the person by the reference, and carries source and note', async () => {
    const server = await calendlyServer();
    const form = await server.post(DECK_PATH, deckRequest);
    const reference = form.headers.get(LEAD_HEADERS.reference) ?? '';
    const report = { ...REPORT, note: 'Invoices', visit: { ...REPORT.visit, reference } };
    expect((await server.post(BOOKING_REPORT_PATH, report)).status).toBe(200);
    expect((await server.post(BOOKING_REPORT_PATH, report)).status).toBe(200);
    expect(await server.bookings()).toMatchObject([
      {
        uid: 'EV1_IN1',
        person: 'ada@acme.test',
        email: 'ada@acme.test',
        note: 'Invoices',
        first_page: '/quiz',
        utm: '{"utm_source":"linkedin","utm_campaign":"spring"}',
        status: 'booked',
      },
    ]);
    expect(await server.createdEvents()).toMatchObject([
      {
        booking: { uid: 'EV1_IN1', note: 'Invoices' },
        person: { email: 'ada@acme.test' },
        source: { campaign: { utm_campaign: 'spring' } },
      },
    ]);
  });

  test.each(['report first', 'webhook first'])(
    'report and webhook become one booking with one event: %s',
    async (order) => {
      const server = await calendlyServer(CAL_SECRET);
      const steps = [
        () => server.post(BOOKING_REPORT_PATH, { ...REPORT, email: 'typo@navy.test' }),
        () => server.hook(calendlyWebhook('invitee.created', {}, NOW - 2000)),
      ];
      for (const step of order === 'report first' ? steps : steps.toReversed())
        expect((await step()).status).toBe(200);
      expect(await server.bookings()).toMatchObject([
        {
          uid: 'EV1_IN1',
          email: 'grace@navy.test',
          name: 'Grace Hopper',
          note: 'Purchase orders',
          first_page: '/quiz',
          start_at: Date.parse('2026-01-20T14:30:00Z'),
          time_zone: 'America/New_York',
        },
      ]);
      expect(await server.createdEvents()).toMatchObject([{ person: { email: 'grace@navy.test' } }]);
    },
  );

  test('an unknown person becomes known with the webhook', async () => {
    const server = await calendlyServer(CAL_SECRET);
    await server.post(BOOKING_REPORT_PATH, REPORT);
    expect(await server.bookings()).toMatchObject([{ person: 'unknown:EV1_IN1', email: '' }]);
    await server.hook(calendlyWebhook('invitee.created', {}));
    expect(await server.bookings()).toMatchObject([{ person: 'grace@navy.test' }]);
  });

  test('a reschedule and a cancellation change the booking', async () => {
    const server = await calendlyServer(CAL_SECRET);
    const uri = (id: string) => `https://api.calendly.com/scheduled_events/${id}/invitees/${id}`;
    await server.hook(calendlyWebhook('invitee.created', { uri: uri('A') }));
    await server.hook(calendlyWebhook('invitee.canceled', { uri: uri('A'), rescheduled: true }, NOW + 1));
    await server.hook(calendlyWebhook('invitee.created', { uri: uri('B'), old_invitee: uri('A') }, NOW + 2));
    expect(await server.bookings()).toMatchObject([
      { uid: 'A_A', status: 'rescheduled' },
      { uid: 'B_B', status: 'booked', previous_uid: 'A_A' },
    ]);
    const cancellation = { uri: uri('B'), cancellation: { reason: 'Busy' } };
    await server.hook(calendlyWebhook('invitee.canceled', cancellation, NOW + 3));
    expect(await server.bookings()).toMatchObject([{}, { uid: 'B_B', status: 'cancelled', reason: 'Busy' }]);
  });

  test('unsigned, foreign and nonsense messages change nothing', async () => {
    const server = await calendlyServer(CAL_SECRET);
    expect((await server.hook(calendlyWebhook('invitee.created', {}), 'another secret')).status).toBe(401);
    expect((await server.hook('{"event":"invitee.created","payload":{}}')).status).toBe(422);
    const foreign = { origin: 'https://evil.test' };
    expect((await server.post(BOOKING_REPORT_PATH, REPORT, foreign)).status).toBe(403);
    for (const report of [{}, { uid: '../x' }, { uid: 7 }, [], 'x'])
      expect((await server.post(BOOKING_REPORT_PATH, JSON.stringify(report))).status).toBe(422);
    expect(await server.bookings()).toEqual([]);
  });
});

test('a provider without webhooks and messages has no routes for bookings', async () => {
  const booking = { provider: 'link', url: 'https://calls.acme.test/intro' } as const;
  const server = await testServer('sqlite', { booking });
  expect((await server.post(BOOKING_REPORT_PATH, REPORT)).status).toBe(404);
  expect((await server.post(CAL_HOOK_PATH, calWebhooks.created())).status).not.toBe(200);
});

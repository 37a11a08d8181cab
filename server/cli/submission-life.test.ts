import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LEAD_HEADERS } from '#domain/lead-headers.ts';
import { DAY, HOUR } from '#domain/timing.ts';
import { retryDeliveries } from '#server/core/deliveries/retry-deliveries.ts';
import { personId } from '#server/core/people/person-id.ts';
import type { SiteEvent } from '#server/events/event-schema.ts';
import { markBounced } from '#server/mail/bounces.ts';
import { consentVersion } from '#server/store/derived-columns.ts';
import type { Dialect } from '#server/store/schema.ts';
import { calWebhooks } from '#server/testing/cal-webhooks.ts';
import { commandLine } from '#server/testing/command-line.ts';
import { serverWithMail } from '#server/testing/mail-server.ts';
import { eraseExpired } from '#server/testing/retention.ts';
import { DIALECTS } from '#server/testing/stores.ts';
import { asOperator, NOW } from '#server/testing/submissions.ts';
import { DECK_PATH, deckRequest, testServer } from '#server/testing/test-server.ts';
import { eventsTo, startReceiver } from '#server/testing/webhook-receiver.ts';
import consent from '#words/consent.json' with { type: 'json' };

async function createOperator(dialect: Dialect, env: Record<string, string> = {}) {
  const server = await testServer(dialect, { env });
  const { store, announce, settings } = server;
  return { server, run: commandLine({ store, announce, dataDir: settings.dataDir }) };
}

describe.each(DIALECTS)('a submission on the command line, on %s', (dialect) => {
  test('shows who booked, and from which source', async () => {
    const { server, run } = await createOperator(dialect);
    await server.post(DECK_PATH, deckRequest, { [LEAD_HEADERS.utm]: 'utm_source=linkedin' });
    await server.hook(calWebhooks.created());
    await server.hook(calWebhooks.created({ uid: 'unknown', email: 'new@acme.test', name: 'New One' }));
    const { text } = await run('bookings');
    const [, ...rows] = text.trimEnd().split('\n');
    expect(rows.find((row) => row.includes('Ada@acme.test'))).toMatch(/2026-01-20 14:30\s+booked.+linkedin/);
    expect(rows.find((row) => row.includes('new@acme.test'))).toMatch(/direct/);
    expect((await run('show', 'ada@acme.test')).text).toMatch(/2026-01-20 14:30\s+booked/);
    expect(await run('show', 'new@acme.test')).toMatchObject({ code: 0 });
  });

  test('shows the consent sentence, its version and its time', async () => {
    const { server, run } = await createOperator(dialect);
    const consentHeader = new URLSearchParams({ text: consent.deck }).toString();
    await server.post(DECK_PATH, deckRequest, { [LEAD_HEADERS.consent]: consentHeader });
    const { text } = await run('show', 'ada@acme.test');

    expect(text).toContain(consent.deck);
    expect(text).toContain(consentVersion(consent.deck));
    expect(text).toMatch(/^consent shown\s+2026-01-15T12:00:00.000Z/m);
  });
});

describe.each(DIALECTS)('people on %s', (dialect) => {
  test('only confirmed subscribers are exported, in the columns of listmonk', async () => {
    const { server, run } = await createOperator(dialect);
    await server.subscribe('ada@acme.test');
    const id = await server.confirm('ada@acme.test');
    await server.subscribe('asked.only@acme.test');
    await server.subscribe('bounced@acme.test');
    await server.confirm('bounced@acme.test');
    await markBounced(server.store.db, 'bounced@acme.test', '550', NOW);
    expect((await run('subscribers')).text).toMatch(/2026-01-15 12:00\s+ada@acme\.test\s+direct/);
    const [head, row, ...rest] = (await run('subscribers', '--format', 'csv')).text.trimEnd().split('\r\n');
    expect(head).toBe(
      'email,name,attributes,confirmed_at,consent,consent_version,source,language,unsubscribe_url',
    );
    expect(rest).toEqual([]);
    expect(row).toMatch(/^ada@acme\.test,,"\{""confirmed_at"":""2026-01-15T12:00:00\.000Z""/);
    expect(row).toContain(consent.newsletter);
    expect(row).toContain(`https://acme.test/leave/${id}`);
  });

  test('export-person prints all stored data about a person', async () => {
    const { server, run } = await createOperator(dialect);
    await server.post(DECK_PATH, deckRequest);
    server.advance(1_000);
    await server.subscribe('ada@acme.test');
    await server.confirm('ada@acme.test');
    await server.hook(calWebhooks.created());
    await server.post(DECK_PATH, { ...deckRequest, email: 'other@acme.test' });
    const { text, code } = await run('export-person', 'Ada@acme.test');
    expect(code).toBe(0);
    const record = JSON.parse(text);
    expect(record).toMatchObject({
      person: { address: 'ada@acme.test' },
      submissions: [{ kind: 'newsletter' }, { kind: 'deck', company: deckRequest.company }],
      subscriptions: [{ state: 'confirmed', confirmed_at: '2026-01-15T12:00:01.000Z' }],
      bookings: [{ status: 'booked' }],
    });
    expect(text).not.toContain('other@acme.test');
    expect(await run('export-person', 'nobody@acme.test')).toMatchObject({ code: 1 });
  });

  test('stats show submissions and booked calls by source, first page and campaign', async () => {
    const { server, run } = await createOperator(dialect);
    const sourceHeaders = (page: string) => ({
      [LEAD_HEADERS.utm]: 'utm_source=linkedin&utm_campaign=spring',
      [LEAD_HEADERS.firstPage]: page,
    });
    await server.post(DECK_PATH, deckRequest, sourceHeaders('/social-os'));
    await server.post(DECK_PATH, { ...deckRequest, email: 'second@acme.test' }, sourceHeaders('/'));
    await server.hook(calWebhooks.created());
    const newPerson = { uid: 'x', email: 'new@acme.test', metadata: { utm_source: 'ads' } };
    await server.hook(calWebhooks.created(newPerson));
    const counts = JSON.parse((await run('stats', '--json')).text);
    expect(counts.sources).toMatchObject([
      { key: 'linkedin', total: 2, deck: 2, people: 2, booked: 1 },
      { key: 'ads', total: 0, booked: 1 },
    ]);
    expect(counts.campaigns).toMatchObject([{ key: 'spring', total: 2, booked: 1 }]);
    const page = { key: '/social-os', total: 1, booked: 1 };
    expect(counts.pages).toContainEqual(expect.objectContaining(page));
    expect((await run('stats')).text).toMatch(/FIRST PAGE[\s\S]+CAMPAIGN/);
  });

  test('data older than RETENTION_DAYS is erased, here and in the operator’s tools; subscribers stay', async () => {
    const receiver = await startReceiver();
    const { server } = await createOperator(dialect, eventsTo(receiver));
    await server.post(DECK_PATH, deckRequest);
    const spam = { ...deckRequest, email: 'spam@acme.test' };
    await server.post(DECK_PATH, spam, { [LEAD_HEADERS.honeypot]: 'x' });
    await server.subscribe('reader@acme.test');
    await server.confirm('reader@acme.test');
    await server.subscribe('asked.only@acme.test');
    await server.hook(calWebhooks.created());
    await server.deliverAll();
    const outbox = join(server.settings.dataDir, 'outbox');
    const before = readdirSync(outbox).length;
    const { dataDir } = server.settings;
    const limits = { dataDir, announce: server.announce, now: NOW + 40 * DAY };
    await eraseExpired(server.store, { ...limits, days: 60 });
    expect(await server.submissions()).toHaveLength(4);
    server.advance(40 * DAY);
    await server.post(DECK_PATH, { ...deckRequest, email: 'fresh@acme.test' });
    const submissionsBefore = await server.submissions();
    await eraseExpired(server.store, { ...limits, days: 30 });
    expect((await server.submissions()).map(({ person }) => person).toSorted()).toEqual([
      'fresh@acme.test',
      'reader@acme.test',
    ]);
    const { db } = server.store;
    expect(await db.selectFrom('subscribers').select('person').execute()).toEqual([
      { person: 'reader@acme.test' },
    ]);
    expect(await db.selectFrom('bookings').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('booking_messages').selectAll().execute()).toEqual([]);
    expect(readdirSync(outbox).length).toBeLessThan(before);
    server.advance(DAY);
    await server.deliverAll();
    const events = receiver.calls
      .map(({ body }) => JSON.parse(body) as SiteEvent)
      .flatMap(({ type, data }) => (type === 'person.erased' ? [data] : []));
    const erased = (email: string, bookingUids: string[] = []) => {
      const submissionIds = submissionsBefore.filter(({ person }) => person === email).map(({ id }) => id);
      return { person: { id: personId(email) }, submissionIds, bookingUids };
    };
    expect(events).toHaveLength(3);
    expect(events).toContainEqual(erased('ada@acme.test', ['b5mNq2vXk7RtYd4Lz9Wc3a']));
    expect(events).toContainEqual(erased('asked.only@acme.test'));
    expect(events).toContainEqual(erased('spam@acme.test'));
  });
});

/** The mail server has refused every mail about a deck request, and accepts all later ones. */
async function refusedOnce(env: Record<string, string> = {}) {
  const { mail, server } = await serverWithMail('sqlite', env);
  mail.refuse(550);
  await server.post(DECK_PATH, deckRequest);
  await server.deliverAll();
  mail.refuse(undefined);
  server.advance(2 * HOUR);
  return { mail, server };
}

test('mail to a permanently refused address is not retried, unless the operator retries it', async () => {
  const { mail, server } = await refusedOnce();
  await server.subscribe('Ada@acme.test');
  await server.post(DECK_PATH, { ...deckRequest, company: 'Another' });
  await server.deliverAll();
  expect(mail.received).toEqual([]);
  const states = (await server.deliveries()).map(({ kind, state }) => `${kind} ${state}`);
  expect(states.toSorted()).toEqual(['deck-mail dead', 'deck-mail skipped', 'newsletter-confirm skipped']);
  const dead = (await server.deliveries()).find(({ state }) => state === 'dead');
  await retryDeliveries(asOperator(server.store), { state: 'dead' });
  await server.deliverAll();
  expect(mail.received).toEqual([]);
  await retryDeliveries(asOperator(server.store), { deliveryIds: [dead?.id ?? ''] });
  await server.deliverAll();
  expect(mail.received).toMatchObject([{ envelopeTo: [deckRequest.email] }]);
});

test('the operator’s own address is retried, even after a refusal', async () => {
  const { mail, server } = await refusedOnce({ OPERATOR_EMAIL: 'owner@agency.test' });
  await server.deliverAll();
  expect(mail.received).toMatchObject([{ envelopeTo: ['owner@agency.test'] }]);
});

test.each(DIALECTS)('a bounce for an erased person is not stored (%s)', async (dialect) => {
  const { store } = await testServer(dialect);
  await markBounced(store.db, 'gone@acme.test', '550', NOW);
  expect(await store.db.selectFrom('bounces').selectAll().execute()).toEqual([]);
});

test('retention keeps a renewed sign-up, and replaces an erased person in the audit log with a code', async () => {
  const server = await testServer('sqlite');
  const { db } = server.store;
  await server.subscribe('ada@acme.test');
  await db.updateTable('subscribers').set({ state: 'unsubscribed', unsubscribed_at: NOW }).execute();
  await server.post(DECK_PATH, { ...deckRequest, email: 'dora@acme.test' });
  server.advance(29 * 86_400_000);
  const view = { id: 'a', actor: 'maya@desk.test', action: 'viewed', subject: 'dora@acme.test', detail: '' };
  await db
    .insertInto('audit_log')
    .values({ ...view, at: server.clock() })
    .execute();
  await server.subscribe('ada@acme.test');
  server.advance(2 * 86_400_000);
  const { dataDir } = server.settings;
  await eraseExpired(server.store, { ...server, days: 30, dataDir, now: server.clock() });
  expect(await db.selectFrom('subscribers').select('state').execute()).toEqual([{ state: 'pending' }]);
  const views = await db.selectFrom('audit_log').select('subject').execute();
  expect(views).toEqual([{ subject: expect.stringMatching(/^erased-/) }]);
});

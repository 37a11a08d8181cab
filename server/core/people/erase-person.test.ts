import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createAnnounce } from '#server/events/announce.ts';
import { personId } from '#server/events/person-id.ts';
import { CAL_HOOK_PATH, CAL_SECRET, calSignature, calWebhooks } from '#server/testing/cal-webhooks.ts';
import { DIALECTS } from '#server/testing/stores.ts';
import { asOperator } from '#server/testing/submissions.ts';
import { DECK_PATH, deckRequest, testServer } from '#server/testing/test-server.ts';
import { startReceiver } from '#server/testing/webhook-receiver.ts';
import { erasePerson } from './erase-person.ts';

const email = 'Erase.Me@acme.test';
const traces = /erase\.me|Zephyrine|Quibblethorpe/i;
const secret = `whsec_${Buffer.from('a secret of at least 24 bytes').toString('base64')}`;

test.each(DIALECTS)('an erased person is gone from every table, file and log on %s', async (dialect) => {
  const receiver = await startReceiver();
  receiver.setReply({ status: 500 });
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const env = {
    EVENTS_URL: receiver.url,
    EVENTS_SECRET: secret,
    CAL_WEBHOOK_SECRET: CAL_SECRET,
    OPERATOR_EMAIL: 'owner@acme.test',
  };
  const server = await testServer(dialect, { env, log });
  const person = { ...deckRequest, email, firstName: 'Zephyrine', lastName: 'Quibblethorpe' };
  const sendWebhook = (body: string) =>
    server.post(CAL_HOOK_PATH, body, { 'x-cal-signature-256': calSignature(body) });
  await server.post(DECK_PATH, person);
  await server.post(DECK_PATH, { ...deckRequest, email: 'other@acme.test' });
  await server.post('/api/newsletter', { email });
  const bookingMessage = calWebhooks.created({ email, name: 'Zephyrine Quibblethorpe' });
  await sendWebhook(bookingMessage);
  await sendWebhook(calWebhooks.created({ uid: 'as-a-guest', email: 'other@acme.test', guests: [email] }));
  await server.deliverAll();
  expect(await readAllData()).toMatch(traces);

  const { dataDir } = server.settings;
  const announce = createAnnounce(server.settings);
  const erased = await erasePerson(asOperator(server.store), { email: ` ${email} `, dataDir, announce });
  expect(erased).toMatchObject({ submissions: 2, subscriptions: 1, bookings: 1 });
  expect(await readAllData()).not.toMatch(traces);
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.join('')).not.toMatch(traces);

  // A repeated message brings nobody back.
  expect((await sendWebhook(bookingMessage)).status).toBe(200);
  expect(await readAllData()).not.toMatch(traces);

  receiver.setReply({ status: 200 });
  receiver.calls.length = 0;
  // Wait until the circuit breaker tests the receiver again.
  server.advance(60_000);
  await server.deliverAll();
  const events = receiver.calls.map(({ body }) => JSON.parse(body) as { type: string; data: unknown });
  expect(events.filter(({ type }) => type === 'person.erased')).toMatchObject([
    {
      type: 'person.erased',
      data: { person: { id: personId('erase.me@acme.test') }, bookingUids: ['b5mNq2vXk7RtYd4Lz9Wc3a'] },
    },
  ]);

  /** All bytes of the data folder and all rows of all tables. */
  async function readAllData(): Promise<string> {
    const files = readdirSync(dataFolder(), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => name + readFileSync(join(parentPath, name), 'latin1'));
    const tables = await server.store.db.introspection.getTables();
    // Integers in SQLite's search index exceed those of JavaScript; its bytes are in the file.
    const readableTables = tables.filter(({ name }) => !name.startsWith('submission_'));
    const rows = await Promise.all(
      readableTables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(server.store.db)),
    );
    return [...files, ...rows.map((result) => JSON.stringify(result.rows))].join('\n');
  }
  function dataFolder() {
    return server.settings.dataDir;
  }
});

test.each(DIALECTS)('exactly the messages that name the person are emptied on %s', async (dialect) => {
  const server = await testServer(dialect, { env: { CAL_WEBHOOK_SECRET: CAL_SECRET } });
  const { db } = server.store;
  const sendWebhook = (body: string) =>
    server.post(CAL_HOOK_PATH, body, { 'x-cal-signature-256': calSignature(body) });
  const guests = {
    'in another script': 'ÄNNE@Größe.example',
    'in the ascii form': 'änne@xn--gre-6ka8i.example',
    'with separate accents': 'a\u0308nne@größe.example',
    'an address that ends alike': 'susänne@größe.example',
    'an address that starts alike': 'änne@größe.example.org',
    nobody: 'x@acme.test',
  };
  for (const [uid, guest] of Object.entries(guests))
    await sendWebhook(calWebhooks.created({ uid, email: 'maria@x.example', guests: [guest] }));
  const withDescription = { description: 'With "Änne" <änne@größe.example>, who asked.' };
  await sendWebhook(
    calWebhooks.created({ uid: 'described', email: 'maria@x.example', extra: withDescription }),
  );
  const link = { link: 'https://cal.test/b?email=%C3%A4nne%40gr%C3%B6%C3%9Fe.example&x=1' };
  await sendWebhook(calWebhooks.created({ uid: 'in a link', email: 'maria@x.example', extra: link }));
  const emptiedMessages = async () => {
    const rows = await db.selectFrom('booking_messages').selectAll().where('body', '=', '').execute();
    return rows
      .filter(({ key }) => key.startsWith('BOOKING'))
      .map(({ booking_uid }) => booking_uid)
      .sort();
  };
  const { dataDir } = server.settings;
  const erase = (address: string) =>
    erasePerson(asOperator(server.store), { email: address, dataDir, announce: () => [] });
  expect(await erase('a@x.example')).toMatchObject({ bookings: 0, messages: 0 });
  expect(await emptiedMessages()).toEqual([]);
  expect(await erase('änne@GRÖSSE.example')).toMatchObject({ messages: 0 });
  expect(await erase('Änne@größe.example')).toMatchObject({ bookings: 0, messages: 5 });
  expect(await emptiedMessages()).toEqual([
    'described',
    'in a link',
    'in another script',
    'in the ascii form',
    'with separate accents',
  ]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DAY } from '#domain/timing.ts';
import { personId } from '#server/core/people/person-id.ts';
import { createRetention } from '#server/core/retention/retention.ts';
import { createAnnounce } from '#server/events/announce.ts';
import { markBounced } from '#server/mail/bounces.ts';
import { calWebhooks } from '#server/testing/cal-webhooks.ts';
import { captureLog, DIALECTS } from '#server/testing/stores.ts';
import { asOperator } from '#server/testing/submissions.ts';
import { DECK_PATH, deckRequest, testServer } from '#server/testing/test-server.ts';
import { eventsTo, startReceiver } from '#server/testing/webhook-receiver.ts';
import { erasePerson } from './erase-person.ts';

const email = 'Erase.Me@acme.test';
const traces = /erase\.me|Zephyrine|Quibblethorpe/i;

test.each(DIALECTS)('an erased person is gone from every table, file and log on %s', async (dialect) => {
  const receiver = await startReceiver();
  receiver.setReply({ status: 500 });
  const { log, lines } = captureLog('trace');
  const env = { ...eventsTo(receiver), OPERATOR_EMAIL: 'owner@acme.test' };
  const server = await testServer(dialect, { env, log });
  const person = { ...deckRequest, email, firstName: 'Zephyrine', lastName: 'Quibblethorpe' };
  await server.post(DECK_PATH, person);
  await server.post(DECK_PATH, { ...deckRequest, email: 'other@acme.test' });
  await server.subscribe(email);
  const bookingMessage = calWebhooks.created({ email, name: 'Zephyrine Quibblethorpe' });
  await server.hook(bookingMessage);
  await server.hook(calWebhooks.created({ uid: 'as-a-guest', email: 'other@acme.test', guests: [email] }));
  await server.deliverAll();
  expect(await readAllData()).toMatch(traces);

  const { dataDir } = server.settings;
  // The plan of retention names refused addresses.
  await markBounced(server.store.db, 'erase.me@acme.test', '550', 0);
  const planning = { days: 1, dataDir, announce: () => [], clock: () => DAY + 1, log };
  while (await createRetention(server.store, planning).step());
  const operator = { ...asOperator(server.store), announce: createAnnounce(server.settings) };
  const erased = await erasePerson(operator, { email: ` ${email} `, dataDir });
  expect(erased).toMatchObject({ submissions: 2, subscriptions: 1, bookings: 1 });
  expect(await readAllData()).not.toMatch(traces);
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.join('')).not.toMatch(traces);

  // A repeated message brings nobody back.
  expect((await server.hook(bookingMessage)).status).toBe(200);
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

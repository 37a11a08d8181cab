import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { DAY } from '#domain/timing.ts';
import { changeSubmissions } from '#server/core/submissions/change-submissions.ts';
import { showSubmissions } from '#server/core/submissions/submissions.ts';
import { createDeliver } from '#server/delivery/kinds.ts';
import { markBounced } from '#server/mail/bounces.ts';
import { IMPORTED_TABLES } from '#server/store/personal-data.ts';
import { calWebhooks } from '#server/testing/cal-webhooks.ts';
import { eraseExpired } from '#server/testing/retention.ts';
import { DIALECTS } from '#server/testing/stores.ts';
import { addSubmission, asOperator } from '#server/testing/submissions.ts';
import { DECK_PATH, deckRequest, testServer } from '#server/testing/test-server.ts';
import { addNote } from './add-note.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';
import { viewPerson } from './read-person.ts';

describe.each(DIALECTS)('an erasure on %s', (dialect) => {
  test('erases what a colleague writes about the same person at the same moment', async () => {
    const server = await testServer(dialect);
    const { store } = server;
    const { dataDir } = server.settings;
    const colleague = { ...asOperator(store, server.clock()), actor: 'leo@desk.test' };
    const sendBooking = (email: string) =>
      server.hook(calWebhooks.created({ uid: `call-of-${email.split('@')[0]}`, email }));
    const people = Array.from({ length: 20 }, (_, index) => `person${index}@erased.test`);
    for (const email of people) {
      const id = await addSubmission(store, { email }, ['deck-mail']);
      await sendBooking(email);
      const teamActions = () => [
        addNote(colleague, id, { text: 'Called.', team: [] }),
        viewPerson(colleague, id),
        showSubmissions(colleague, email),
        exportPerson(colleague, email),
        changeSubmissions(colleague, { ids: [id], action: { do: 'change', change: { status: 'won' } } }),
        changeSubmissions(colleague, { ids: [id], action: { do: 'retry' } }),
        markBounced(store.db, email, '550', colleague.now),
        sendBooking(email),
      ];
      await Promise.all([
        ...teamActions(),
        erasePerson(asOperator(store), { email, dataDir }),
        ...teamActions(),
      ]);
    }
    for (const table of IMPORTED_TABLES) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(store.db);
      expect([table, JSON.stringify(rows)]).toEqual([table, expect.not.stringContaining('erased.test')]);
    }
  });

  test('removes the file of a mail that was being sent', async () => {
    const server = await testServer(dialect);
    const { store } = server;
    const { dataDir } = server.settings;
    await server.post(DECK_PATH, deckRequest);
    const [delivery] = await server.deliveries();
    const [sendStarted, sendAllowed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const deliver = createDeliver({
      ...server,
      ...server.settings,
      siteFile: async () => Buffer.from('%PDF'),
      mail: {
        ...server.mail,
        async send(message, signal) {
          sendStarted.resolve();
          await sendAllowed.promise;
          await server.mail.send(message, signal);
        },
      },
    });
    if (!delivery) throw new Error('there is no delivery');
    const sending = deliver(delivery, new AbortController().signal);
    await sendStarted.promise;
    await erasePerson(asOperator(store), { email: deckRequest.email, dataDir });
    sendAllowed.resolve();
    await sending;
    expect(readdirSync(join(dataDir, 'outbox'))).toEqual([]);
  });

  test('can be repeated if the file of a mail could not be removed', async () => {
    const server = await testServer(dialect);
    const { dataDir } = server.settings;
    await server.post(DECK_PATH, deckRequest);
    await server.deliverAll();
    const erase = () => erasePerson(asOperator(server.store), { email: deckRequest.email, dataDir });
    const outbox = join(dataDir, 'outbox');
    renameSync(outbox, `${outbox}.away`);
    writeFileSync(outbox, '');
    await expect(erase()).rejects.toThrow();
    rmSync(outbox);
    renameSync(`${outbox}.away`, outbox);
    expect(await erase()).toMatchObject({ submissions: 1, files: 1 });
    expect(readdirSync(outbox)).toEqual([]);
  });

  test('still holds after retention: a later message about the call does not store the person again', async () => {
    const server = await testServer(dialect);
    const { store, announce, clock } = server;
    const { dataDir } = server.settings;
    await server.hook(calWebhooks.created());
    await erasePerson({ ...asOperator(store), announce }, { email: 'ada@acme.test', dataDir });
    server.advance(100 * DAY);
    await eraseExpired(store, { days: 30, dataDir, announce, now: clock() });
    expect((await server.hook(calWebhooks.cancelled({ at: clock() }))).status).toBe(200);
    expect((await server.hook(calWebhooks.created({ at: clock() }))).status).toBe(200);
    expect(await store.db.selectFrom('bookings').select('uid').execute()).toEqual([]);
  });
});

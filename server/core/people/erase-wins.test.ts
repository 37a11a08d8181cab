import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DAY } from '#domain/timing.ts';
import { changeSubmissions } from '#server/core/submissions/change-submissions.ts';
import { showSubmissions } from '#server/core/submissions/submissions.ts';
import { createDeliver } from '#server/delivery/kinds.ts';
import { markBounced } from '#server/mail/bounces.ts';
import { CAL_HOOK_PATH, CAL_SECRET, calSignature, calWebhooks } from '#server/testing/cal-webhooks.ts';
import { eraseExpired } from '#server/testing/retention.ts';
import { DIALECTS } from '#server/testing/stores.ts';
import { asOperator, newSubmission } from '#server/testing/submissions.ts';
import { DECK_PATH, deckRequest, testServer } from '#server/testing/test-server.ts';
import { addNote } from './add-note.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';
import { viewPerson } from './read-person.ts';

describe.each(DIALECTS)('an erasure on %s', (dialect) => {
  test('erases what a colleague writes about the same person at the same moment', async () => {
    const server = await testServer(dialect, { env: { CAL_WEBHOOK_SECRET: CAL_SECRET } });
    const { store } = server;
    const { dataDir } = server.settings;
    const colleague = { ...asOperator(store, server.clock()), actor: 'leo@desk.test' };
    const sendBooking = (email: string) => {
      const body = calWebhooks.created({ uid: `call-of-${email.split('@')[0]}`, email });
      return server.post(CAL_HOOK_PATH, body, { 'x-cal-signature-256': calSignature(body) });
    };
    const people = Array.from({ length: 20 }, (_, index) => `person${index}@erased.test`);
    for (const email of people) {
      const { submission, ...rest } = newSubmission({ email });
      await store.intake({ submission, ...rest });
      await sendBooking(email);
      const { id } = submission;
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
        erasePerson(asOperator(store), { email, dataDir, announce: () => [] }),
        ...teamActions(),
      ]);
    }
    const tables = [
      'submissions',
      'notes',
      'bookings',
      'booking_messages',
      'bounces',
      'audit_log',
      'deliveries',
    ];
    for (const table of tables as ('submissions' | 'notes')[])
      expect([table, JSON.stringify(await store.db.selectFrom(table).selectAll().execute())]).toEqual([
        table,
        expect.not.stringContaining('erased.test'),
      ]);
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
    await erasePerson(asOperator(store), { email: deckRequest.email, dataDir, announce: () => [] });
    sendAllowed.resolve();
    await sending;
    expect(readdirSync(join(dataDir, 'outbox'))).toEqual([]);
  });

  test('still holds after retention: a later message about the call does not store the person again', async () => {
    const server = await testServer(dialect, { env: { CAL_WEBHOOK_SECRET: CAL_SECRET } });
    const { store, announce, clock } = server;
    const { dataDir } = server.settings;
    const sendWebhook = (body: string) =>
      server.post(CAL_HOOK_PATH, body, { 'x-cal-signature-256': calSignature(body) });
    await sendWebhook(calWebhooks.created());
    await erasePerson(asOperator(store), { email: 'ada@acme.test', dataDir, announce });
    server.advance(100 * DAY);
    await eraseExpired(store, { days: 30, dataDir, announce, now: clock() });
    expect((await sendWebhook(calWebhooks.cancelled({ at: clock() }))).status).toBe(200);
    expect((await sendWebhook(calWebhooks.created({ at: clock() }))).status).toBe(200);
    expect(await store.db.selectFrom('bookings').select('uid').execute()).toEqual([]);
  });
});

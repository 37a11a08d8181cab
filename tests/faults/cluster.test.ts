/** Two servers and two workers on one PostgreSQL: every delivery is sent exactly once. */
import { expect, test } from 'vitest';
import { startMailServer } from '#server/testing/mail-server.ts';
import { startReceiver } from '#server/testing/webhook-receiver.ts';
import { CLUSTER_LEADS, TIMEOUT } from './size.ts';
import { createVisitor, sendLead } from './submission-load.ts';
import { createKeepAliveAgent, createTestSystem, openSharedStore, WEBHOOK_SECRET } from './test-system.ts';

const LEAD_COUNT = CLUSTER_LEADS;

test(
  'two servers and two workers send each delivery once',
  async () => {
    const [receiver, mail] = await Promise.all([startReceiver(), startMailServer()]);
    const { settings, startServer, startWorker } = await createTestSystem('postgres', {
      SMTP_URL: mail.url,
      MAIL_PER_MINUTE: '60000',
      OPERATOR_EMAIL: 'owner@acme.test',
      DECK_FORWARD_URL: receiver.url,
      DECK_FORWARD_SECRET: WEBHOOK_SECRET,
      WORKER: 'off',
    });
    // All four processes start at once, on an empty database.
    const [firstServer, secondServer, ...workers] = await Promise.all([
      startServer(),
      startServer(),
      startWorker(),
      startWorker(),
    ]);
    const agent = createKeepAliveAgent(20);
    const visitors = Array.from({ length: LEAD_COUNT }, createVisitor);
    // Each visitor sends the same form to both servers, with the same key.
    const statuses = await Promise.all(
      visitors.flatMap((visitor) => [
        sendLead(firstServer.origin, visitor, agent),
        sendLead(secondServer.origin, visitor, agent),
      ]),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));

    const store = await openSharedStore(settings);
    const countOpen = async () =>
      (await store.db.selectFrom('deliveries').select('id').where('state', '!=', 'done').execute()).length;
    await expect.poll(countOpen, { timeout: TIMEOUT, interval: 200 }).toBe(0);

    const submissions = await store.db.selectFrom('submissions').select('id').execute();
    expect(submissions).toHaveLength(LEAD_COUNT);
    expect(receiver.calls.map(({ headers }) => headers['webhook-id']).sort()).toEqual(
      submissions.map(({ id }) => id).sort(),
    );
    const deckRecipients = mail.received
      .flatMap(({ envelopeTo }) => envelopeTo)
      .filter((to) => to !== 'owner@acme.test');
    expect(deckRecipients.sort()).toEqual(visitors.map(({ email }) => email).sort());
    expect(mail.received).toHaveLength(2 * LEAD_COUNT);
    expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(2 * LEAD_COUNT);
    expect(await Promise.all([firstServer, secondServer, ...workers].map(({ stop }) => stop()))).toEqual([
      0, 0, 0, 0,
    ]);
  },
  TIMEOUT,
);

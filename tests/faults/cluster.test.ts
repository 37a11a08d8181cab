/** Two servers and two workers on one PostgreSQL: every delivery is sent exactly once. */
import { expect, test } from 'vitest';
import { startMailServer } from '#server/testing/mail-server.ts';
import { startReceiver } from '#server/testing/webhook-receiver.ts';
import { recordFigures } from './figures.ts';
import { newVisitor, sendLead } from './lead-load.ts';
import { CLUSTER_LEADS, TIMEOUT } from './size.ts';
import { keptConnections, newTestSystem, storeBeside, WEBHOOK_SECRET } from './test-system.ts';

const LEADS = CLUSTER_LEADS;

test(
  'two servers and two workers send each delivery once',
  async () => {
    const [receiver, mail] = await Promise.all([startReceiver(), startMailServer()]);
    const { settings, startServer, startWorker } = await newTestSystem('postgres', {
      SMTP_URL: mail.url,
      OPERATOR_EMAIL: 'owner@acme.test',
      DECK_FORWARD_URL: receiver.url,
      DECK_FORWARD_SECRET: WEBHOOK_SECRET,
      WORKER: 'off',
    });
    // All four start at once, on an empty database.
    const [first, second, ...workers] = await Promise.all([
      startServer(),
      startServer(),
      startWorker(),
      startWorker(),
    ]);
    const agent = keptConnections(20);
    const visitors = Array.from({ length: LEADS }, newVisitor);
    // Each visitor's browser retries on the other server with the same key.
    const statuses = await Promise.all(
      visitors.flatMap((visitor) => [
        sendLead(first.origin, visitor, agent),
        sendLead(second.origin, visitor, agent),
      ]),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));

    const store = await storeBeside(settings);
    const open = async () =>
      (await store.db.selectFrom('deliveries').select('id').where('state', '!=', 'done').execute()).length;
    await expect.poll(open, { timeout: TIMEOUT, interval: 200 }).toBe(0);

    const leads = await store.db.selectFrom('leads').select('id').execute();
    expect(leads).toHaveLength(LEADS);
    expect(receiver.calls.map(({ headers }) => headers['webhook-id']).sort()).toEqual(
      leads.map(({ id }) => id).sort(),
    );
    const decks = mail.received
      .flatMap(({ envelopeTo }) => envelopeTo)
      .filter((to) => to !== 'owner@acme.test');
    expect(decks.sort()).toEqual(visitors.map(({ email }) => email).sort());
    expect(mail.received).toHaveLength(2 * LEADS);
    expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(2 * LEADS);
    const messages = new Set(mail.received.map(({ messageId }) => messageId)).size;
    recordFigures({
      cluster: 4,
      leads: leads.length,
      deliveries: mail.received.length + receiver.calls.length,
      duplicates: mail.received.length - messages + receiver.calls.length - leads.length,
    });
    expect(await Promise.all([first, second, ...workers].map(({ stop }) => stop()))).toEqual([0, 0, 0, 0]);
  },
  TIMEOUT,
);

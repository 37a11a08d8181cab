/** Slow and hanging receivers: other deliveries continue, nothing is sent twice, and the server can be stopped. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { startScriptedMailServer } from '#server/testing/scripted-mail-server.ts';
import { DIALECTS, reopen } from '#server/testing/stores.ts';
import { forwardsTo, startReceiver } from '#server/testing/webhook-receiver.ts';
import { SLOW_RESPONSE_MS } from './size.ts';
import { createVisitor, sendLead } from './submission-load.ts';
import { createKeepAliveAgent, createTestSystem } from './test-system.ts';

const LEAD_COUNT = 8;

describe.each(DIALECTS)('faulty receivers, on %s', (dialect) => {
  async function startSystem(env: Record<string, string> = {}) {
    const { settings, startServer, startWorker } = await createTestSystem(dialect, env);
    const server = await startServer();
    const agent = createKeepAliveAgent();
    const store = await reopen(settings);
    const readStates = async (kind: string) =>
      (await store.db.selectFrom('deliveries').select('state').where('kind', '=', kind).execute()).map(
        ({ state }) => state,
      );
    const sendLeads = async (count: number) => {
      for (let submission = 0; submission < count; submission += 1)
        expect(await sendLead(server.origin, createVisitor(), agent)).toBe(200);
    };
    return { settings, server, startWorker, store, readStates, sendLeads };
  }

  test('a slow mail server gets each mail once, although a server and a worker send together', async () => {
    const respondSlowly = async (reply: string) => {
      await pause(SLOW_RESPONSE_MS);
      return reply;
    };
    const mail = await startScriptedMailServer({
      rcpt: () => respondSlowly('250 ok'),
      dot: () => respondSlowly('250 taken'),
    });
    const { server, startWorker, readStates, sendLeads } = await startSystem({ SMTP_URL: mail.url });
    const worker = await startWorker();
    await sendLeads(LEAD_COUNT);
    const countOpen = async () => (await readStates('deck-mail')).filter((state) => state !== 'done').length;
    await expect.poll(countOpen, { interval: 200 }).toBe(0);
    const ids = mail.messages.map((message) => /^Message-ID: (\S+)$/im.exec(message)?.[1]);
    expect(ids).toHaveLength(LEAD_COUNT);
    expect(new Set(ids).size).toBe(LEAD_COUNT);
    // Each of the two processes has at most two connections.
    expect(mail.mostOpen()).toBeLessThanOrEqual(4);
    expect(await Promise.all([server.stop(), worker.stop()])).toEqual([0, 0]);
  });

  test('a mail server that responds byte by byte does not delay forwards, and a stop releases its mails', async () => {
    const mail = await startScriptedMailServer({ rcpt: () => 'drip' });
    const receiver = await startReceiver();
    const { server, store, readStates, sendLeads } = await startSystem({
      SMTP_URL: mail.url,
      ...forwardsTo(receiver),
    });
    await sendLeads(LEAD_COUNT);
    await expect.poll(() => receiver.calls.length).toBe(LEAD_COUNT);
    await expect.poll(() => mail.open()).toBe(2);
    expect(await server.stop()).toBe(0);
    expect(mail.open()).toBe(0);
    expect(await readStates('deck-mail')).toEqual(Array(LEAD_COUNT).fill('pending'));
    const leased = await store.db.selectFrom('deliveries').select(['attempts', 'lease_owner']).execute();
    for (const { attempts, lease_owner } of leased.filter((row) => row.attempts === 0))
      expect({ attempts, lease_owner }).toEqual({ attempts: 0, lease_owner: null });
    expect(leased.filter(({ attempts }) => attempts === 0)).toHaveLength(LEAD_COUNT);
  });

  test('a workflow host that hangs does not delay mail', async () => {
    const receiver = await startReceiver();
    receiver.setReply('no answer');
    const { settings, server, sendLeads } = await startSystem(forwardsTo(receiver));
    await sendLeads(2 * LEAD_COUNT);
    await expect.poll(() => receiver.calls.length).toBeGreaterThan(0);
    const listMails = () =>
      readdirSync(join(settings.dataDir, 'outbox')).filter((name) => name.endsWith('.eml'));
    await expect.poll(() => listMails().length).toBe(2 * LEAD_COUNT);
    await server.kill();
  });
});

/** Receivers that are slow, drip or hang: everything else continues, nothing is sent twice, and a stop works. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startScriptedMailServer } from '#server/testing/scripted-mail-server.ts';
import { DIALECTS } from '#server/testing/stores.ts';
import { startReceiver } from '#server/testing/webhook-receiver.ts';
import { recordFigures } from './figures.ts';
import { newVisitor, sendLead } from './lead-load.ts';
import { SLOW_ANSWER_MS, TIMEOUT } from './size.ts';
import { keptConnections, newTestSystem, storeBeside, WEBHOOK_SECRET } from './test-system.ts';

const LEADS = 8;

describe.each(DIALECTS)('faulty receivers, on %s', (dialect) => {
  async function runningSystem(env: Record<string, string> = {}) {
    const { settings, startServer, startWorker } = await newTestSystem(dialect, env);
    const server = await startServer();
    const agent = keptConnections();
    const store = await storeBeside(settings);
    const states = async (kind: string) =>
      (await store.db.selectFrom('deliveries').select('state').where('kind', '=', kind).execute()).map(
        ({ state }) => state,
      );
    const send = async (count: number) => {
      for (let lead = 0; lead < count; lead += 1)
        expect(await sendLead(server.origin, newVisitor(), agent)).toBe(200);
    };
    return { settings, server, startWorker, store, states, send };
  }

  test(
    'a slow mail server gets each mail once, from a server and a worker together',
    async () => {
      const slowly = async (answer: string) => {
        await pause(SLOW_ANSWER_MS);
        return answer;
      };
      const mail = await startScriptedMailServer({
        rcpt: () => slowly('250 ok'),
        dot: () => slowly('250 taken'),
      });
      onTestFinished(() => mail.close());
      const { server, startWorker, states, send } = await runningSystem({ SMTP_URL: mail.url });
      const worker = await startWorker();
      await send(LEADS);
      const open = async () => (await states('deck-mail')).filter((state) => state !== 'done').length;
      await expect.poll(open, { timeout: TIMEOUT, interval: 200 }).toBe(0);
      const ids = mail.messages.map((message) => /^Message-ID: (\S+)$/im.exec(message)?.[1]);
      recordFigures({ dialect, slowMails: ids.length, duplicates: ids.length - new Set(ids).size });
      expect(ids).toHaveLength(LEADS);
      expect(new Set(ids).size).toBe(LEADS);
      // There are never more mails in progress than connections: two for each of the two processes.
      expect(mail.mostOpen()).toBeLessThanOrEqual(4);
      expect(await Promise.all([server.stop(), worker.stop()])).toEqual([0, 0]);
    },
    TIMEOUT,
  );

  test(
    'a mail server that drips does not delay the forward, and a stop releases its mails',
    async () => {
      const mail = await startScriptedMailServer({ rcpt: () => 'drip' });
      onTestFinished(() => mail.close());
      const receiver = await startReceiver();
      const { server, store, states, send } = await runningSystem({
        SMTP_URL: mail.url,
        DECK_FORWARD_URL: receiver.url,
        DECK_FORWARD_SECRET: WEBHOOK_SECRET,
      });
      await send(LEADS);
      await expect.poll(() => receiver.calls.length, { timeout: TIMEOUT }).toBe(LEADS);
      await expect.poll(() => mail.open(), { timeout: TIMEOUT }).toBe(2);
      expect(await server.stop()).toBe(0);
      expect(mail.open()).toBe(0);
      expect(await states('deck-mail')).toEqual(Array(LEADS).fill('pending'));
      const leased = await store.db.selectFrom('deliveries').select(['attempts', 'lease_owner']).execute();
      for (const { attempts, lease_owner } of leased.filter((row) => row.attempts === 0))
        expect({ attempts, lease_owner }).toEqual({ attempts: 0, lease_owner: null });
      expect(leased.filter(({ attempts }) => attempts === 0)).toHaveLength(LEADS);
    },
    TIMEOUT,
  );

  test(
    'a workflow host that hangs does not delay mail',
    async () => {
      const receiver = await startReceiver();
      receiver.answer('no answer');
      const { settings, server, send } = await runningSystem({
        DECK_FORWARD_URL: receiver.url,
        DECK_FORWARD_SECRET: WEBHOOK_SECRET,
      });
      await send(2 * LEADS);
      await expect.poll(() => receiver.calls.length, { timeout: TIMEOUT }).toBeGreaterThan(0);
      const mails = () =>
        readdirSync(join(settings.dataDir, 'outbox')).filter((name) => name.endsWith('.eml'));
      await expect.poll(() => mails().length, { timeout: TIMEOUT }).toBe(2 * LEADS);
      await server.kill();
    },
    TIMEOUT,
  );
});

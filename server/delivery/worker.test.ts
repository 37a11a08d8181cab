import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { deskReadiness } from '#content/desk.ts';
import { fill } from '#content/message.ts';
import { failureCode } from '#domain/desk.ts';
import { DAY, HOUR, RETRY_DELAYS } from '#domain/timing.ts';
import { DeliveryError } from '#server/errors.ts';
import { createMetrics } from '#server/metrics.ts';
import type { Store } from '#server/store/open-store.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { startScriptedMailServer } from '#server/testing/scripted-mail-server.ts';
import { captureLog, DIALECTS, silent, testStore } from '#server/testing/stores.ts';
import { NOW, newSubmission } from '#server/testing/submissions.ts';
import { DECK_PATH, DECK_PDF, deckRequest, testServer } from '#server/testing/test-server.ts';
import { forwardsTo, startReceiver, WEBHOOK_SECRET } from '#server/testing/webhook-receiver.ts';
import { words } from '#server/texts.ts';
import type { Deliver } from './kind.ts';
import { kindsFor } from './kinds.ts';
import { RETRIES_FIRST_EVERY } from './pool.ts';
import { LEASE_MS, RENEWAL_MS } from './queue.ts';
import { retryDelay } from './retry-schedule.ts';
import { poolsFor, TARGETS } from './targets.ts';
import { createWorker } from './worker.ts';

const { mails } = words;

/** Interval of the lease watch. */
const WATCH_MS = 5_000;

type Options = Partial<
  Pick<Parameters<typeof createWorker>[0], 'drainMs' | 'log' | 'monotonicNow' | 'targets' | 'stepOfLongWork'>
>;

function testWorker(store: Store, deliver: Deliver, clock: () => number = () => NOW, options: Options = {}) {
  const metrics = createMetrics();
  return createWorker({
    store,
    deliver,
    pools: poolsFor({ events: [] }),
    clock,
    monotonicNow: clock,
    log: silent,
    random: () => 0.5,
    attempts: metrics.counter('attempts', 'x', ['kind', 'outcome']),
    seconds: metrics.histogram('seconds', 'x', ['kind']),
    ...options,
  });
}

const readOnlyDelivery = (store: Store) =>
  store.db.selectFrom('deliveries').selectAll().executeTakeFirstOrThrow();

test('work that takes hours delays neither deliveries nor the stop', async () => {
  const store = await testStore('sqlite');
  const worker = testWorker(
    store,
    async () => undefined,
    () => NOW,
    { stepOfLongWork: async () => true },
  );
  worker.start();
  await store.intake(newSubmission());
  worker.wake();
  await expect.poll(async () => (await readOnlyDelivery(store)).state).toBe('done');
  await worker.stop();
});

test('the retry schedule grows, varies by a fifth and ends', () => {
  expect(retryDelay(1, () => 0.5)).toBe(RETRY_DELAYS[0]);
  expect(retryDelay(1, () => 0)).toBe(8_000);
  expect(retryDelay(1, () => 1)).toBe(12_000);
  expect(retryDelay(RETRY_DELAYS.length + 1, () => 0.5)).toBeUndefined();
  // A manual retry starts the schedule again; its attempts are added.
  expect(retryDelay(RETRY_DELAYS.length + 2, () => 0.5)).toBe(RETRY_DELAYS[0]);
  expect([...RETRY_DELAYS].sort((a, b) => a - b)).toEqual(RETRY_DELAYS);
});

describe.each(DIALECTS)('the outbox on %s', (dialect) => {
  test('two workers share the deliveries and send none twice', async () => {
    const store = await testStore(dialect);
    await Promise.all(Array.from({ length: 60 }, () => store.intake(newSubmission())));
    const delivered: string[] = [];
    const deliver: Deliver = async ({ id }) => {
      delivered.push(id);
      return undefined;
    };
    const workers = [testWorker(store, deliver), testWorker(store, deliver), testWorker(store, deliver)];
    const drain = async (worker: (typeof workers)[number]) => {
      while ((await worker.runOnce()) > 0);
    };
    await Promise.all(workers.map(drain));
    expect(delivered).toHaveLength(60);
    expect(new Set(delivered).size).toBe(60);
    const states = await store.db.selectFrom('deliveries').select('state').distinct().execute();
    expect(states).toEqual([{ state: 'done' }]);
  });

  test('a fresh mail is sent before failed and re-queued mails', async () => {
    const store = await testStore(dialect);
    for (let index = 0; index < 6; index += 1)
      await store.intake(newSubmission({ id: `old-${index}`, created_at: NOW - DAY }));
    const old = store.db.updateTable('deliveries');
    await old
      .set({ attempts: 3, next_at: NOW - HOUR })
      .where('submission_id', '<', 'old-3')
      .execute();
    await old
      .set({ next_at: NOW - 2 * HOUR })
      .where('submission_id', '>=', 'old-3')
      .execute();
    await store.intake(newSubmission({ id: 'fresh' }));
    const delivered: (string | null)[] = [];
    const worker = testWorker(store, async ({ submission_id }) => {
      delivered.push(submission_id);
      return undefined;
    });
    expect(await worker.runOnce()).toBe(TARGETS.mail.concurrency);
    expect(delivered).toContain('fresh');
    while ((await worker.runOnce()) > 0);
    expect(delivered).toHaveLength(7);
  });

  test('retries are also sent while new mails keep arriving', async () => {
    const store = await testStore(dialect);
    await store.intake(newSubmission({ id: 'failed', created_at: NOW - DAY }));
    await store.db.updateTable('deliveries').set({ attempts: 3 }).execute();
    const delivered: (string | null)[] = [];
    const worker = testWorker(store, async ({ submission_id }) => {
      delivered.push(submission_id);
      return undefined;
    });
    const turns = RETRIES_FIRST_EVERY * kindsFor('mail').length;
    for (let turn = 0; turn < turns; turn += 1) {
      expect(delivered).not.toContain('failed');
      const freshSubmissions = Array.from({ length: 2 * TARGETS.mail.concurrency }, () => newSubmission());
      await Promise.all(freshSubmissions.map((submission) => store.intake(submission)));
      await worker.runOnce();
      if (delivered.includes('failed')) return;
    }
    expect(delivered).toContain('failed');
  });

  test('another worker claims a delivery of a dead process only after its lease has expired', async () => {
    const store = await testStore(dialect);
    await store.intake(newSubmission());
    let now = NOW;
    const deadWorker = testWorker(
      store,
      () => new Promise(() => {}),
      () => now,
    );
    deadWorker.runOnce().catch(() => {});
    await expect.poll(async () => (await readOnlyDelivery(store)).lease_owner).not.toBeNull();
    const otherWorker = testWorker(
      store,
      async () => undefined,
      () => now,
    );
    expect(await otherWorker.runOnce()).toBe(0);
    now += LEASE_MS - 1;
    expect(await otherWorker.runOnce()).toBe(0);
    now += WATCH_MS;
    expect(await otherWorker.runOnce()).toBe(1);
    expect(await readOnlyDelivery(store)).toMatchObject({ state: 'done', attempts: 2 });
  });

  test('the lease of a long delivery is renewed, even if the clock jumps', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const store = await testStore(dialect);
    await store.intake(newSubmission());
    const testClocks = { monotonicNow: 0, day: NOW };
    const pendingDelivery = Promise.withResolvers<undefined>();
    const sent: string[] = [];
    const worker = (name: string, work: Promise<undefined>) =>
      testWorker(
        store,
        () => {
          sent.push(name);
          return work;
        },
        () => testClocks.day,
        { monotonicNow: () => testClocks.monotonicNow },
      );
    const slowWorker = worker('slow', pendingDelivery.promise);
    slowWorker.start();
    const otherWorker = worker('other', Promise.resolve(undefined));
    await expect.poll(async () => (await readOnlyDelivery(store)).lease_owner).not.toBeNull();
    for (const jump of [0, 365 * DAY, -2 * 365 * DAY, 0]) {
      testClocks.day += jump;
      const { lease_beat } = await readOnlyDelivery(store);
      vi.advanceTimersByTime(RENEWAL_MS);
      await expect.poll(async () => (await readOnlyDelivery(store)).lease_beat).toBeGreaterThan(lease_beat);
      testClocks.monotonicNow += LEASE_MS - 1;
      expect(await otherWorker.runOnce()).toBe(0);
    }
    pendingDelivery.resolve(undefined);
    await slowWorker.stop();
    expect(sent).toEqual(['slow']);
    expect(await readOnlyDelivery(store)).toMatchObject({ state: 'done', attempts: 1 });
  });

  test('a worker that lost its lease cannot overwrite the result of another worker', async () => {
    const store = await testStore(dialect);
    await store.intake(newSubmission());
    const pendingDelivery = Promise.withResolvers<undefined>();
    const slowWorker = testWorker(store, () => pendingDelivery.promise);
    const slowRun = slowWorker.runOnce();
    await expect.poll(async () => (await readOnlyDelivery(store)).lease_owner).not.toBeNull();
    await store.db.updateTable('deliveries').set({ lease_owner: null }).execute();
    const failDelivery: Deliver = async () => {
      throw new DeliveryError('no');
    };
    await testWorker(store, failDelivery).runOnce();
    const before = await readOnlyDelivery(store);
    pendingDelivery.resolve(undefined);
    await slowRun;
    expect(await readOnlyDelivery(store)).toEqual(before);
  });

  test('a message sent during an outage of the store is recorded afterwards, and not sent again', async () => {
    const store = await testStore(dialect);
    await store.intake(newSubmission());
    const started = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<undefined>();
    let sent = 0;
    const { log, lines } = captureLog();
    const deliver = () => {
      sent += 1;
      started.resolve();
      return finish.promise;
    };
    const worker = testWorker(store, deliver, () => NOW, { log });
    worker.start();
    await started.promise;
    await sql`alter table deliveries rename to deliveries_away`.execute(store.db);
    finish.resolve(undefined);
    await expect.poll(() => lines.join()).toContain('a delivery cannot be settled yet');
    await sql`alter table deliveries_away rename to deliveries`.execute(store.db);
    await expect.poll(async () => (await readOnlyDelivery(store)).state).toBe('done');
    expect(sent).toBe(1);
    await worker.stop();
  });

  test('retries and new deliveries stay on time when the clock is set back', async () => {
    const store = await testStore(dialect);
    const testClocks = { monotonicNow: 0, day: NOW };
    let isDown = true;
    const worker = testWorker(
      store,
      async () => {
        if (isDown) throw new DeliveryError('down');
        return undefined;
      },
      () => testClocks.day,
      { monotonicNow: () => testClocks.monotonicNow },
    );
    await store.intake(newSubmission({ created_at: testClocks.day }));
    await worker.runOnce();
    isDown = false;
    // A submission stored while the clock was ahead, and one that just failed.
    await store.intake(newSubmission({ created_at: testClocks.day }));
    testClocks.day -= 365 * DAY;
    testClocks.monotonicNow += RETRY_DELAYS[0]! * 1.2;
    testClocks.day += RETRY_DELAYS[0]! * 1.2;
    while ((await worker.runOnce()) > 0);
    const states = await store.db.selectFrom('deliveries').select('state').execute();
    expect(states).toEqual([{ state: 'done' }, { state: 'done' }]);
  });

  test('a failing target does not delay other targets, is paused, and is then tried with one delivery', async () => {
    const store = await testStore(dialect);
    let now = NOW;
    const calls: string[] = [];
    let isDown = true;
    const deliver: Deliver = async ({ kind }) => {
      calls.push(kind);
      if (kind === 'forward' && isDown) throw new DeliveryError('down', { scope: 'target' });
      return undefined;
    };
    const worker = testWorker(store, deliver, () => now);
    for (let submission = 0; submission < 12; submission += 1)
      await store.intake(newSubmission({}, ['forward', 'operator-mail']));
    while ((await worker.runOnce()) > 0);
    const countForwards = () => calls.filter((kind) => kind === 'forward').length;
    expect(calls.filter((kind) => kind === 'operator-mail')).toHaveLength(12);
    // Two rounds of four were in progress at the fifth failure.
    expect(countForwards()).toBe(8);
    expect(worker.breakers()).toContainEqual({ target: 'forward', state: 'open' });
    expect(worker.breakers()).toContainEqual({ target: 'mail', state: 'closed' });
    now += 30_000;
    expect(worker.breakers()).toContainEqual({ target: 'forward', state: 'half-open' });
    await worker.runOnce();
    expect(countForwards()).toBe(9);
    expect(worker.breakers()).toContainEqual({ target: 'forward', state: 'open' });
    worker.tryNow();
    expect(worker.breakers()).toContainEqual({ target: 'forward', state: 'half-open' });
    expect(worker.breakers()).toContainEqual({ target: 'mail', state: 'closed' });
    isDown = false;
    await worker.runOnce();
    expect(worker.breakers()).toContainEqual({ target: 'forward', state: 'closed' });
    while ((await worker.runOnce()) > 0);
    now += RETRY_DELAYS[1]! * 1.2;
    while ((await worker.runOnce()) > 0);
    const openDeliveries = await store.db
      .selectFrom('deliveries')
      .select('id')
      .where('state', '!=', 'done')
      .execute();
    expect(openDeliveries).toEqual([]);
  });

  test('a failing delivery is retried by the schedule and then stays failed', async () => {
    const store = await testStore(dialect);
    await store.intake(newSubmission());
    let now = NOW;
    let tries = 0;
    const failDelivery: Deliver = async () => {
      tries += 1;
      throw new Error('the receiver is on fire');
    };
    const worker = testWorker(store, failDelivery, () => now);
    for (const delay of RETRY_DELAYS) {
      expect(await worker.runOnce()).toBe(1);
      expect(await readOnlyDelivery(store)).toMatchObject({ state: 'pending', next_at: now + delay });
      expect(await worker.runOnce()).toBe(0);
      now += delay;
    }
    await worker.runOnce();
    expect(tries).toBe(RETRY_DELAYS.length + 1);
    expect(await readOnlyDelivery(store)).toMatchObject({ state: 'dead', note: 'the receiver is on fire' });
  });

  test.each([
    ['finishes deliveries in progress', true, { state: 'done', attempts: 1 }],
    [
      'returns slow deliveries to the queue without counting the attempt',
      false,
      { state: 'pending', attempts: 0 },
    ],
  ])('a stop %s', async (_, canFinish, expected) => {
    const store = await testStore(dialect);
    await store.intake(newSubmission());
    const started = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<undefined>();
    const deliver = () => {
      started.resolve();
      return finish.promise;
    };
    const worker = testWorker(store, deliver, () => NOW, { drainMs: canFinish ? 10_000 : 0 });
    worker.start();
    await started.promise;
    if (canFinish) finish.resolve(undefined);
    await worker.stop();
    expect(await readOnlyDelivery(store)).toMatchObject({ ...expected, lease_owner: null });
  });
});

describe.each(DIALECTS)('deliveries from %s to real receivers', (dialect) => {
  async function withReceivers(env: Record<string, string> = {}) {
    const mail = await startMailServer();
    const receiver = await startReceiver();
    const server = await testServer(dialect, {
      env: {
        SMTP_URL: mail.url,
        OPERATOR_EMAIL: 'owner@acme.test',
        ...forwardsTo(receiver),
        ...env,
      },
    });
    const forwardState = async () => (await server.deliveries()).find(({ kind }) => kind === 'forward');
    return { mail, receiver, server, forwardState };
  }

  test('the deck mail contains the PDF and the sender’s name, but nothing else that they typed', async () => {
    const { mail, server } = await withReceivers();
    await server.post(DECK_PATH, deckRequest);
    await server.deliverAll();
    const message = mail.received.find(({ envelopeTo }) => envelopeTo.includes(deckRequest.email))!;
    expect(message.subject).toBe(mails.deckMail.subject);
    const [attachment] = message.attachments;
    expect(attachment).toMatchObject({ filename: 'social-os-deck.pdf', mimeType: 'application/pdf' });
    expect(Buffer.from(attachment!.content as ArrayBuffer)).toEqual(DECK_PDF);
    expect(message.text).toMatch(
      new RegExp(`^${fill(mails.greeting.named, { name: 'Ada( Lovelace)?' })}$`, 'm'),
    );
    for (const text of ['Analytical', '0100']) {
      expect(message.html).not.toContain(text);
      expect(message.text).not.toContain(text);
    }
    const delivery = (await server.deliveries()).find(({ kind }) => kind === 'deck-mail')!;
    expect(message.messageId).toContain(delivery.id);
    expect(message.header('auto-submitted')).toBe('auto-generated');
  });

  test('the operator’s mail has all details and can be answered directly', async () => {
    const { mail, server } = await withReceivers();
    const company = '<img src=x onerror=alert(1)> & Söhne';
    await server.post(
      DECK_PATH,
      { ...deckRequest, company },
      { 'x-utm': 'utm_source=linkedin', 'x-page': '/social-os' },
    );
    await server.deliverAll();
    const message = mail.received.find(({ envelopeTo }) => envelopeTo.includes('owner@acme.test'))!;
    const { kinds } = mails.operatorMail;
    expect(message.subject).toBe(`${deskReadiness.levels.warm} · ${kinds.deck}: Ada Lovelace, ${company}`);
    expect(message.replyTo?.[0]?.address).toBe(deckRequest.email);
    expect(message.text).toContain('source: linkedin');
    expect(message.html).not.toContain('<img');
    expect(message.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; Söhne');
    const [submission] = await server.submissions();
    expect(message.text).toContain(submission!.id);
    expect(message.text).not.toContain('/desk');
  });

  test('the operator gets a link to the submission if there is a desk', async () => {
    const { mail, server } = await withReceivers({ DESK_USERS: 'owner@acme.test' });
    await server.post(DECK_PATH, deckRequest);
    await server.deliverAll();
    const message = mail.received.find(({ envelopeTo }) => envelopeTo.includes('owner@acme.test'))!;
    const [submission] = await server.submissions();
    const href = `${server.settings.publicOrigin}/desk/people/${submission!.id}`;
    expect(message.text).toContain(`${mails.operatorMail.open}: ${href}`);
    expect(message.html).toContain(`href="${href}"`);
    expect(message.text).not.toContain(mails.operatorMail.fields.id);
  });

  test('the forward is signed JSON as specified, with the id of the submission', async () => {
    const { receiver, server } = await withReceivers();
    // The signature library checks against the real time.
    server.advance(Date.now() - NOW);
    await server.post(DECK_PATH, deckRequest);
    await server.deliverAll();
    const [submission] = await server.submissions();
    const [call] = receiver.calls;
    expect(receiver.calls).toHaveLength(1);
    const payload = JSON.parse(call!.body) as object;
    expect(Object.entries(payload).slice(0, 5)).toEqual(Object.entries(deckRequest));
    expect(call!.headers['webhook-id']).toBe(submission!.id);
    expect(new Webhook(WEBHOOK_SECRET).verify(call!.body, call!.headers as Record<string, string>)).toEqual(
      payload,
    );
  });

  test('a receiver that is down, then answers with errors, then works again gets the submission', async () => {
    const { receiver, server, forwardState } = await withReceivers();
    await receiver.stop();
    await server.post(DECK_PATH, deckRequest);
    await server.deliverAll();
    expect(await forwardState()).toMatchObject({ state: 'pending', attempts: 1 });
    await receiver.restart();
    receiver.setReply({ status: 500 });
    server.advance(RETRY_DELAYS[0]! * 1.2);
    await server.deliverAll();
    expect(await forwardState()).toMatchObject({
      state: 'pending',
      attempts: 2,
      note: 'the receiver answered 500',
    });
    receiver.setReply({ status: 204 });
    await server.deliverAll();
    expect(receiver.calls).toHaveLength(1);
    server.advance(RETRY_DELAYS[1]! * 1.2);
    await server.deliverAll();
    expect(await forwardState()).toMatchObject({ state: 'done', attempts: 3 });
    expect(receiver.calls).toHaveLength(2);
    expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  test.each([
    ['stopped', failureCode('refused', true)],
    // A redirect is not followed.
    [307, -307],
    [502, 502],
    [422, -422],
  ])('the store has the reason of a failure: a receiver that is or answers %s', async (status, code) => {
    const { receiver, server, forwardState } = await withReceivers();
    if (typeof status === 'number') receiver.setReply({ status, headers: { location: receiver.url } });
    else await receiver.stop();
    await server.post(DECK_PATH, deckRequest);
    await server.deliverAll();
    expect(await forwardState()).toMatchObject({ state: 'pending', target_failed: code });
    expect(receiver.calls.length).toBeLessThan(2);
  });

  test('the answer of a mail server is stored without control characters', async () => {
    const mailServer = await startScriptedMailServer({
      rcpt: () => '550 5.1.1 no \u0000\u001b[31m\u202esuch user',
    });
    const { server } = await withReceivers({ SMTP_URL: mailServer.url });
    await server.post(DECK_PATH, deckRequest);
    await server.deliverAll();
    const delivery = (await server.deliveries()).find(({ kind }) => kind === 'deck-mail');
    expect(delivery).toMatchObject({ state: 'dead', note: expect.stringContaining('no [31m such user') });
    const bounce = await server.store.db.selectFrom('bounces').select('note').executeTakeFirst();
    expect(bounce?.note).toBe(delivery?.note);
  });

  test('a receiver may ask for more time, in seconds or until a date', async () => {
    const { receiver, server, forwardState } = await withReceivers();
    receiver.setReply({ status: 429, headers: { 'retry-after': '3600' } });
    await server.post(DECK_PATH, deckRequest);
    await server.deliverAll();
    expect((await forwardState())!.next_at).toBe(NOW + 3_600_000);
    server.advance(3_600_000);
    const date = new Date(NOW + 3 * 3_600_000).toUTCString();
    receiver.setReply({ status: 503, headers: { 'retry-after': date } });
    await server.deliverAll();
    expect((await forwardState())!.next_at).toBe(NOW + 3 * 3_600_000);
  });

  test('mail is retried for a busy server, but not for an unknown address', async () => {
    const { mail, server } = await withReceivers();
    const readDeckState = async () => (await server.deliveries()).find(({ kind }) => kind === 'deck-mail');
    mail.refuse(451);
    await server.post(DECK_PATH, deckRequest);
    await server.deliverAll();
    expect(await readDeckState()).toMatchObject({ state: 'pending', attempts: 1 });
    mail.refuse(550);
    server.advance(RETRY_DELAYS[0]! * 1.2);
    await server.deliverAll();
    expect(await readDeckState()).toMatchObject({ state: 'dead', attempts: 2 });
  });
});

test('a delivery that takes too long is aborted at the deadline and tried again', async () => {
  const store = await testStore('sqlite');
  await store.intake(newSubmission());
  const targets = { ...TARGETS, mail: { concurrency: 1, deadlineMs: 50 } };
  const aborted = Promise.withResolvers<void>();
  const deliver: Deliver = (_, signal) => {
    signal.addEventListener('abort', () => aborted.resolve());
    return new Promise(() => {});
  };
  await testWorker(store, deliver, () => NOW, { targets }).runOnce();
  await aborted.promise;
  expect(await readOnlyDelivery(store)).toMatchObject({ state: 'pending', note: 'no answer within 0.05 s' });
});

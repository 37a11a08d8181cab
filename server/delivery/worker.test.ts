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
import { serverWithMail } from '#server/testing/mail-server.ts';
import { startScriptedMailServer } from '#server/testing/scripted-mail-server.ts';
import { captureLog, DIALECTS, silent, testStore } from '#server/testing/stores.ts';
import { NOW, newSubmission } from '#server/testing/submissions.ts';
import { DECK_PATH, deckRequest } from '#server/testing/test-server.ts';
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
const OWNER = 'owner@acme.test';

/** Interval of the lease watch. */
const WATCH_MS = 5_000;

const succeed: Deliver = async () => undefined;
const fail: Deliver = async () => {
  throw new DeliveryError('no');
};

/** Succeeds, and lists the submissions. */
function recordingDelivery() {
  const delivered: (string | null)[] = [];
  const deliver: Deliver = async ({ submission_id }) => {
    delivered.push(submission_id);
    return undefined;
  };
  return { delivered, deliver };
}

/** Starts, and ends when the test says so. */
function slowDelivery() {
  const started = Promise.withResolvers<void>();
  const end = Promise.withResolvers<undefined>();
  const deliver = vi.fn<Deliver>(() => {
    started.resolve();
    return end.promise;
  });
  return { deliver, started: started.promise, finish: () => end.resolve(undefined) };
}

type Options = Partial<Parameters<typeof createWorker>[0]>;

function testWorker(store: Store, { clock = () => NOW, ...options }: Options = {}) {
  const metrics = createMetrics();
  return createWorker({
    store,
    deliver: succeed,
    pools: poolsFor({ events: [] }),
    clock,
    monotonicNow: clock,
    log: silent,
    random: () => 0.5,
    attempts: metrics.counter('attempts', 'x', 'kind', 'outcome'),
    seconds: metrics.histogram('seconds', 'x', 'kind'),
    ...options,
  });
}

const readOnlyDelivery = (store: Store) =>
  store.db.selectFrom('deliveries').selectAll().executeTakeFirstOrThrow();

test('work that takes hours delays neither deliveries nor the stop', async () => {
  const store = await testStore('sqlite');
  const worker = testWorker(store, { stepOfLongWork: async () => true });
  worker.start();
  await store.intake(newSubmission());
  worker.wake();
  await expect.poll(async () => (await readOnlyDelivery(store)).state).toBe('done');
  await worker.stop();
});

test('the retry schedule grows and varies by a fifth', () => {
  expect(retryDelay(1, () => 0)).toBe(8_000);
  expect(retryDelay(1, () => 1)).toBe(12_000);
  // A manual retry starts the schedule again; its attempts are added.
  expect(retryDelay(RETRY_DELAYS.length + 2, () => 0.5)).toBe(RETRY_DELAYS[0]);
  expect([...RETRY_DELAYS].sort((a, b) => a - b)).toEqual(RETRY_DELAYS);
});

describe.each(DIALECTS)('the outbox on %s', (dialect) => {
  test('two workers share the deliveries and send none twice', async () => {
    const store = await testStore(dialect);
    await Promise.all(Array.from({ length: 60 }, () => store.intake(newSubmission())));
    const { delivered, deliver } = recordingDelivery();
    const workers = [1, 2, 3].map(() => testWorker(store, { deliver }));
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
    const { delivered, deliver } = recordingDelivery();
    const worker = testWorker(store, { deliver });
    expect(await worker.runOnce()).toBe(TARGETS.mail.concurrency);
    expect(delivered).toContain('fresh');
    while ((await worker.runOnce()) > 0);
    expect(delivered).toHaveLength(7);
  });

  test('retries are also sent while new mails keep arriving', async () => {
    const store = await testStore(dialect);
    await store.intake(newSubmission({ id: 'failed', created_at: NOW - DAY }));
    await store.db.updateTable('deliveries').set({ attempts: 3 }).execute();
    const { delivered, deliver } = recordingDelivery();
    const worker = testWorker(store, { deliver });
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
    const { deliver, started } = slowDelivery();
    const clock = () => now;
    testWorker(store, { deliver, clock })
      .runOnce()
      .catch(() => {});
    await started;
    const otherWorker = testWorker(store, { clock });
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
    const { deliver, started, finish } = slowDelivery();
    const clocks = { clock: () => testClocks.day, monotonicNow: () => testClocks.monotonicNow };
    const slowWorker = testWorker(store, { deliver, ...clocks });
    slowWorker.start();
    const otherWorker = testWorker(store, { deliver, ...clocks });
    await started;
    for (const jump of [0, 365 * DAY, -2 * 365 * DAY, 0]) {
      testClocks.day += jump;
      const { lease_beat } = await readOnlyDelivery(store);
      vi.advanceTimersByTime(RENEWAL_MS);
      await expect.poll(async () => (await readOnlyDelivery(store)).lease_beat).toBeGreaterThan(lease_beat);
      testClocks.monotonicNow += LEASE_MS - 1;
      expect(await otherWorker.runOnce()).toBe(0);
    }
    finish();
    await slowWorker.stop();
    expect(deliver).toHaveBeenCalledOnce();
    expect(await readOnlyDelivery(store)).toMatchObject({ state: 'done', attempts: 1 });
  });

  test('a worker that lost its lease cannot overwrite the result of another worker', async () => {
    const store = await testStore(dialect);
    await store.intake(newSubmission());
    const { deliver, started, finish } = slowDelivery();
    const slowRun = testWorker(store, { deliver }).runOnce();
    await started;
    await store.db.updateTable('deliveries').set({ lease_owner: null }).execute();
    await testWorker(store, { deliver: fail }).runOnce();
    const before = await readOnlyDelivery(store);
    finish();
    await slowRun;
    expect(await readOnlyDelivery(store)).toEqual(before);
  });

  test('a message sent during an outage of the store is recorded afterwards, and not sent again', async () => {
    const store = await testStore(dialect);
    await store.intake(newSubmission());
    const { deliver, started, finish } = slowDelivery();
    const { log, lines } = captureLog();
    const worker = testWorker(store, { deliver, log });
    worker.start();
    await started;
    await sql`alter table deliveries rename to deliveries_away`.execute(store.db);
    finish();
    await expect.poll(() => lines.join()).toContain('a delivery cannot be settled yet');
    await sql`alter table deliveries_away rename to deliveries`.execute(store.db);
    await expect.poll(async () => (await readOnlyDelivery(store)).state).toBe('done');
    expect(deliver).toHaveBeenCalledOnce();
    await worker.stop();
  });

  test('retries and new deliveries stay on time when the clock is set back', async () => {
    const store = await testStore(dialect);
    const testClocks = { monotonicNow: 0, day: NOW };
    const worker = testWorker(store, {
      deliver: vi.fn(succeed).mockImplementationOnce(fail),
      clock: () => testClocks.day,
      monotonicNow: () => testClocks.monotonicNow,
    });
    await store.intake(newSubmission({ created_at: testClocks.day }));
    await worker.runOnce();
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
    const worker = testWorker(store, { deliver, clock: () => now });
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
    const states = await store.db.selectFrom('deliveries').select('state').distinct().execute();
    expect(states).toEqual([{ state: 'done' }]);
  });

  test('a failing delivery is retried by the schedule and then stays failed', async () => {
    const store = await testStore(dialect);
    await store.intake(newSubmission());
    let now = NOW;
    const deliver = vi.fn<Deliver>().mockRejectedValue(new Error('the receiver is on fire'));
    const worker = testWorker(store, { deliver, clock: () => now });
    for (const delay of RETRY_DELAYS) {
      expect(await worker.runOnce()).toBe(1);
      expect(await readOnlyDelivery(store)).toMatchObject({ state: 'pending', next_at: now + delay });
      expect(await worker.runOnce()).toBe(0);
      now += delay;
    }
    await worker.runOnce();
    expect(deliver).toHaveBeenCalledTimes(RETRY_DELAYS.length + 1);
    expect(await readOnlyDelivery(store)).toMatchObject({ state: 'dead', note: 'the receiver is on fire' });
  });

  test.each([
    ['finishes deliveries in progress', 10_000, { state: 'done', attempts: 1 }],
    ['re-queues slow deliveries without counting the attempt', 0, { state: 'pending', attempts: 0 }],
  ])('a stop %s', async (_, drainMs, expected) => {
    const store = await testStore(dialect);
    await store.intake(newSubmission());
    const { deliver, started, finish } = slowDelivery();
    const worker = testWorker(store, { deliver, drainMs });
    worker.start();
    await started;
    if (drainMs > 0) finish();
    await worker.stop();
    expect(await readOnlyDelivery(store)).toMatchObject({ ...expected, lease_owner: null });
  });
});

describe.each(DIALECTS)('deliveries from %s to real receivers', (dialect) => {
  async function withReceivers(env: Record<string, string> = {}) {
    const receiver = await startReceiver();
    const settings = { OPERATOR_EMAIL: OWNER, ...forwardsTo(receiver), ...env };
    const { mail, server } = await serverWithMail(dialect, settings);
    /** Delivers, and returns the delivery of this kind. */
    const deliver = async (kind: string) => {
      await server.deliverAll();
      return (await server.deliveries()).find((delivery) => delivery.kind === kind);
    };
    /** Sends a deck request, and returns the mail about it to this address. */
    const mailTo = async (address: string, headers: Record<string, string> = {}, fields: object = {}) => {
      await server.post(DECK_PATH, { ...deckRequest, ...fields }, headers);
      await server.deliverAll();
      return mail.to(address)[0]!;
    };
    return { mail, receiver, server, deliver, mailTo };
  }

  test('the deck mail contains the PDF and the sender’s name, but nothing else that they typed', async () => {
    const { deliver, mailTo } = await withReceivers();
    const message = await mailTo(deckRequest.email);
    const pdf = { filename: 'social-os-deck.pdf', mimeType: 'application/pdf' };
    expect(message.attachments[0]).toMatchObject(pdf);
    const greeting = fill(mails.greeting.named, { name: 'Ada( Lovelace)?' });
    expect(message.text).toMatch(new RegExp(`^${greeting}$`, 'm'));
    for (const text of ['Analytical', '0100']) {
      expect(message.html).not.toContain(text);
      expect(message.text).not.toContain(text);
    }
    expect(message.messageId).toContain((await deliver('deck-mail'))?.id);
    expect(message.header('auto-submitted')).toBe('auto-generated');
  });

  test('the operator’s mail has all details and can be answered directly', async () => {
    const { server, mailTo } = await withReceivers();
    const company = '<img src=x onerror=alert(1)> & Söhne';
    const message = await mailTo(OWNER, { 'x-utm': 'utm_source=linkedin' }, { company });
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
    const { server, mailTo } = await withReceivers({ DESK_USERS: OWNER });
    const message = await mailTo(OWNER);
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
    const headers = call!.headers as Record<string, string>;
    expect(new Webhook(WEBHOOK_SECRET).verify(call!.body, headers)).toEqual(payload);
  });

  test.each([
    ['stopped', failureCode('refused', true)],
    // A redirect is not followed.
    [307, -307],
    [502, 502],
    [422, -422],
  ])(
    'a receiver that is or answers %s: the store has the reason, and the retry succeeds',
    async (status, code) => {
      const { receiver, server, deliver } = await withReceivers();
      if (typeof status === 'number') receiver.setReply({ status, headers: { location: receiver.url } });
      else await receiver.stop();
      await server.post(DECK_PATH, deckRequest);
      const note = typeof status === 'number' ? `the receiver answered ${status}` : expect.any(String);
      expect(await deliver('forward')).toMatchObject({
        state: 'pending',
        attempts: 1,
        target_failed: code,
        note,
      });
      expect(receiver.calls.length).toBeLessThan(2);
      if (status === 'stopped') await receiver.restart();
      receiver.setReply({ status: 204 });
      server.advance(RETRY_DELAYS[0]! * 1.2);
      expect(await deliver('forward')).toMatchObject({ state: 'done', attempts: 2 });
      expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    },
  );

  test('the answer of a mail server is stored without control characters', async () => {
    const mailServer = await startScriptedMailServer({
      rcpt: () => '550 5.1.1 no \u0000\u001b[31m\u202esuch user',
    });
    const { server, deliver } = await withReceivers({ SMTP_URL: mailServer.url });
    await server.post(DECK_PATH, deckRequest);
    const delivery = await deliver('deck-mail');
    expect(delivery).toMatchObject({ state: 'dead', note: expect.stringContaining('no [31m such user') });
    const bounce = await server.store.db.selectFrom('bounces').select('note').executeTakeFirst();
    expect(bounce?.note).toBe(delivery?.note);
  });

  test('a receiver may ask for more time, in seconds or until a date', async () => {
    const { receiver, server, deliver } = await withReceivers();
    receiver.setReply({ status: 429, headers: { 'retry-after': '3600' } });
    await server.post(DECK_PATH, deckRequest);
    expect(await deliver('forward')).toMatchObject({ next_at: NOW + HOUR });
    server.advance(HOUR);
    const date = new Date(NOW + 3 * HOUR).toUTCString();
    receiver.setReply({ status: 503, headers: { 'retry-after': date } });
    expect(await deliver('forward')).toMatchObject({ next_at: NOW + 3 * HOUR });
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
  await testWorker(store, { deliver, targets }).runOnce();
  await aborted.promise;
  expect(await readOnlyDelivery(store)).toMatchObject({ state: 'pending', note: 'no answer within 0.05 s' });
});

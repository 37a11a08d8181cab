import { describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#domain/timing.ts';
import { retryDeliveries } from '#server/core/deliveries/retry-deliveries.ts';
import type { Db } from '#server/store/schema.ts';
import { serverWithMail } from '#server/testing/mail-server.ts';
import { DIALECTS, testStore } from '#server/testing/stores.ts';
import { asOperator, NOW } from '#server/testing/submissions.ts';
import { DECK_PATH, deckRequest } from '#server/testing/test-server.ts';
import { repairFutureTimes } from './clock-jump.ts';
import { type PostponedError, paceMail, registeredDomain } from './mail-pace.ts';

/** One mail a minute. Returns the time to wait for, if any. */
const pace = (db: Db, slotAt: number | null, now: number) =>
  paceMail(db, { to: 'ada@acme.test', slotAt, now, mailsPerMinute: 1 }).catch(
    (error: PostponedError) => error,
  );

describe.each(DIALECTS)('mail to visitors, on %s', (dialect) => {
  async function startWithMail(env: Record<string, string> = {}) {
    const { mail, server } = await serverWithMail(dialect, env);
    let senders = 0;
    return {
      mail,
      server,
      async ask(addresses: readonly string[]) {
        for (const email of addresses) {
          senders += 1;
          const sender = `203.0.${senders >> 8}.${senders & 255}`;
          expect((await server.post(DECK_PATH, { ...deckRequest, email }, {}, sender)).status).toBe(200);
        }
      },
      async mailedAfter(ms: number) {
        server.advance(ms);
        await server.deliverAll();
        return mail.received.length;
      },
    };
  }

  test('a domain gets 60 mails at once and then 30 a minute; each arrives once', async () => {
    const { mail, server, ask, mailedAfter } = await startWithMail();
    const tag = (index: number) => `p${index}+tag@s${index}.victim.test`;
    await ask(Array.from({ length: 75 }, (_, index) => tag(index)));
    await ask(['ada@other.test']);
    expect(await mailedAfter(0)).toBe(60 + 1);
    expect((await server.deliveries()).filter(({ state }) => state === 'pending')).toHaveLength(15);
    expect(await mailedAfter(MINUTE / 4)).toBe(61 + 7);
    await ask(Array.from({ length: 5 }, (_, index) => `late${index}@victim.test`));
    expect(await mailedAfter(MINUTE / 4)).toBe(61 + 15);
    expect(await mailedAfter(MINUTE)).toBe(61 + 20);
    expect(new Set(mail.received.map(({ envelopeTo: [to] }) => to)).size).toBe(81);
    expect(
      (await server.deliveries()).every(({ state, attempts }) => state === 'done' && attempts === 1),
    ).toBe(true);
  });

  test('a retry of everything that waits does not overtake the pace, a retry of one mail does', async () => {
    const { server, ask, mailedAfter } = await startWithMail();
    await ask(Array.from({ length: 75 }, (_, index) => `p${index}@victim.test`));
    expect(await mailedAfter(0)).toBe(60);
    const operator = asOperator(server.store, server.clock());
    expect(await retryDeliveries(operator, { state: 'pending' })).toBe(0);
    expect(await mailedAfter(0)).toBe(60);
    const waiting = (await server.deliveries()).find(({ state }) => state === 'pending');
    expect(await retryDeliveries(operator, { deliveryIds: [waiting?.id ?? ''] })).toBe(1);
    expect(await mailedAfter(0)).toBe(61);
  });

  test('MAIL_PER_MINUTE limits all domains together', async () => {
    const { ask, mailedAfter } = await startWithMail({ MAIL_PER_MINUTE: '10' });
    await ask(Array.from({ length: 25 }, (_, index) => `ada@domain${index}.test`));
    expect(await mailedAfter(0)).toBe(10);
    expect(await mailedAfter(MINUTE)).toBe(20);
    expect(await mailedAfter(MINUTE)).toBe(25);
  });

  test('mails that their domain holds back do not use up the limit of all domains', async () => {
    const { ask, mailedAfter } = await startWithMail({ MAIL_PER_MINUTE: '61' });
    await ask(Array.from({ length: 65 }, (_, index) => `p${index}@victim.test`));
    expect(await mailedAfter(0)).toBe(60);
    await ask(['ada@other.test']);
    expect(await mailedAfter(0)).toBe(61);
  });

  test('mails that their domain held back count in the limit of all domains when they leave', async () => {
    const { db } = await testStore(dialect);
    expect(await pace(db, -NOW, NOW)).toBeUndefined();
    const next = NOW + MINUTE;
    expect(await pace(db, -NOW, NOW)).toMatchObject({ until: next, slotAt: next });
    expect(await pace(db, next, next)).toBeUndefined();
  });

  test('a clock that was ahead makes no mail wait', async () => {
    const { server, ask, mailedAfter } = await startWithMail();
    server.advance(365 * DAY);
    await ask(Array.from({ length: 70 }, (_, index) => `p${index}@victim.test`));
    expect(await mailedAfter(0)).toBe(60);
    server.advance(-365 * DAY);
    await repairFutureTimes(server.store.db, server.clock());
    expect(await mailedAfter(0)).toBe(70);
    await ask(['new@victim.test']);
    expect(await mailedAfter(0)).toBe(71);
  });

  test('a queue that waited during an outage leaves at the pace', async () => {
    const { ask, mailedAfter } = await startWithMail();
    await ask(Array.from({ length: 125 }, (_, index) => `p${index}@victim.test`));
    expect(await mailedAfter(0)).toBe(60);
    expect(await mailedAfter(HOUR)).toBe(120);
    expect(await mailedAfter(MINUTE)).toBe(125);
  });

  test('a queue of more than a day does not start a new burst', async () => {
    const { db } = await testStore(dialect);
    const slotAt = NOW + DAY + MINUTE / 2;
    await db.insertInto('mail_pace').values({ domain: '', next_at: slotAt }).execute();
    for (let call = 0; call < 3; call += 1)
      expect(await pace(db, null, NOW)).toMatchObject({ until: NOW + HOUR, slotAt: null });
    expect(await pace(db, null, NOW + HOUR)).toMatchObject({ until: slotAt, slotAt });
  });

  test('servers that share a store share the pace', async () => {
    const { db } = await testStore(dialect);
    const results = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) =>
        paceMail(db, { to: `p${index}@victim.test`, slotAt: null, now: NOW, mailsPerMinute: 1_000 }),
      ),
    );
    const postponed = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(postponed).toHaveLength(40);
    const times = postponed.map((error) => (error as PostponedError).until - NOW);
    expect(times.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 40 }, (_, index) => 2_000 * (index + 1)),
    );
  });
});

test.each([
  ['ada@acme.test', 'acme.test'],
  ['ada+x@A.B.Acme.Test', 'acme.test'],
  ['ada@mail.acme.co.uk', 'acme.co.uk'],
  ['ada@acme.co', 'acme.co'],
  ['ada@x.web.de', 'web.de'],
  ['ada@münchen.test', 'xn--mnchen-3ya.test'],
])('%s is mail to %s', (address, domain) => {
  expect(registeredDomain(address)).toBe(domain);
});

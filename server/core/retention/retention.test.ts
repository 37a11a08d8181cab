import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#domain/timing.ts';
import { changePerson } from '#server/core/people/change-people.ts';
import { viewPerson } from '#server/core/people/read-person.ts';
import { createMailFiles } from '#server/mail/mail-files.ts';
import { newDelivery } from '#server/store/intake.ts';
import type { Store } from '#server/store/open-store.ts';
import type { Booking, BookingStatus, PersonStatus } from '#server/store/schema.ts';
import { DIALECTS, silent, temporaryFolder, testStore } from '#server/testing/stores.ts';
import { bookingRow, submissionRow } from '#server/testing/submission-row.ts';
import { addSubmission, asOperator, NOW } from '#server/testing/submissions.ts';
import { confirmPlan, readPlan, waitsForConfirmation } from './plan.ts';
import { createRetention } from './retention.ts';

const DAYS = 100;

/** A store with old and new submissions, and retention with a clock that the test sets. */
async function setUp(store: Store, { old, fresh = 40 }: { old: number; fresh?: number }) {
  let now = NOW;
  const logged: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line).msg) });
  const dataDir = temporaryFolder('data');
  const options = { days: DAYS, dataDir, announce: () => [], log };
  const start = (days = DAYS) => createRetention(store, { ...options, days, clock: () => now });
  let retention = start();
  const add = (name: string, ageDays: number) =>
    addSubmission(store, { email: `${name}@acme.test`, created_at: NOW - ageDays * DAY });
  for (let index = 0; index < old; index += 1) await add(`old${index}`, 200 + index);
  for (let index = 0; index < fresh; index += 1) await add(`fresh${index}`, 1);
  /** Works until there is nothing to do now. */
  const runAt = async (time: number) => {
    now = time;
    while (await retention.step());
  };
  return {
    logged,
    dataDir,
    add,
    restart: (days?: number) => {
      retention = start(days);
    },
    runAt,
    /** Twice a day, from the first to the last day. */
    async runDays(from: number, days: number) {
      for (let time = from; time <= from + days * DAY; time += 12 * HOUR) await runAt(time);
    },
    stepAt(time: number) {
      now = time;
      return retention.step();
    },
    confirm: () => confirmPlan(store.db, now),
    /** Records now, and erases a day later. */
    async eraseDue(change?: () => Promise<unknown>) {
      await this.runAt(NOW);
      await change?.();
      await this.confirm();
      await this.runAt(NOW + DAY);
    },
    async waits() {
      const plan = await readPlan(store.db);
      return plan !== undefined && waitsForConfirmation(plan);
    },
    async names() {
      const rows = await store.db.selectFrom('submissions').select('person').orderBy('person').execute();
      return rows.map(({ person }) => person.split('@')[0]).filter((name) => !name?.startsWith('fresh'));
    },
  };
}

/** Two people are due, and the operator has confirmed it. */
async function confirmedRetention(store: Store) {
  const retention = await setUp(store, { old: 2 });
  await retention.runAt(NOW);
  await retention.confirm();
  return retention;
}

const addAuditEntry = (store: Store, at: number) =>
  store.db
    .insertInto('audit_log')
    .values({ id: 'old', at, actor: 'api:CRM', action: 'key-created', subject: '', detail: '' })
    .execute();
const countAuditEntries = async ({ db }: Store) =>
  (await db.selectFrom('audit_log').select('id').execute()).length;

describe.each(DIALECTS)('retention, on %s', (dialect) => {
  test('records first, and erases a day later only what was recorded', async () => {
    const retention = await confirmedRetention(await testStore(dialect));
    await retention.add('imported', 300);
    await retention.runAt(NOW + DAY - MINUTE);
    expect(await retention.names()).toEqual(['imported', 'old0', 'old1']);
    await retention.runAt(NOW + DAY);
    expect(await retention.names()).toEqual(['imported']);
    await retention.runAt(NOW + 2 * DAY);
    expect(await retention.names()).toEqual([]);
  });

  test('a clock that jumps years ahead erases nothing, and nothing again when it is back', async () => {
    const retention = await confirmedRetention(await testStore(dialect));
    for (const time of [NOW + 3 * 365 * DAY, NOW + 3 * 365 * DAY + HOUR, NOW + HOUR, NOW - 365 * DAY, NOW]) {
      retention.restart();
      await retention.runAt(time);
      expect(await retention.names()).toEqual(['old0', 'old1']);
    }
    // Even if the clock stays wrong, a plan of everything needs a confirmation.
    await retention.runDays(NOW + 1_000 * DAY, 10);
    expect(await retention.waits()).toBe(true);
    expect(await retention.names()).toHaveLength(2);
    expect(retention.logged).toContain(
      'retention erases nothing until you run: npm run leads -- retention --confirm',
    );
  });

  test('the first plan with a setting, and each plan above the share, wait for a confirmation', async () => {
    const store = await testStore(dialect);
    const retention = await setUp(store, { old: 1 });
    await retention.runDays(NOW, 5);
    expect([await retention.waits(), await retention.names()]).toEqual([true, ['old0']]);
    expect(await retention.confirm()).toBe(true);
    expect(await retention.confirm()).toBe(false);
    await retention.runDays(NOW + 5 * DAY, 1);
    expect([await retention.waits(), await retention.names()]).toEqual([false, []]);
    // A small share needs nothing.
    await retention.add('later', 150);
    await retention.runDays(NOW + 6 * DAY, 2);
    expect([await retention.waits(), await retention.names()]).toEqual([false, []]);
    for (let index = 0; index < 20; index += 1) await retention.add(`many${index}`, 150);
    await retention.runDays(NOW + 8 * DAY, 4);
    expect([await retention.waits(), (await retention.names()).length]).toEqual([true, 20]);
    retention.restart(DAYS - 1);
    await retention.runAt(NOW + 13 * DAY);
    expect((await readPlan(store.db))?.reason).toBe('first');
  });

  test('after a jump of the clock, even a small share and traces of nobody wait for a confirmation', async () => {
    const store = await testStore(dialect);
    const retention = await setUp(store, { old: 0 });
    await retention.add('first', 120);
    await retention.runDays(NOW, 0);
    await retention.confirm();
    await retention.runDays(NOW, 1);
    expect(await retention.names()).toEqual([]);
    await addAuditEntry(store, NOW - 80 * DAY);
    const jump = NOW + 30 * DAY;
    await retention.runDays(jump, 3);
    expect([await retention.waits(), await countAuditEntries(store)]).toEqual([true, 1]);
    await retention.add('young', 80);
    await retention.runDays(NOW + 4 * DAY, 3);
    await retention.runDays(jump, 3);
    expect([await retention.waits(), await retention.names()]).toEqual([true, ['young']]);
    expect(await countAuditEntries(store)).toBe(1);
    expect(await retention.confirm()).toBe(true);
    await retention.runDays(jump + 3 * DAY, 1);
    expect([await retention.names(), await countAuditEntries(store)]).toEqual([[], 0]);
  });

  test('a confirmation erases nothing for a day, so that somebody notices a plan that has changed', async () => {
    const retention = await setUp(await testStore(dialect), { old: 2 });
    for (const days of [0, 1, 2]) await retention.runAt(NOW + days * DAY);
    expect(await retention.confirm()).toBe(true);
    await retention.runAt(NOW + 3 * DAY - MINUTE);
    expect(await retention.names()).toEqual(['old0', 'old1']);
    await retention.runAt(NOW + 3 * DAY);
    expect(await retention.names()).toEqual([]);
  });

  test('the share is that of the rows that may be erased', async () => {
    const store = await testStore(dialect);
    const retention = await setUp(store, { old: 12, fresh: 10 });
    await store.db.updateTable('people').set({ status: 'won' }).where('email_key', 'like', 'old%').execute();
    await retention.runAt(NOW);
    for (const name of ['due', 'too', 'many']) await retention.add(name, 120);
    await retention.runAt(NOW + DAY);
    expect(await readPlan(store.db)).toMatchObject({ due_count: 3, row_count: 13 });
    await retention.confirm();
    await retention.runAt(NOW + 2 * DAY);
    for (const name of ['again', 'and', 'more']) await retention.add(name, 120);
    await retention.runAt(NOW + 3 * DAY);
    expect(await readPlan(store.db)).toMatchObject({ due_count: 3, row_count: 13, reason: 'share' });
  });

  test('customers, people in talks and people with a call ahead stay', async () => {
    const store = await testStore(dialect);
    const retention = await setUp(store, { old: 8 });
    const setStatus = (name: string, status: PersonStatus) =>
      store.db.updateTable('people').set({ status }).where('email_key', '=', `${name}@acme.test`).execute();
    const insertBooking = (name: string, fields: Partial<Booking>) =>
      store.db
        .insertInto('bookings')
        .values(bookingRow(name, `${name}@acme.test`, fields))
        .execute();
    const book = (name: string, day: number, status: BookingStatus = 'booked') => {
      const start_at = NOW + day * DAY;
      return insertBooking(name, { status, start_at, end_at: start_at + HOUR, created_at: NOW - 150 * DAY });
    };
    await setStatus('old0', 'won');
    await setStatus('old1', 'qualified');
    await setStatus('old2', 'lost');
    await book('old3', 30);
    await book('old4', -120);
    await book('old5', 30, 'cancelled');
    // The provider told no time, so the call may be ahead for a month.
    await insertBooking('old6', { created_at: NOW - 29 * DAY });
    await insertBooking('old7', { created_at: NOW - 31 * DAY });
    // Somebody becomes a customer between the recording and the erasure.
    await retention.eraseDue(() => setStatus('old2', 'won'));
    expect(await retention.names()).toEqual(['old0', 'old1', 'old2', 'old3', 'old6']);
  });

  test('the date of the erasure is not shown for those who stay', async () => {
    const store = await testStore(dialect);
    const retention = await setUp(store, { old: 0 });
    const id = await retention.add('ada', 50);
    const readDate = async () => (await viewPerson(asOperator(store), id, DAYS))?.keptUntil;
    expect(await readDate()).toBe(NOW + 50 * DAY);
    for (const status of ['qualified', 'won'] as const) {
      await changePerson(asOperator(store), id, { status });
      expect(await readDate()).toBeNull();
    }
  });

  test('nothing that the team wrote about a person outlives their last form', async () => {
    const store = await testStore(dialect);
    const retention = await setUp(store, { old: 0 });
    const id = await retention.add('old0', 200);
    await changePerson(asOperator(store), id, { name: 'Ada King', task: { text: 'Call Ada', at: NOW } });
    const read = async () => {
      const tables = ['tasks', 'person_changes', 'people'] as const;
      return JSON.stringify(
        await Promise.all(tables.map((table) => store.db.selectFrom(table).selectAll().execute())),
      );
    };
    expect(await read()).toMatch(/Ada King.*Call Ada|Call Ada.*Ada King/s);
    await retention.eraseDue();
    expect(await read()).not.toMatch(/Ada King|Call Ada|old0/);
  });

  test('the file of a mail to the team goes with its delivery, since it names people', async () => {
    const store = await testStore(dialect);
    const retention = await setUp(store, { old: 1 });
    const addMail = async (ageDays: number) => {
      const delivery = newDelivery({ kind: 'due-mail', payload: '{}', now: NOW - ageDays * DAY });
      await store.db.insertInto('deliveries').values(delivery).execute();
      const mail = { id: delivery.id, from: '', to: '', content: Buffer.from('Call Ada King') };
      await createMailFiles(retention.dataDir).send(mail, AbortSignal.timeout(MINUTE));
    };
    await addMail(150);
    await addMail(1);
    await retention.eraseDue();
    const outbox = join(retention.dataDir, 'outbox');
    expect(await readdir(outbox)).toHaveLength(1);
    // If the file cannot be removed, the delivery stays and the next run finds it.
    await addMail(151);
    await retention.runAt(NOW + 2 * DAY);
    await rename(outbox, `${outbox}.away`);
    await writeFile(outbox, '');
    await expect(retention.runAt(NOW + 3 * DAY)).rejects.toThrow();
    await rm(outbox);
    await rename(`${outbox}.away`, outbox);
    await retention.runAt(NOW + 3 * DAY);
    expect(await readdir(outbox)).toHaveLength(1);
  });

  test('servers with different settings erase nothing, and replace the plan once a minute at most', async () => {
    const store = await testStore(dialect);
    const retention = await confirmedRetention(store);
    for (let minute = 1; minute <= 3 * 24 * 60; minute += 180) {
      for (const days of [DAYS, 1]) {
        retention.restart(days);
        await retention.runAt(NOW + minute * MINUTE);
      }
    }
    expect(await retention.names()).toEqual(['old0', 'old1']);
    expect((await readPlan(store.db))?.reason).toBe('first');
  });

  test('servers whose clocks differ by years replace the plan once a minute at most, and erase nothing', async () => {
    const store = await testStore(dialect);
    const retention = await confirmedRetention(store);
    for (let minute = 1; minute <= 3; minute += 1)
      for (const time of [NOW + 1_000 * DAY, NOW]) {
        retention.restart();
        expect(await retention.stepAt(time + minute * MINUTE)).toBe(false);
      }
    expect(await retention.names()).toEqual(['old0', 'old1']);
  });

  test('before the first confirmation, entries without a person stay too', async () => {
    const store = await testStore(dialect);
    const retention = await setUp(store, { old: 0 });
    await addAuditEntry(store, NOW - 200 * DAY);
    for (const day of [0, 1, 2]) await retention.runAt(NOW + day * DAY);
    expect(await countAuditEntries(store)).toBe(1);
    await retention.add('due', 200);
    for (const day of [3, 4, 5]) {
      await retention.runAt(NOW + day * DAY);
      await retention.confirm();
    }
    await retention.runAt(NOW + 6 * DAY);
    expect([await countAuditEntries(store), await retention.names()]).toEqual([0, []]);
  });

  test('a person with very many forms is erased in small steps', async () => {
    const store = await testStore(dialect);
    const retention = await setUp(store, { old: 1, fresh: 0 });
    const flood = Array.from({ length: 250 }, () => ({
      ...submissionRow({ email: 'old0@acme.test', created_at: NOW - 200 * DAY }),
      ...{ source: '', campaign: '' },
    }));
    await store.db.insertInto('submissions').values(flood).execute();
    await retention.runAt(NOW);
    await retention.confirm();
    const left: number[] = [];
    while (await retention.stepAt(NOW + DAY)) left.push((await retention.names()).length);
    expect(left.slice(0, 3)).toEqual([151, 51, 0]);
    // Nothing is left to visit one by one.
    expect(left.length).toBeLessThan(20);
  });

  test('two servers erase everything once', async () => {
    const store = await testStore(dialect);
    const erased: string[] = [];
    const retention = await setUp(store, { old: 30, fresh: 200 });
    await retention.runAt(NOW);
    await retention.confirm();
    const announce = (create: () => { type: string }) => {
      erased.push(create().type);
      return [];
    };
    const options = { days: DAYS, dataDir: temporaryFolder('data'), clock: () => NOW + DAY };
    await Promise.all(
      [1, 2, 3].map(async () => {
        const { step } = createRetention(store, { ...options, announce: announce as never, log: silent });
        while (await step());
      }),
    );
    expect(await retention.names()).toEqual([]);
    expect(erased).toHaveLength(30);
  });
});

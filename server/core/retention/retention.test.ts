import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#domain/timing.ts';
import { changePerson } from '#server/core/people/change-people.ts';
import type { Store } from '#server/store/open-store.ts';
import type { PersonStatus } from '#server/store/schema.ts';
import { DIALECTS, temporaryFolder, testStore } from '#server/testing/stores.ts';
import { asOperator, NOW, newSubmission } from '#server/testing/submissions.ts';
import { confirmPlan, readPlan, waitsForConfirmation } from './plan.ts';
import { createRetention } from './retention.ts';

const DAYS = 100;

/** A store with old and new submissions, and retention with a clock that the test sets. */
async function setUp(store: Store, { old, fresh = 40 }: { old: number; fresh?: number }) {
  let now = NOW;
  const logged: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line).msg) });
  const options = { days: DAYS, dataDir: temporaryFolder('data'), announce: () => [], log };
  const start = (days = DAYS) => createRetention(store, { ...options, days, clock: () => now });
  let retention = start();
  const add = async (name: string, ageDays: number) => {
    const created_at = NOW - ageDays * DAY;
    await store.intake(newSubmission({ email: `${name}@acme.test`, created_at }));
  };
  for (let index = 0; index < old; index += 1) await add(`old${index}`, 200 + index);
  for (let index = 0; index < fresh; index += 1) await add(`fresh${index}`, 1);
  return {
    logged,
    add,
    set: (time: number) => {
      now = time;
    },
    restart: (days?: number) => {
      retention = start(days);
    },
    /** Works until there is nothing to do now. */
    async run() {
      while (await retention.step());
    },
    step: () => retention.step(),
    confirm: () => confirmPlan(store.db, now),
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

describe.each(DIALECTS)('retention, on %s', (dialect) => {
  test('records first, and erases a day later only what was recorded', async () => {
    const retention = await setUp(await testStore(dialect), { old: 2 });
    await retention.run();
    await retention.confirm();
    retention.set(NOW + DAY - MINUTE);
    await retention.add('imported', 300);
    await retention.run();
    expect(await retention.names()).toEqual(['imported', 'old0', 'old1']);
    retention.set(NOW + DAY);
    await retention.run();
    expect(await retention.names()).toEqual(['imported']);
    retention.set(NOW + 2 * DAY);
    await retention.run();
    expect(await retention.names()).toEqual([]);
  });

  test('a clock that jumps years ahead erases nothing, and nothing again when it is back', async () => {
    const retention = await setUp(await testStore(dialect), { old: 2 });
    await retention.run();
    await retention.confirm();
    for (const time of [NOW + 3 * 365 * DAY, NOW + 3 * 365 * DAY + HOUR, NOW + HOUR, NOW - 365 * DAY, NOW]) {
      retention.set(time);
      retention.restart();
      await retention.run();
      expect(await retention.names()).toEqual(['old0', 'old1']);
    }
    // Even if the clock stays wrong, a plan of everything needs a confirmation.
    for (let time = NOW + 1_000 * DAY; time < NOW + 1_010 * DAY; time += 12 * HOUR) {
      retention.set(time);
      await retention.run();
    }
    expect(await retention.waits()).toBe(true);
    expect(await retention.names()).toHaveLength(2);
    expect(retention.logged).toContain(
      'retention erases nothing until you run: npm run leads -- retention --confirm',
    );
  });

  test('the first plan with a setting, and each plan above the share, wait for a confirmation', async () => {
    const store = await testStore(dialect);
    const retention = await setUp(store, { old: 1 });
    const runDays = async (from: number, days: number) => {
      for (let time = from; time <= from + days * DAY; time += 12 * HOUR) {
        retention.set(time);
        await retention.run();
      }
    };
    await runDays(NOW, 5);
    expect([await retention.waits(), await retention.names()]).toEqual([true, ['old0']]);
    expect(await retention.confirm()).toBe(true);
    expect(await retention.confirm()).toBe(false);
    await runDays(NOW + 5 * DAY, 1);
    expect([await retention.waits(), await retention.names()]).toEqual([false, []]);
    // A small share needs nothing.
    await retention.add('later', 150);
    await runDays(NOW + 6 * DAY, 2);
    expect([await retention.waits(), await retention.names()]).toEqual([false, []]);
    for (let index = 0; index < 20; index += 1) await retention.add(`many${index}`, 150);
    await runDays(NOW + 8 * DAY, 4);
    expect([await retention.waits(), (await retention.names()).length]).toEqual([true, 20]);
    retention.set(NOW + 13 * DAY);
    retention.restart(DAYS - 1);
    await retention.run();
    expect((await readPlan(store.db))?.reason).toBe('first');
  });

  test('customers, people in talks and people with a call ahead stay', async () => {
    const store = await testStore(dialect);
    const retention = await setUp(store, { old: 6 });
    const setStatus = (name: string, status: PersonStatus) =>
      store.db.updateTable('people').set({ status }).where('email_key', '=', `${name}@acme.test`).execute();
    const book = (name: string, uid: string, day: number, status: 'booked' | 'cancelled' = 'booked') =>
      store.db
        .insertInto('bookings')
        .values({
          uid,
          person: `${name}@acme.test`,
          email: `${name}@acme.test`,
          name: '',
          title: '',
          start_at: NOW + day * DAY,
          end_at: NOW + day * DAY + HOUR,
          time_zone: '',
          status,
          previous_uid: null,
          reason: '',
          first_page: '',
          page: '',
          referrer: '',
          utm: '{}',
          language: '',
          created_at: NOW - 150 * DAY,
          changed_at: NOW,
        })
        .execute();
    await setStatus('old0', 'won');
    await setStatus('old1', 'qualified');
    await setStatus('old2', 'lost');
    await book('old3', 'ahead', 30);
    await book('old4', 'past', -120);
    await book('old5', 'cancelled', 30, 'cancelled');
    await retention.run();
    // Somebody becomes a customer between the recording and the erasure.
    await setStatus('old2', 'won');
    await retention.confirm();
    retention.set(NOW + DAY);
    await retention.run();
    expect(await retention.names()).toEqual(['old0', 'old1', 'old2', 'old3']);
  });

  test('nothing that the team wrote about a person outlives their last form', async () => {
    const store = await testStore(dialect);
    const retention = await setUp(store, { old: 1 });
    const { id = '' } =
      (await store.db
        .selectFrom('submissions')
        .select('id')
        .where('person', '=', 'old0@acme.test')
        .executeTakeFirst()) ?? {};
    await changePerson(asOperator(store), id, { name: 'Ada King', task: { text: 'Call Ada', at: NOW } });
    const read = async () => {
      const tables = ['tasks', 'person_changes', 'people'] as const;
      return JSON.stringify(
        await Promise.all(tables.map((table) => store.db.selectFrom(table).selectAll().execute())),
      );
    };
    expect(await read()).toMatch(/Ada King.*Call Ada|Call Ada.*Ada King/s);
    await retention.run();
    await retention.confirm();
    retention.set(NOW + DAY);
    await retention.run();
    expect(await read()).not.toMatch(/Ada King|Call Ada|old0/);
  });

  test('servers with different settings erase nothing, and replace the plan once a minute at most', async () => {
    const store = await testStore(dialect);
    const retention = await setUp(store, { old: 2 });
    await retention.run();
    await retention.confirm();
    for (let minute = 1; minute <= 3 * 24 * 60; minute += 180) {
      retention.set(NOW + minute * MINUTE);
      for (const days of [DAYS, 1]) {
        retention.restart(days);
        await retention.run();
      }
    }
    expect(await retention.names()).toEqual(['old0', 'old1']);
    expect((await readPlan(store.db))?.reason).toBe('first');
  });

  test('servers whose clocks differ by years replace the plan once a minute at most, and erase nothing', async () => {
    const store = await testStore(dialect);
    const retention = await setUp(store, { old: 2 });
    await retention.run();
    await retention.confirm();
    for (let minute = 1; minute <= 3; minute += 1)
      for (const time of [NOW + 1_000 * DAY, NOW]) {
        retention.set(time + minute * MINUTE);
        retention.restart();
        expect(await retention.step()).toBe(false);
      }
    expect(await retention.names()).toEqual(['old0', 'old1']);
  });

  test('before the first confirmation, entries without a person stay too', async () => {
    const store = await testStore(dialect);
    const retention = await setUp(store, { old: 0 });
    const entry = { actor: 'api:CRM', action: 'key-created', subject: '', detail: '' } as const;
    await store.db
      .insertInto('audit_log')
      .values({ ...entry, id: 'old', at: NOW - 200 * DAY })
      .execute();
    const count = async () => (await store.db.selectFrom('audit_log').select('id').execute()).length;
    for (const day of [0, 1, 2]) {
      retention.set(NOW + day * DAY);
      await retention.run();
    }
    expect(await count()).toBe(1);
    await retention.add('due', 200);
    for (const day of [3, 4, 5]) {
      retention.set(NOW + day * DAY);
      await retention.run();
      await retention.confirm();
    }
    retention.set(NOW + 6 * DAY);
    await retention.run();
    expect([await count(), await retention.names()]).toEqual([0, []]);
  });

  test('two servers erase everything once', async () => {
    const store = await testStore(dialect);
    const erased: string[] = [];
    const retention = await setUp(store, { old: 30, fresh: 200 });
    await retention.run();
    await retention.confirm();
    const announce = (create: () => { type: string }) => {
      erased.push(create().type);
      return [];
    };
    const options = { days: DAYS, dataDir: temporaryFolder('data'), clock: () => NOW + DAY };
    await Promise.all(
      [1, 2, 3].map(async () => {
        const { step } = createRetention(store, {
          ...options,
          announce: announce as never,
          log: pino({ level: 'silent' }),
        });
        while (await step());
      }),
    );
    expect(await retention.names()).toEqual([]);
    expect(erased).toHaveLength(30);
  });
});

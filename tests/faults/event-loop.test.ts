/**
 * Long reads and writes must not block other requests. SQLite is synchronous, so long work has to pause regularly.
 */
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DAY } from '#domain/timing.ts';
import { readAnalytics } from '#server/core/analytics/analytics.ts';
import { exportAuditLog } from '#server/core/audit-log.ts';
import { backupStore, importIntoStore } from '#server/core/copy-store.ts';
import { erasePerson } from '#server/core/people/erase-person.ts';
import { exportPerson } from '#server/core/people/export-person.ts';
import { readLeadPage } from '#server/core/people/list-leads.ts';
import { exportSubmissions } from '#server/core/submissions/export-submissions.ts';
import { readConfirmedSubscribers } from '#server/core/subscribers/export-subscribers.ts';
import type { Store } from '#server/store/open-store.ts';
import { refreshAllPeople } from '#server/store/people.ts';
import { SQLITE_FILE } from '#server/store/sqlite.ts';
import { eraseExpired } from '#server/testing/retention.ts';
import { emptyStore, reopen, temporaryFolder, testStore } from '#server/testing/stores.ts';
import { asOperator, NOW } from '#server/testing/submissions.ts';
import { STORED_LEADS } from './size.ts';

const LIMIT_MS = 100;
/** Number of submissions that retention erases, enough for a hundred batches. */
const EXPIRED_LEADS = 500;
/** The shortest time of these runs counts. Real blocking is in every run, a pause of the machine is not. */
const RUNS = [1, 2, 3];

/** Adds every kind of row that long work reads or writes. */
async function fillStore({ db }: Store): Promise<void> {
  const numbers = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(STORED_LEADS)})`;
  const createdAt = sql`${NOW} - i * 1000`;
  const answers = JSON.stringify({ answers: { timeline: ['immediate'], role: ['founder'] } });
  await sql`${numbers} insert into submissions (id, kind, person, email, first_name, last_name, company, phone, details, page,
      referrer, utm, consent, created_at, source, campaign)
    select printf('submission-%08d', i), 'quiz', 'p' || i || '@acme.test', 'p' || i || '@acme.test', 'Ada', 'Lovelace',
      'Engines ' || (i % 999), '+1 555 ' || i, ${answers}, '/', '', '{}', '', ${createdAt}, 'google', 'c' || (i % 20) from n`.execute(
    db,
  );
  await sql`insert into deliveries (id, submission_id, kind, state, attempts, next_at, lease_beat, note, created_at)
    select 'd' || id, id, 'deck-mail', 'done', 1, created_at, 0, '', created_at from submissions`.execute(db);
  await sql`insert into subscribers (id, person, email, state, submission_id, requested_at, confirmed_at)
    select 's' || id, person, email, 'confirmed', id, created_at, created_at from submissions
    where created_at % 5000 = 0`.execute(db);
  await sql`insert into bookings (uid, person, email, name, title, time_zone, status, reason, first_page, page,
      referrer, utm, language, created_at, changed_at)
    select 'b' || id, person, email, 'Ada', '', '', 'booked', '', '', '', '', '{}', '', created_at, created_at
    from submissions where created_at % 10000 = 0`.execute(db);
  await sql`${numbers} insert into booking_messages (key, booking_uid, received_at)
    select 'm' || i, 'b', ${createdAt} from n where i % 10 = 0`.execute(db);
  await sql`${numbers} insert into audit_log (id, at, actor, action, subject, detail)
    select 'a' || i, ${createdAt}, 'x', 'viewed', '', '' from n`.execute(db);
  await db.transaction().execute(refreshAllPeople);
}

/** Longest CPU time between two turns of the event loop. It depends less on other load than the elapsed time. */
async function measureBusyMs(work: () => Promise<unknown>): Promise<number> {
  const readCpuMs = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
  let busyMs = 0;
  let lastTime = readCpuMs();
  let isOver = false;
  const measureTurn = () => {
    const now = readCpuMs();
    busyMs = Math.max(busyMs, now - lastTime);
    lastTime = now;
    if (!isOver) setImmediate(measureTurn);
  };
  measureTurn();
  await work();
  isOver = true;
  measureTurn();
  return Math.round(busyMs);
}

const readAll = async ({ text }: { text: AsyncIterable<unknown> }) => {
  for await (const _ of text);
};

test(`with ${STORED_LEADS.toLocaleString('en')} submissions, no task blocks the event loop for ${LIMIT_MS} ms`, async () => {
  const settings = await emptyStore('sqlite');
  const { dataDir } = settings;
  await fillStore(await reopen(settings));
  const allLeads = { filter: {}, sort: 'newest' } as const;
  const announce = () => [];

  const busyTimes: Record<string, number> = {};
  for (const run of RUNS) {
    const store = await reopen(settings);
    const otherStore = await testStore('sqlite');
    const backupFile = join(temporaryFolder('copy'), SQLITE_FILE);
    const operator = asOperator(store);
    // At this time, the oldest submissions are more than a day old. One submission was created each second.
    const expiry = NOW + DAY - (STORED_LEADS - run * EXPIRED_LEADS) * 1_000;
    const search = (text: string) => () =>
      readLeadPage(store, { filter: { search: text }, sort: 'newest', after: null });
    const longTasks: Readonly<Record<string, () => Promise<unknown>>> = {
      'export of submissions, CSV and JSON at once': async () =>
        Promise.all([
          readAll(await exportSubmissions(operator, { ...allLeads, format: 'csv' })),
          readAll(await exportSubmissions(operator, { ...allLeads, format: 'json' })),
        ]),
      'first search': search('p777'),
      'search without a match': search('nobody'),
      'export of a person': () => exportPerson(operator, 'p1@acme.test'),
      'export of subscribers': () => readConfirmedSubscribers(operator, (id) => id),
      'export of the audit log': async () => readAll(await exportAuditLog(operator)),
      analytics: () => readAnalytics(store, { days: 365, now: NOW, timeZone: 'UTC' }),
      backup: () => backupStore(operator, dataDir, backupFile),
      import: () => importIntoStore(asOperator(otherStore), { file: backupFile, hold: true, dataDir: '' }),
      erasure: () => erasePerson(operator, { email: `p${run + 1}@acme.test`, dataDir }),
      retention: () => eraseExpired(store, { days: 1, dataDir, announce, now: expiry }),
    };
    for (const [name, work] of Object.entries(longTasks))
      busyTimes[name] = Math.min(busyTimes[name] ?? Number.POSITIVE_INFINITY, await measureBusyMs(work));
  }
  const slowTasks = Object.entries(busyTimes).filter(([, busyMs]) => busyMs >= LIMIT_MS);
  expect(Object.fromEntries(slowTasks)).toEqual({});

  // Analytics counts in parts. Together they are complete.
  const store = await reopen(settings);
  const { funnel } = await readAnalytics(store, { days: 365, now: NOW, timeZone: 'UTC' });
  const { leads, reports } = await store.db
    .selectNoFrom((eb) => [
      eb.selectFrom('people').select(eb.fn.countAll<number>().as('count')).as('leads'),
      eb.selectFrom('submissions').select(eb.fn.countAll<number>().as('count')).as('reports'),
    ])
    .executeTakeFirstOrThrow();
  expect(funnel).toMatchObject({ leads, reports });
});

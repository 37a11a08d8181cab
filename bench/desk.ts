/** Latency of the desk's lists and searches with 200,000 submissions, on both stores, and the size of its script. */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { readAnalytics } from '#server/core/analytics/analytics.ts';
import { readAuditLog } from '#server/core/audit-log.ts';
import { findPeopleWithBookings } from '#server/core/bookings/search-bookings.ts';
import { countOpen, countStuck, readOpenDeliveries } from '#server/core/deliveries/open-deliveries.ts';
import { readDistinctValues, readLeadPage, readLeadsVersion } from '#server/core/people/list-leads.ts';
import type { PeopleQuery } from '#server/core/people/people-query.ts';
import { readPerson } from '#server/core/people/read-person.ts';
import { EXPORT_PAGE_SIZE } from '#server/core/submissions/export-submissions.ts';
import { findByIds } from '#server/core/submissions/read-submissions.ts';
import { readSubscribers } from '#server/core/subscribers/list-subscribers.ts';
import { openStore, type Store } from '#server/store/open-store.ts';
import { PERSON_STATUSES } from '#server/store/schema.ts';
import { createPostgresServer } from '#server/testing/postgres-server.ts';
import { fillStore, LEADS, MODULUS, MULTIPLIER, SOURCES, START } from './fill-store.ts';
import { atMost, kB, type Row } from './row.ts';

const RUNS = 40;
/** Analytics may take longer: every request reads all submissions of the period. */
const BUDGET = { p95: 100, analytics: 500, script: 120_000 };
const LEAD_KINDS = ['deck', 'newsletter', 'quiz'] as const;

const pick = <Item>(items: readonly Item[], n: number): Item => items[n % items.length] as Item;
const pseudoRandom = (n: number) => Math.imul(n, 2_654_435_761) >>> 0;

/** A generated submission by its number. The SQL that fills the store generates the same values. */
function benchSubmission(n: number) {
  const scrambled = (n * MULTIPLIER) % MODULUS;
  const company = scrambled % 90_000;
  return {
    name: `First${scrambled % 2_000} Last${scrambled % 49_999}`,
    email: `person${n}@company${company}.test`,
    phone: `+43 66 ${(scrambled * 31) % 10_000_000}`,
  };
}

const peopleQuery = (filter: PeopleQuery['filter'], options: Partial<PeopleQuery> = {}): PeopleQuery => ({
  filter,
  sort: 'newest',
  after: null,
  ...options,
});

/** Typical requests of the desk, with values that change from run to run. */
const LEAD_QUERIES: Readonly<Record<string, (run: number) => PeopleQuery>> = {
  'newest first': () => peopleQuery({}),
  'a late page': (run) => peopleQuery({}, { after: submissionId(pseudoRandom(run) % LEADS) }),
  'by company': (run) =>
    peopleQuery({}, { sort: 'company', after: run % 2 ? submissionId(pseudoRandom(run) % LEADS) : null }),
  'by address': (run) =>
    peopleQuery({}, { sort: 'person', after: run % 2 ? submissionId(pseudoRandom(run) % LEADS) : null }),
  'one kind': (run) => peopleQuery({ kind: pick(LEAD_KINDS, run) }),
  'one status': (run) => peopleQuery({ status: pick(PERSON_STATUSES, run) }),
  'one source': (run) => peopleQuery({ source: pick(SOURCES, run) }),
  'one campaign': (run) => peopleQuery({ campaign: `c${run % 40}` }),
  'hottest first': (run) =>
    peopleQuery({}, { sort: 'readiness', after: run % 2 ? submissionId(pseudoRandom(run) % LEADS) : null }),
  'one level of readiness': (run) => peopleQuery({ readiness: pick(['hot', 'warm', 'later'] as const, run) }),
  'hot, one status and source': (run) =>
    peopleQuery({
      readiness: 'hot',
      status: pick(PERSON_STATUSES, run),
      source: pick(SOURCES, run >> 1),
    }),
  'one owner': (run) => peopleQuery({ owner: `owner${run % 20}@desk.example` }),
  'one owner, hottest first': (run) =>
    peopleQuery({ owner: `owner${run % 20}@desk.example` }, { sort: 'readiness' }),
  'one owner, due': (run) => peopleQuery({ owner: `owner${run % 20}@desk.example`, due: NOW }),
  due: () => peopleQuery({ due: NOW }),
  'suspected spam': () => peopleQuery({ quarantined: true }),
  'kind, status and source': (run) =>
    peopleQuery({
      kind: pick(LEAD_KINDS, run),
      status: pick(PERSON_STATUSES, run >> 1),
      source: pick(SOURCES, run >> 2),
    }),
  'one campaign, suspected spam': (run) => peopleQuery({ campaign: `c${run % 40}`, quarantined: true }),
  'source and campaign without a common submission': (run) =>
    peopleQuery({ source: 'partner', campaign: `c${run % 40}` }),
  'suspected spam, by company': () => peopleQuery({ quarantined: true }, { sort: 'company' }),
  'one status, by address': (run) => peopleQuery({ status: pick(PERSON_STATUSES, run) }, { sort: 'person' }),
  'one day': (run) => {
    const since = START + (pseudoRandom(run) % LEADS) * 40_000;
    return peopleQuery({ since, until: since + 86_400_000 });
  },
  'search a word that all have': () => peopleQuery({ search: 'freight' }),
  'search a first name': (run) => peopleQuery({ search: `First${pseudoRandom(run) % 2_000}` }),
  'search a full name': (run) => {
    return peopleQuery({ search: benchSubmission(pseudoRandom(run) % LEADS).name });
  },
  'search an address': (run) => peopleQuery({ search: benchSubmission(pseudoRandom(run) % LEADS).email }),
  'search the beginning of a company': (run) =>
    peopleQuery({ search: `company${String(pseudoRandom(run)).slice(0, 3)}` }),
  'search inside words': (run) => peopleQuery({ search: `irst${pseudoRandom(run) % 2_000} ast${run}` }),
  'search a phone number': (run) => peopleQuery({ search: benchSubmission(pseudoRandom(run) % LEADS).phone }),
  'search part of a phone number, by company': (run) =>
    peopleQuery({ search: benchSubmission(pseudoRandom(run) % LEADS).phone.slice(-5) }, { sort: 'company' }),
  'search without a match': (run) => peopleQuery({ search: `zz${run}` }),
  'search in one status': (run) => peopleQuery({ search: `first${run}`, status: 'won' }),
  'search in suspected spam': (run) => peopleQuery({ search: `first${run}`, quarantined: true }),
  'search a word that all have and a rare one': (run) =>
    peopleQuery({ search: `freight last${pseudoRandom(run) % 49_999}` }),
  'search a first name, by company': (run) =>
    peopleQuery({ search: `First${pseudoRandom(run) % 2_000}` }, { sort: 'company' }),
  'two columns': (run) => peopleQuery({ kind: pick(LEAD_KINDS, run), source: pick(SOURCES, run >> 1) }),
  'one kind, oldest first, a late page': (run) =>
    peopleQuery(
      { kind: pick(LEAD_KINDS, run) },
      { sort: 'oldest', after: submissionId(pseudoRandom(run) % LEADS) },
    ),
  'one source, by company': (run) => peopleQuery({ source: pick(SOURCES, run) }, { sort: 'company' }),
  'one month of a campaign': (run) => {
    const since = START + (pseudoRandom(run) % LEADS) * 40_000;
    return peopleQuery({ campaign: `c${run % 40}`, since, until: since + 30 * 86_400_000 });
  },
  'search one letter': (run) => peopleQuery({ search: pick([...'flctpxz019'], run) }),
  'search two letters': (run) =>
    peopleQuery({ search: pick(['fi', 'la', 'co', 'te', 'pe', 'zz', 'x1', '10'], run) }),
  'search one letter, by address': (run) =>
    peopleQuery({ search: pick([...'flctpxz019'], run) }, { sort: 'person' }),
  'search a word that all have, in one campaign': (run) =>
    peopleQuery({ search: 'freight', campaign: `c${run % 40}` }),
  'search a common word, with filters that match nobody': (run) =>
    peopleQuery({ search: `person${run % 9}`, campaign: 'c1', source: 'partner' }),
  'search a common word, among the oldest submissions': (run) =>
    peopleQuery({ search: `person99${run % 9}` }, { after: submissionId(LEADS / 10) }),
  'search a first name, second page': (run) =>
    peopleQuery({ search: `First${pseudoRandom(run) % 2_000}` }, { after: submissionId(LEADS / 2) }),
};

/** Just after the newest submission arrived. */
const NOW = START + LEADS * 40_000;
const submissionId = (n: number) => String(n).padStart(12, '0');

/** All other reads of the desk. */
const otherQueries = (store: Store): Readonly<Record<string, (run: number) => Promise<unknown>>> => ({
  'people with a booking, by name': (run) =>
    findPeopleWithBookings(store, benchSubmission(pseudoRandom(run) % LEADS).name),
  'people with a booking, by one letter': (run) => findPeopleWithBookings(store, pick([...'bflpxz019'], run)),
  'people with a booking, search without a match': (run) => findPeopleWithBookings(store, `zz${run}`),
  'new submissions and stuck deliveries': async () => [
    await readLeadsVersion(store),
    await countStuck(store.db, NOW),
  ],
  'list of sources': () => readDistinctValues(store, 'source'),
  'list of campaigns': () => readDistinctValues(store, 'campaign'),
  'one page of an export': async (run) => {
    const after = submissionId(pseudoRandom(run) % LEADS);
    const { leads } = await readLeadPage(store, peopleQuery({}, { after }), {
      size: EXPORT_PAGE_SIZE,
    });
    return findByIds(
      store.db,
      leads.map(({ id }) => id),
    );
  },
  'a person': (run) => {
    const n = pseudoRandom(run) % LEADS;
    return readPerson(store.db, { id: submissionId(n), person: benchSubmission(n).email, now: NOW });
  },
  'failed deliveries': async () => [await readOpenDeliveries(store.db, 'dead'), await countOpen(store.db)],
  'held deliveries': async () => [await readOpenDeliveries(store.db, 'held'), await countOpen(store.db)],
  'pending deliveries': async () => [
    await readOpenDeliveries(store.db, 'pending'),
    await countOpen(store.db),
  ],
  subscribers: () => readSubscribers(store.db, NOW),
  'audit log': (run) =>
    readAuditLog(store.db, run % 2 ? `a${submissionId(pseudoRandom(run) % LEADS)}` : undefined),
});

type Times = Readonly<{ elapsedP95: number; processorP95: number }>;

/** Measures elapsed time and processor time. Other programs on the machine increase only the elapsed time. */
async function measureTimes(work: (run: number) => Promise<unknown>): Promise<Times> {
  await work(0);
  const elapsedTimes: number[] = [];
  const processorTimes: number[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    const started = performance.now();
    const before = process.threadCpuUsage();
    await work(run);
    const { user, system } = process.threadCpuUsage(before);
    processorTimes.push((user + system) / 1000);
    elapsedTimes.push(performance.now() - started);
  }
  const percentile95 = (values: number[]) =>
    values.sort((a, b) => a - b)[Math.ceil(RUNS * 0.95) - 1] ?? Number.NaN;
  return { elapsedP95: percentile95(elapsedTimes), processorP95: percentile95(processorTimes) };
}

async function storeRows(storeName: string, settings: Parameters<typeof openStore>[0]): Promise<Row[]> {
  const store = await openStore(settings, pino({ level: 'silent' }));
  const existingSubmission = await store.db
    .selectFrom('submissions')
    .select('id')
    .limit(1)
    .executeTakeFirst();
  if (!existingSubmission) await fillStore(store, { ...settings, withDeliveries: true, withActivity: true });
  const rows: Row[] = [];
  const add = (name: string, { elapsedP95, processorP95 }: Times, limit: number = BUDGET.p95) => {
    // SQLite runs in this thread, PostgreSQL in other processes.
    const processorText = store.dialect === 'sqlite' ? `, processor ${processorP95.toFixed(1)} ms` : '';
    const row = atMost(
      `desk, ${storeName}: ${name}`,
      elapsedP95,
      limit,
      (value) => `p95 ${value.toFixed(1)} ms`,
    );
    rows.push({ ...row, measured: `${row.measured}${processorText}` });
    // The whole run takes minutes, so print each figure as soon as it is measured.
    console.error(rows.at(-1)?.measured, name);
  };
  for (const [task, query] of Object.entries(LEAD_QUERIES))
    add(task, await measureTimes((run) => readLeadPage(store, query(run))));
  for (const [task, work] of Object.entries(otherQueries(store))) add(task, await measureTimes(work));
  for (const days of [7, 30, 90, 365])
    add(
      `analytics of ${days} days`,
      await measureTimes(() => readAnalytics(store, { days, now: NOW, timeZone: 'UTC' })),
      BUDGET.analytics,
    );
  await store.close();
  return rows;
}

/**
 * Filling a store takes minutes. `DESK_FOLDER` and `DESK_DATABASE_URL` name stores that are not deleted. The first run
 * fills them; later runs skip this step.
 */
const { DESK_FOLDER, DESK_DATABASE_URL } = process.env;

export async function deskRows(): Promise<Row[]> {
  const folder = DESK_FOLDER ?? mkdtempSync(join(tmpdir(), 'desk-bench-'));
  const postgres = DESK_DATABASE_URL ? undefined : await createPostgresServer({ isDurable: false });
  try {
    // Each language has one script.
    const script = Math.max(
      ...readdirSync('dist/desk/assets')
        .filter((file) => file.endsWith('.js.br'))
        .map((file) => statSync(join('dist/desk/assets', file)).size),
    );
    return [
      atMost('desk, script of the first load', script, BUDGET.script, kB),
      ...(await storeRows('SQLite', { dataDir: folder, databaseUrl: undefined })),
      ...(await storeRows('PostgreSQL', {
        dataDir: folder,
        databaseUrl: DESK_DATABASE_URL ?? postgres?.url,
      })),
    ];
  } finally {
    await postgres?.destroy();
    if (!DESK_FOLDER) rmSync(folder, { recursive: true, force: true });
  }
}

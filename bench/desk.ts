/** Latency of the desk's lists and searches with 200,000 submissions, on both stores, and the size of its script. */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { DAY } from '#domain/timing.ts';
import { readAuditLog } from '#server/core/audit-log.ts';
import { findPeopleWithBookings } from '#server/core/bookings/search-bookings.ts';
import { countOpen, readOpenDeliveries } from '#server/core/deliveries/open-deliveries.ts';
import { readLeadPage } from '#server/core/people/list-leads.ts';
import type { PeopleQuery } from '#server/core/people/people-query.ts';
import { readPerson } from '#server/core/people/read-person.ts';
import { readSubscribers } from '#server/core/subscribers/list-subscribers.ts';
import { openStore, type Store } from '#server/store/open-store.ts';
import { createPostgresServer } from '#server/testing/postgres-server.ts';
import { fillStore, LEADS, MODULUS, MULTIPLIER, SOURCES, START } from './fill-store.ts';
import { atMost, kB, ms, type Row } from './row.ts';

const RUNS = 40;
const BUDGET = { p95: 100, script: 120_000 };

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

/** Lists and searches of the desk, with values that change from run to run: common, rare and without a match. */
const LEAD_QUERIES: Readonly<Record<string, (run: number) => PeopleQuery>> = {
  'newest first': () => peopleQuery({}),
  'a late page': (run) => peopleQuery({}, { after: submissionId(pseudoRandom(run) % LEADS) }),
  'hottest first': () => peopleQuery({}, { sort: 'readiness' }),
  'one source, by company': (run) => peopleQuery({ source: pick(SOURCES, run) }, { sort: 'company' }),
  'one owner, due': (run) => peopleQuery({ owner: `owner${run % 20}@desk.example`, due: NOW }),
  'suspected spam, by company': () => peopleQuery({ quarantined: true }, { sort: 'company' }),
  'one month of a campaign': (run) => {
    const since = START + (pseudoRandom(run) % LEADS) * 40_000;
    return peopleQuery({ campaign: `c${run % 40}`, since, until: since + 30 * DAY });
  },
  'search a first name, by company': (run) =>
    peopleQuery({ search: `First${pseudoRandom(run) % 2_000}` }, { sort: 'company' }),
  'search an address': (run) => peopleQuery({ search: benchSubmission(pseudoRandom(run) % LEADS).email }),
  'search inside words': (run) => peopleQuery({ search: `irst${pseudoRandom(run) % 2_000} ast${run}` }),
  'search a phone number': (run) => peopleQuery({ search: benchSubmission(pseudoRandom(run) % LEADS).phone }),
  'search two letters': (run) => peopleQuery({ search: pick(['fi', 'la', 'co', 'zz', 'x1', '10'], run) }),
  'search without a match': (run) => peopleQuery({ search: `zz${run}` }),
};

/** Just after the newest submission arrived. */
const NOW = START + LEADS * 40_000;
const submissionId = (n: number) => String(n).padStart(12, '0');

const otherQueries = (store: Store): Readonly<Record<string, (run: number) => Promise<unknown>>> => ({
  'people with a booking': (run) =>
    findPeopleWithBookings(store, benchSubmission(pseudoRandom(run) % LEADS).name),
  'a person': (run) => {
    const n = pseudoRandom(run) % LEADS;
    return readPerson(store.db, { id: submissionId(n), person: benchSubmission(n).email, now: NOW });
  },
  'pending deliveries': async () => [
    await readOpenDeliveries(store.db, 'pending'),
    await countOpen(store.db),
  ],
  subscribers: () => readSubscribers(store.db, NOW),
  'audit log': (run) =>
    readAuditLog(store.db, run % 2 ? `a${submissionId(pseudoRandom(run) % LEADS)}` : undefined),
});

async function measureP95(work: (run: number) => Promise<unknown>): Promise<number> {
  await work(0);
  const times: number[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    const started = performance.now();
    await work(run);
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[Math.ceil(RUNS * 0.95) - 1] ?? Number.NaN;
}

async function storeRows(storeName: string, settings: Parameters<typeof openStore>[0]): Promise<Row[]> {
  const store = await openStore(settings, pino({ level: 'silent' }));
  await fillStore(store, settings.databaseUrl);
  const rows: Row[] = [];
  const add = async (name: string, limit: number, work: (run: number) => Promise<unknown>) => {
    const row = atMost(
      `desk, ${storeName}: ${name}`,
      await measureP95(work),
      limit,
      (value) => `p95 ${ms(value)}`,
    );
    rows.push(row);
    // The whole run takes minutes, so print each figure as soon as it is measured.
    console.error(row.measured, row.name);
  };
  for (const [task, query] of Object.entries(LEAD_QUERIES))
    await add(task, BUDGET.p95, (run) => readLeadPage(store, query(run)));
  for (const [task, work] of Object.entries(otherQueries(store))) await add(task, BUDGET.p95, work);
  await store.close();
  return rows;
}

export async function deskRows(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'desk-bench-'));
  const postgres = await createPostgresServer({ isDurable: false });
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
      ...(await storeRows('PostgreSQL', { dataDir: folder, databaseUrl: postgres.url })),
    ];
  } finally {
    await postgres.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
}

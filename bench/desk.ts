/** Latency of the desk's lists and searches with 200,000 submissions, on both stores, and the size of its script. */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { DAY } from '#domain/timing.ts';
import { readAuditLog } from '#server/core/audit-log.ts';
import { searchBookings } from '#server/core/bookings/list-bookings.ts';
import { listDeliveries } from '#server/core/deliveries/open-deliveries.ts';
import { readLeadPage } from '#server/core/people/list-leads.ts';
import type { PeopleQuery } from '#server/core/people/people-query.ts';
import { readPerson } from '#server/core/people/read-person.ts';
import { listSubscribers } from '#server/core/subscribers/list-subscribers.ts';
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

/** Just after the newest submission arrived. */
const NOW = START + LEADS * 40_000;
const context = (store: Store) => ({ store, actor: 'bench', now: NOW, announce: () => [] });
const submissionId = (n: number) => String(n).padStart(12, '0');

/** Lists and searches, with values that change from run to run: common, rare and without a match. */
function queriesOf(store: Store): Readonly<Record<string, (run: number) => Promise<unknown>>> {
  const readLeads = (filter: PeopleQuery['filter'], options: Partial<PeopleQuery> = {}) =>
    readLeadPage(store, { filter, sort: 'newest', after: null, ...options });
  return {
    'newest first': () => readLeads({}),
    'a late page': (run) => readLeads({}, { after: submissionId(pseudoRandom(run) % LEADS) }),
    'hottest first': () => readLeads({}, { sort: 'readiness' }),
    'one source, by company': (run) => readLeads({ source: pick(SOURCES, run) }, { sort: 'company' }),
    'one owner, due': (run) => readLeads({ owner: `owner${run % 20}@desk.example`, due: NOW }),
    'suspected spam, by company': () => readLeads({ quarantined: true }, { sort: 'company' }),
    'one month of a campaign': (run) => {
      const since = START + (pseudoRandom(run) % LEADS) * 40_000;
      return readLeads({ campaign: `c${run % 40}`, since, until: since + 30 * DAY });
    },
    'search a first name, by company': (run) =>
      readLeads({ search: `First${pseudoRandom(run) % 2_000}` }, { sort: 'company' }),
    'search an address': (run) => readLeads({ search: benchSubmission(pseudoRandom(run) % LEADS).email }),
    'search inside words': (run) => readLeads({ search: `irst${pseudoRandom(run) % 2_000} ast${run}` }),
    'search a phone number': (run) => readLeads({ search: benchSubmission(pseudoRandom(run) % LEADS).phone }),
    'search two letters': (run) => readLeads({ search: pick(['fi', 'la', 'co', 'zz', 'x1', '10'], run) }),
    'search without a match': (run) => readLeads({ search: `zz${run}` }),
    'people with a booking': (run) =>
      searchBookings(context(store), benchSubmission(pseudoRandom(run) % LEADS).name),
    'a person': (run) => {
      const n = pseudoRandom(run) % LEADS;
      return readPerson(store.db, { id: submissionId(n), person: benchSubmission(n).email, now: NOW });
    },
    'pending deliveries': () => listDeliveries(context(store), 'pending'),
    subscribers: () => listSubscribers(context(store)),
    'audit log': (run) =>
      readAuditLog(store.db, run % 2 ? `a${submissionId(pseudoRandom(run) % LEADS)}` : undefined),
  };
}

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

async function slowestRow(storeName: string, settings: Parameters<typeof openStore>[0]): Promise<Row> {
  const store = await openStore(settings, pino({ level: 'silent' }));
  await fillStore(store, settings.databaseUrl);
  let slowest = { name: '', p95: 0 };
  for (const [name, work] of Object.entries(queriesOf(store))) {
    const p95 = await measureP95(work);
    // The whole run takes minutes, so print each figure as soon as it is measured.
    console.error(ms(p95), storeName, name);
    if (p95 > slowest.p95) slowest = { name, p95 };
  }
  await store.close();
  const name = `desk, slowest list or search, ${storeName}: ${slowest.name}`;
  return atMost(name, slowest.p95, BUDGET.p95, (value) => `p95 ${ms(value)}`);
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
      await slowestRow('SQLite', { dataDir: folder, databaseUrl: undefined }),
      await slowestRow('PostgreSQL', { dataDir: folder, databaseUrl: postgres.url }),
    ];
  } finally {
    await postgres.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
}

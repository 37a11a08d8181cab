/** Latency of the desk's lists and searches with a million leads, on both stores, and the size of its script. */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { readAnalytics } from '#server/core/analytics/analytics.ts';
import { readAuditLog } from '#server/core/audit-log.ts';
import { findBookers } from '#server/core/bookings/search-bookings.ts';
import { countOpen, countStuck, openDeliveries } from '#server/core/deliveries/open-deliveries.ts';
import { EXPORT_PAGE } from '#server/core/leads/export-leads.ts';
import type { LeadQuery } from '#server/core/leads/lead-query.ts';
import { distinctValues, newestLeads, readLeadPage } from '#server/core/leads/list-leads.ts';
import { findByIds } from '#server/core/leads/read-leads.ts';
import { readPerson } from '#server/core/people/read-person.ts';
import { readSubscribers } from '#server/core/subscribers/list-subscribers.ts';
import { openStore, type Store } from '#server/store/open-store.ts';
import { LEAD_STATUSES } from '#server/store/schema.ts';
import { indexLeads } from '#server/store/search-index.ts';
import { createPostgresServer } from '#server/testing/postgres-server.ts';
import { fillStore, LEADS, PRIME, SOURCES, SPREAD, START } from './million-leads.ts';
import { atMost, kB, type Row } from './row.ts';

const RUNS = 40;
/** Charts are computed from every lead of their period, each time they are opened. */
const BUDGET = { p95: 100, analytics: 500, script: 120_000 };
const KINDS = ['deck', 'newsletter', 'quiz'] as const;

const pick = <Item>(items: readonly Item[], n: number): Item => items[n % items.length] as Item;
const spread = (n: number) => Math.imul(n, 2_654_435_761) >>> 0;

/** A generated lead by its number. The SQL that fills the store generates the same values. */
function benchLead(n: number) {
  const mixed = (n * SPREAD) % PRIME;
  const company = mixed % 90_000;
  return {
    name: `First${mixed % 2_000} Last${mixed % 49_999}`,
    email: `person${n}@company${company}.test`,
    phone: `+43 66 ${(mixed * 31) % 10_000_000}`,
  };
}

const newest = (filter: LeadQuery['filter'], rest: Partial<LeadQuery> = {}): LeadQuery => ({
  filter,
  sort: 'newest',
  after: null,
  ...rest,
});

/** Typical requests of the desk, with values that change from run to run. */
const TASKS: Readonly<Record<string, (run: number) => LeadQuery>> = {
  'newest first': () => newest({}),
  'a page deep inside': (run) => newest({}, { after: [START + (spread(run) % (LEADS * 40_000)), 'f'] }),
  'by company': (run) =>
    newest({}, { sort: 'company', after: run % 2 ? [`company ${spread(run) % 90_000}`, ''] : null }),
  'by address': (run) =>
    newest({}, { sort: 'person', after: run % 2 ? [`person${spread(run) % LEADS}`, ''] : null }),
  'one kind': (run) => newest({ kind: pick(KINDS, run) }),
  'one status': (run) => newest({ status: pick(LEAD_STATUSES, run) }),
  'one source': (run) => newest({ source: pick(SOURCES, run) }),
  'one campaign': (run) => newest({ campaign: `c${run % 40}` }),
  'hottest first': (run) =>
    newest({}, { sort: 'readiness', after: run % 2 ? [START + (spread(run) % (LEADS * 40_000)), ''] : null }),
  'one level of readiness': (run) => newest({ readiness: pick(['hot', 'warm', 'later'] as const, run) }),
  'hot, one status and source': (run) =>
    newest({ readiness: 'hot', status: pick(LEAD_STATUSES, run), source: pick(SOURCES, run >> 1) }),
  'of one owner': (run) => newest({ owner: `owner${run % 20}@desk.example` }),
  'of one owner, hottest first': (run) =>
    newest({ owner: `owner${run % 20}@desk.example` }, { sort: 'readiness' }),
  'due of one owner': (run) => newest({ owner: `owner${run % 20}@desk.example`, due: NOW }),
  due: () => newest({ due: NOW }),
  held: () => newest({ held: true }),
  'kind, status and source': (run) =>
    newest({
      kind: pick(KINDS, run),
      status: pick(LEAD_STATUSES, run >> 1),
      source: pick(SOURCES, run >> 2),
    }),
  'campaign and held': (run) => newest({ campaign: `c${run % 40}`, held: true }),
  'source and campaign that do not meet': (run) => newest({ source: 'partner', campaign: `c${run % 40}` }),
  'held, by company': () => newest({ held: true }, { sort: 'company' }),
  'one status, by address': (run) => newest({ status: pick(LEAD_STATUSES, run) }, { sort: 'person' }),
  'one day': (run) => {
    const since = START + (spread(run) % LEADS) * 40_000;
    return newest({ since, until: since + 86_400_000 });
  },
  'search a word that all have': () => newest({ search: 'freight' }),
  'search a first name': (run) => newest({ search: `First${spread(run) % 2_000}` }),
  'search a full name': (run) => {
    return newest({ search: benchLead(spread(run) % LEADS).name });
  },
  'search an address': (run) => newest({ search: benchLead(spread(run) % LEADS).email }),
  'search the beginning of a company': (run) =>
    newest({ search: `company${String(spread(run)).slice(0, 3)}` }),
  'search inside words': (run) => newest({ search: `irst${spread(run) % 2_000} ast${run}` }),
  'search a phone number': (run) => newest({ search: benchLead(spread(run) % LEADS).phone }),
  'search part of a phone number, by company': (run) =>
    newest({ search: benchLead(spread(run) % LEADS).phone.slice(-5) }, { sort: 'company' }),
  'search what nobody has': (run) => newest({ search: `zz${run}` }),
  'search in one status': (run) => newest({ search: `first${run}`, status: 'won' }),
  'search in what is held': (run) => newest({ search: `first${run}`, held: true }),
  'search a word that all have and a rare one': (run) =>
    newest({ search: `freight last${spread(run) % 49_999}` }),
  'search a first name, by company': (run) =>
    newest({ search: `First${spread(run) % 2_000}` }, { sort: 'company' }),
  'two columns': (run) => newest({ kind: pick(KINDS, run), source: pick(SOURCES, run >> 1) }),
  'one kind, oldest first, deep inside': (run) =>
    newest(
      { kind: pick(KINDS, run) },
      { sort: 'oldest', after: [START + (spread(run) % LEADS) * 40_000, ''] },
    ),
  'one source, by company': (run) => newest({ source: pick(SOURCES, run) }, { sort: 'company' }),
  'one month of a campaign': (run) => {
    const since = START + (spread(run) % LEADS) * 40_000;
    return newest({ campaign: `c${run % 40}`, since, until: since + 30 * 86_400_000 });
  },
  'search one letter': (run) => newest({ search: pick([...'flctpxz019'], run) }),
  'search two letters': (run) =>
    newest({ search: pick(['fi', 'la', 'co', 'te', 'pe', 'zz', 'x1', '10'], run) }),
  'search one letter, by address': (run) =>
    newest({ search: pick([...'flctpxz019'], run) }, { sort: 'person' }),
  'search a word that all have, in one campaign': (run) =>
    newest({ search: 'freight', campaign: `c${run % 40}` }),
  'search what many have, where nobody has it': (run) =>
    newest({ search: `person${run % 9}`, campaign: 'c1', source: 'partner' }),
  'search what many have, before its first': (run) =>
    newest({ search: `person99${run % 9}` }, { after: [START + (LEADS / 10) * 40_000, ''] }),
  'search a first name, second page': (run) =>
    newest({ search: `First${spread(run) % 2_000}` }, { after: [START + (LEADS / 2) * 40_000, ''] }),
};

/** Just after the newest lead arrived. */
const NOW = START + LEADS * 40_000;
const leadId = (n: number) => String(n).padStart(12, '0');

/** All other reads of the desk. */
const otherQueries = (store: Store): Readonly<Record<string, (run: number) => Promise<unknown>>> => ({
  'who booked, by name': (run) => findBookers(store, benchLead(spread(run) % LEADS).name),
  'who booked, by one letter': (run) => findBookers(store, pick([...'bflpxz019'], run)),
  'who booked, by what nobody has': (run) => findBookers(store, `zz${run}`),
  'what is new': async () => [await newestLeads(store), await countStuck(store.db, NOW)],
  'list of sources': () => distinctValues(store, 'source'),
  'list of campaigns': () => distinctValues(store, 'campaign'),
  'a part of an export': async (run) => {
    const after = [START + (spread(run) % LEADS) * 40_000, ''] satisfies LeadQuery['after'];
    const { leads } = await readLeadPage(store, newest({}, { after }), { size: EXPORT_PAGE });
    return findByIds(
      store.db,
      leads.map(({ id }) => id),
    );
  },
  'a person': (run) => {
    const n = spread(run) % LEADS;
    return readPerson(store.db, { id: leadId(n), person: benchLead(n).email, now: NOW });
  },
  'failed deliveries': async () => [await openDeliveries(store.db, 'dead'), await countOpen(store.db)],
  'deliveries held': async () => [await openDeliveries(store.db, 'held'), await countOpen(store.db)],
  'deliveries that wait': async () => [await openDeliveries(store.db, 'pending'), await countOpen(store.db)],
  subscribers: () => readSubscribers(store.db, NOW),
  'record of access': (run) =>
    readAuditLog(store.db, run % 2 ? `a${leadId(spread(run) % LEADS)}` : undefined),
});

type Times = Readonly<{ p95: number; processor: number }>;

/** Elapsed time, and time of this thread on the processor: other programs on the machine lengthen only the first. */
async function timed(work: (run: number) => Promise<unknown>): Promise<Times> {
  await work(0);
  const elapsed: number[] = [];
  const processor: number[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    const started = performance.now();
    const before = process.threadCpuUsage();
    await work(run);
    const { user, system } = process.threadCpuUsage(before);
    processor.push((user + system) / 1000);
    elapsed.push(performance.now() - started);
  }
  const p95 = (values: number[]) => values.sort((a, b) => a - b)[Math.ceil(RUNS * 0.95) - 1] ?? Number.NaN;
  return { p95: p95(elapsed), processor: p95(processor) };
}

async function storeRows(name: string, settings: Parameters<typeof openStore>[0]): Promise<Row[]> {
  const store = await openStore(settings, pino({ level: 'silent' }));
  const first = await store.db.selectFrom('leads').select('id').limit(1).executeTakeFirst();
  if (!first) await fillStore(store, { ...settings, withDeliveries: true, withCare: true });
  await indexLeads(store);
  const rows: Row[] = [];
  const add = (what: string, { p95, processor }: Times, limit: number = BUDGET.p95) => {
    // SQLite works in this thread, PostgreSQL in processes of its own.
    const own = store.dialect === 'sqlite' ? `, processor ${processor.toFixed(1)} ms` : '';
    const row = atMost(`desk, ${name}: ${what}`, p95, limit, (value) => `p95 ${value.toFixed(1)} ms`);
    rows.push({ ...row, measured: `${row.measured}${own}` });
    // Takes minutes, so print each figure at once.
    console.error(rows.at(-1)?.measured, what);
  };
  for (const [task, query] of Object.entries(TASKS))
    add(task, await timed((run) => readLeadPage(store, query(run))));
  for (const [task, work] of Object.entries(otherQueries(store))) add(task, await timed(work));
  for (const days of [7, 30, 90, 365])
    add(
      `analytics of ${days} days`,
      await timed(() => readAnalytics(store, { days, now: NOW, timeZone: 'UTC' })),
      BUDGET.analytics,
    );
  await store.close();
  return rows;
}

/**
 * Filling takes minutes. `DESK_FOLDER` and `DESK_DATABASE_URL` name stores that stay: the first run fills them, later
 * ones measure at once.
 */
const { DESK_FOLDER, DESK_DATABASE_URL } = process.env;

export async function deskRows(): Promise<Row[]> {
  const folder = DESK_FOLDER ?? mkdtempSync(join(tmpdir(), 'desk-bench-'));
  const postgres = DESK_DATABASE_URL ? undefined : await createPostgresServer({ durable: false });
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

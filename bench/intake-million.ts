/** Compares intake and listing with an empty store and with a million leads. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { readLeadPage } from '#server/core/leads/list-leads.ts';
import { openStore, type Store } from '#server/store/open-store.ts';
import { createPostgresServer } from '#server/testing/postgres-server.ts';
import { CONNECTIONS, perSecond, SECONDS, type StoreSettings, withIntake } from './intake.ts';
import { fullLoad } from './intake-load.ts';
import { fillStore, LEADS } from './million-leads.ts';
import { median, type Row } from './row.ts';

/** A full store may be slower by this factor. */
const SLACK = 1.2;
const LISTS = 40;
const ROUNDS = 3;

type Measured = Readonly<{ rate: number; list: number }>;

const opened = async <T>(settings: StoreSettings, use: (store: Store) => Promise<T>): Promise<T> => {
  const store = await openStore(settings, pino({ level: 'silent' }));
  try {
    return await use(store);
  } finally {
    await store.close();
  }
};

/** The page that `npm run leads` shows first. */
const listTime = (settings: StoreSettings) =>
  opened(settings, async (store) => {
    const times: number[] = [];
    for (let run = 0; run < LISTS; run += 1) {
      const started = performance.now();
      await readLeadPage(store, { filter: {}, sort: 'newest', after: null });
      times.push(performance.now() - started);
    }
    return median(times);
  });

async function measure(settings: StoreSettings): Promise<Measured> {
  const { rate } = await withIntake(settings, async (port) => {
    await fullLoad(port, CONNECTIONS, 1);
    return fullLoad(port, CONNECTIONS, SECONDS);
  });
  return { rate, list: await listTime(settings) };
}

/** Settings of a new store. */
type NewStore = () => Promise<StoreSettings>;

async function storeRows(name: string, newStore: NewStore): Promise<Row[]> {
  const full = await newStore();
  await opened(full, async (store) => {
    await fillStore(store, { ...full, withDeliveries: true });
    await store.scrub();
  });
  const rounds: { empty: Measured; full: Measured }[] = [];
  // Alternate, so that other load on the machine affects both.
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ empty: await measure(await newStore()), full: await measure(full) });
  const middle = (of: 'empty' | 'full', what: keyof Measured) => median(rounds.map((each) => each[of][what]));
  const ms = (value: number) => `${value.toFixed(2)} ms`;
  const count = LEADS.toLocaleString('en');
  const rate = { empty: middle('empty', 'rate'), full: middle('full', 'rate') };
  const list = { empty: middle('empty', 'list'), full: middle('full', 'list') };
  return [
    {
      what: `lead intake, ${name}, ${count} leads in the store`,
      measured: perSecond(rate.full),
      budget: `${perSecond(rate.empty / SLACK)} (empty: ${perSecond(rate.empty)})`,
      ok: rate.full >= rate.empty / SLACK,
    },
    {
      what: `list of leads, ${name}, ${count} leads in the store`,
      measured: ms(list.full),
      budget: `${ms(list.empty * SLACK)} (empty: ${ms(list.empty)})`,
      ok: list.full <= list.empty * SLACK,
    },
  ];
}

export async function millionRows(): Promise<Row[]> {
  const home = mkdtempSync(join(tmpdir(), 'million-bench-'));
  const postgres = await createPostgresServer({ durable: true });
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  const folder = () => mkdtempSync(join(home, 'store-'));
  const newDatabase = async () => {
    const url = new URL(postgres.url);
    url.pathname = `/bench_${randomBytes(6).toString('hex')}`;
    await admin.query(`create database ${url.pathname.slice(1)}`);
    return { dataDir: folder(), databaseUrl: url.href };
  };
  try {
    return [
      ...(await storeRows('SQLite', async () => ({ dataDir: folder(), databaseUrl: undefined }))),
      ...(await storeRows('PostgreSQL', newDatabase)),
    ];
  } finally {
    await admin.end();
    await postgres.destroy();
    rmSync(home, { recursive: true, force: true });
  }
}

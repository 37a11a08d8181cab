/** Compares an empty store with a store of a million leads: intake rate, and time to list leads. */
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

/** The full store may be slower than the empty one by this factor. */
const MAX_SLOWDOWN = 1.2;
const LIST_RUNS = 40;
const ROUNDS = 3;

type Measurement = Readonly<{ rate: number; listMs: number }>;

const withStore = async <T>(settings: StoreSettings, use: (store: Store) => Promise<T>): Promise<T> => {
  const store = await openStore(settings, pino({ level: 'silent' }));
  try {
    return await use(store);
  } finally {
    await store.close();
  }
};

/** The page that `npm run leads` shows first. */
const measureList = (settings: StoreSettings) =>
  withStore(settings, async (store) => {
    const times: number[] = [];
    for (let run = 0; run < LIST_RUNS; run += 1) {
      const started = performance.now();
      await readLeadPage(store, { filter: {}, sort: 'newest', after: null });
      times.push(performance.now() - started);
    }
    return median(times);
  });

async function measure(settings: StoreSettings): Promise<Measurement> {
  const { rate } = await withIntake(settings, async (port) => {
    await fullLoad(port, CONNECTIONS, 1);
    return fullLoad(port, CONNECTIONS, SECONDS);
  });
  return { rate, listMs: await measureList(settings) };
}

/** Settings of a new store. */
type CreateStore = () => Promise<StoreSettings>;

async function storeRows(name: string, createStore: CreateStore): Promise<Row[]> {
  const fullStore = await createStore();
  await withStore(fullStore, async (store) => {
    await fillStore(store, { ...fullStore, withDeliveries: true });
    await store.scrub();
  });
  const rounds: { empty: Measurement; full: Measurement }[] = [];
  // Alternate, so that other load on the machine affects both stores.
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ empty: await measure(await createStore()), full: await measure(fullStore) });
  const medianOf = (fill: 'empty' | 'full', figure: keyof Measurement) =>
    median(rounds.map((round) => round[fill][figure]));
  const ms = (value: number) => `${value.toFixed(2)} ms`;
  const count = LEADS.toLocaleString('en');
  const rate = { empty: medianOf('empty', 'rate'), full: medianOf('full', 'rate') };
  const list = { empty: medianOf('empty', 'listMs'), full: medianOf('full', 'listMs') };
  return [
    {
      name: `lead intake, ${name}, ${count} leads in the store`,
      measured: perSecond(rate.full),
      budget: `${perSecond(rate.empty / MAX_SLOWDOWN)} (empty: ${perSecond(rate.empty)})`,
      ok: rate.full >= rate.empty / MAX_SLOWDOWN,
    },
    {
      name: `list of leads, ${name}, ${count} leads in the store`,
      measured: ms(list.full),
      budget: `${ms(list.empty * MAX_SLOWDOWN)} (empty: ${ms(list.empty)})`,
      ok: list.full <= list.empty * MAX_SLOWDOWN,
    },
  ];
}

export async function millionRows(): Promise<Row[]> {
  const parentFolder = mkdtempSync(join(tmpdir(), 'million-bench-'));
  const postgres = await createPostgresServer({ isDurable: true });
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  const createFolder = () => mkdtempSync(join(parentFolder, 'store-'));
  const createDatabase = async () => {
    const url = new URL(postgres.url);
    url.pathname = `/bench_${randomBytes(6).toString('hex')}`;
    await admin.query(`create database ${url.pathname.slice(1)}`);
    return { dataDir: createFolder(), databaseUrl: url.href };
  };
  try {
    return [
      ...(await storeRows('SQLite', async () => ({ dataDir: createFolder(), databaseUrl: undefined }))),
      ...(await storeRows('PostgreSQL', createDatabase)),
    ];
  } finally {
    await admin.end();
    await postgres.destroy();
    rmSync(parentFolder, { recursive: true, force: true });
  }
}

/** Whether leads are taken and listed as fast with a million of them in the store as with none. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { findLeads } from '#server/leads/queries.ts';
import { openStore, type Store } from '#server/store/open-store.ts';
import { createPostgresServer } from '#server/testing/postgres-server.ts';
import { CONNECTIONS, perSecond, SECONDS, type StoreSettings, withIntake } from './intake.ts';
import { fullLoad } from './intake-load.ts';
import { fillStore, LEADS } from './million-leads.ts';
import { median, type Row } from './row.ts';

/** A store that is full may cost this much more. */
const SLACK = 1.2;
const LISTS = 40;

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
  opened(settings, async ({ db }) => {
    const times: number[] = [];
    for (let run = 0; run < LISTS; run += 1) {
      const started = performance.now();
      await findLeads(db, { limit: 50 });
      times.push(performance.now() - started);
    }
    return median(times);
  });

async function measure(settings: StoreSettings) {
  const { rate } = await withIntake(settings, async (port) => {
    await fullLoad(port, CONNECTIONS, 1);
    return fullLoad(port, CONNECTIONS, SECONDS);
  });
  return { rate, list: await listTime(settings) };
}

/** Each of the million has been delivered, as in a store that has been in use. */
const fillDeliveries = ({ db }: Store) =>
  sql`insert into deliveries (id, lead_id, kind, state, attempts, next_at, lease_owner, lease_beat, note, created_at,
      finished_at)
    select 'd' || id, id, 'deck-mail', 'done', 1, created_at, null, 0, '', created_at, created_at from leads
    where id not in (select lead_id from deliveries where lead_id is not null)`.execute(db);

async function storeRows(name: string, settings: StoreSettings): Promise<Row[]> {
  const empty = await measure(settings);
  await opened(settings, async (store) => {
    await fillStore(store, settings.databaseUrl);
    if (store.dialect === 'sqlite') await fillDeliveries(store);
    await store.scrub();
  });
  const full = await measure(settings);
  const ms = (value: number) => `${value.toFixed(2)} ms`;
  const count = LEADS.toLocaleString('en');
  return [
    {
      what: `lead intake, ${name}, ${count} leads in the store`,
      measured: perSecond(full.rate),
      budget: `${perSecond(empty.rate / SLACK)} (empty: ${perSecond(empty.rate)})`,
      ok: full.rate >= empty.rate / SLACK,
    },
    {
      what: `list of leads, ${name}, ${count} leads in the store`,
      measured: ms(full.list),
      budget: `${ms(empty.list * SLACK)} (empty: ${ms(empty.list)})`,
      ok: full.list <= empty.list * SLACK,
    },
  ];
}

export async function millionRows(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'million-bench-'));
  const postgres = await createPostgresServer({ durable: true });
  try {
    return [
      ...(await storeRows('SQLite', { dataDir: folder, databaseUrl: undefined })),
      ...(await storeRows('PostgreSQL', { dataDir: folder, databaseUrl: postgres.url })),
    ];
  } finally {
    await postgres.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
}

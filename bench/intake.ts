/** Throughput and latency of durable intake in one process, compared with plain inserts into the same store. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { openStore } from '#server/store/open-store.ts';
import { createPostgresServer } from '#server/testing/postgres-server.ts';
import { submissionRow } from '#server/testing/submission-row.ts';
import { startBuiltServer } from '../tests/support/built-server.ts';
import { fullLoad, type LoadResult, steadyLoad } from './intake-load.ts';
import type { Row } from './row.ts';

export const SECONDS = 5;
export const CONNECTIONS = 64;
const BUDGET = { rate: 2_000, p99: 50 };

export type StoreSettings = Readonly<{ dataDir: string; databaseUrl: string | undefined }>;

/** Inserts one submission per transaction, over one connection (SQLite) or eight (PostgreSQL). */
async function measurePlainInserts(settings: StoreSettings): Promise<number> {
  const store = await openStore(settings, pino({ level: 'silent' }));
  const end = performance.now() + SECONDS * 1000;
  let inserted = 0;
  const loop = async () => {
    while (performance.now() < end) {
      await store.db.insertInto('submissions').values(submissionRow()).execute();
      inserted += 1;
    }
  };
  await Promise.all(Array.from({ length: settings.databaseUrl ? 8 : 1 }, loop));
  await store.close();
  return inserted / SECONDS;
}

export async function withIntake<T>(settings: StoreSettings, use: (port: number) => Promise<T>): Promise<T> {
  const { origin, stop } = await startBuiltServer({
    env: {
      DATA_DIR: settings.dataDir,
      DATABASE_URL: settings.databaseUrl ?? '',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
      WORKER: 'off',
    },
  });
  try {
    return await use(Number(new URL(origin).port));
  } finally {
    await stop();
  }
}

export const perSecond = (rate: number) => `${Math.round(rate).toLocaleString('en')} submissions/s`;
const formatLatency = ({ p50, p99 }: LoadResult) => `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;

async function storeRows(name: string, settings: StoreSettings, hasBudget: boolean): Promise<Row[]> {
  const { fullResult, halfResult } = await withIntake(settings, async (port) => {
    await fullLoad(port, CONNECTIONS, 1);
    return {
      fullResult: await fullLoad(port, CONNECTIONS, SECONDS),
      halfResult: await steadyLoad(port, BUDGET.rate / 2, SECONDS),
    };
  });
  const plainRate = await measurePlainInserts(settings);
  const refusedText =
    fullResult.refused + halfResult.refused > 0 ? `, ${fullResult.refused + halfResult.refused} refused` : '';
  return [
    {
      name: `submission intake, ${name}, ${CONNECTIONS} connections`,
      measured: `${perSecond(fullResult.rate)}, ${formatLatency(fullResult)}${refusedText}`,
      ...(hasBudget && {
        budget: perSecond(BUDGET.rate),
        ok: fullResult.rate >= BUDGET.rate && !refusedText,
      }),
    },
    {
      name: `submission intake, ${name}, at ${perSecond(BUDGET.rate / 2)}`,
      measured: formatLatency(halfResult),
      ...(hasBudget && { budget: `p99 ${BUDGET.p99} ms`, ok: halfResult.p99 < BUDGET.p99 }),
    },
    { name: `plain inserts, ${name}, one transaction each`, measured: perSecond(plainRate) },
  ];
}

/** Measures both stores with full durability: every acknowledged submission is on disk. */
export async function intakeRows(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'intake-bench-'));
  const postgres = await createPostgresServer({ isDurable: true });
  try {
    return [
      ...(await storeRows('SQLite', { dataDir: folder, databaseUrl: undefined }, true)),
      ...(await storeRows('PostgreSQL', { dataDir: folder, databaseUrl: postgres.url }, false)),
    ];
  } finally {
    await postgres.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
}

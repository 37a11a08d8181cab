/** Servers that share a database use its time: a server with a wrong clock would break rate limits for all. */
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { MINUTE, SECOND } from '#domain/timing.ts';
import type { Store } from './open-store.ts';
import type { Db } from './schema.ts';

/** A smaller difference is ordinary drift and harmless. */
const TOLERATED_MS = 2 * SECOND;
const REFRESH_INTERVAL_MS = MINUTE;

type ClockOptions = Readonly<{ clock: () => number; log: Logger }>;

export async function createSharedClock(db: Db, { clock, log }: ClockOptions) {
  /** Milliseconds that this machine is ahead of the database. */
  let aheadMs = 0;
  const measure = async () => {
    const start = clock();
    const { rows } = await sql<{ now: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(db);
    const end = clock();
    // A slow round trip, for example one that opens the connection, is too inexact.
    if (end - start > TOLERATED_MS) return;
    const measuredMs = (start + end) / 2 - (rows[0]?.now ?? end);
    if (Math.abs(measuredMs) > TOLERATED_MS && Math.abs(measuredMs - aheadMs) > TOLERATED_MS)
      log.warn(
        { seconds: Math.round(measuredMs / 1000) },
        'clock differs from the database, its time is used',
      );
    // Whole milliseconds, as in the store.
    aheadMs = Math.abs(measuredMs) > TOLERATED_MS ? Math.round(measuredMs) : 0;
  };
  // While the database is down, use the last known difference.
  const refresh = () => measure().catch(() => {});
  await refresh();
  const timer = setInterval(refresh, REFRESH_INTERVAL_MS).unref();
  return { now: () => clock() - aheadMs, offset: () => aheadMs, stop: () => clearInterval(timer) };
}

/** The common time of all processes on a store, for tools that need it once. */
export async function storeTime({ db, dialect }: Store, log: Logger): Promise<number> {
  if (dialect === 'sqlite') return Date.now();
  const { now, stop } = await createSharedClock(db, { clock: Date.now, log });
  stop();
  return now();
}

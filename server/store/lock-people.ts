/** Locks people, so that an erasure never runs at the same time as other writes about the same person. */
import { PostgresAdapter, sql } from 'kysely';
import type { Db, Dialect, Trx } from './schema.ts';

/** Dialect of a database or transaction, for code that gets nothing else. */
export const dialectOf = (db: Db): Dialect =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';

/** First half of the advisory lock's key, so that it collides with no other lock of the database. */
const LOCK_NAMESPACE = 720_174;
/**
 * People share locks, since PostgreSQL has a few thousand for all connections together, and one booking message may name
 * thousands of people. A power of two.
 */
const LOCK_COUNT = 256;

/**
 * Locks people until the transaction ends. An erasure locks `exclusive`, other writes lock `shared`. SQLite needs no
 * such lock, since its transactions exclude each other.
 */
export async function lockPeople(trx: Trx, mode: 'shared' | 'exclusive', emailKeys: Iterable<string>) {
  if (dialectOf(trx) === 'sqlite') return;
  const keys = Array.from(emailKeys, (key) => key.normalize('NFC'));
  const lock = sql.raw(mode === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock');
  // Always in the same order, to avoid deadlocks.
  await sql`select count(${lock}(${sql.lit(LOCK_NAMESPACE)}, number)::text)
    from (select distinct hashtext(key) & ${sql.lit(LOCK_COUNT - 1)} as number
      from unnest(${keys}::text[]) as key order by number) as numbers`.execute(trx);
}

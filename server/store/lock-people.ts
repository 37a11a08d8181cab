/** Locks people, so that an erasure never runs at the same time as other writes about the same person. */
import { PostgresAdapter, sql, type Transaction } from 'kysely';
import type { Db, Dialect, Schema } from './schema.ts';

/** Dialect of a database or transaction, for code that gets nothing else. */
export const dialectOf = (db: Db): Dialect =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';

/** First half of the advisory lock's key, so that it collides with no other lock of the database. */
const LOCK_NAMESPACE = 720_174;

const LOCK_FUNCTIONS = {
  shared: 'pg_advisory_xact_lock_shared',
  exclusive: 'pg_advisory_xact_lock',
} as const;

/**
 * Locks people until the transaction ends. An erasure locks `exclusive`, other writes lock `shared`. SQLite needs no
 * such lock, since its transactions exclude each other.
 */
export async function lockPeople(
  trx: Transaction<Schema>,
  mode: keyof typeof LOCK_FUNCTIONS,
  emailKeys: Iterable<string>,
): Promise<void> {
  if (dialectOf(trx) === 'sqlite') return;
  // Always in the same order, to avoid deadlocks.
  const keys = [...new Set(Array.from(emailKeys, (key) => key.normalize('NFC')))].sort();
  if (keys.length === 0) return;
  await sql`select count(${sql.raw(LOCK_FUNCTIONS[mode])}(${sql.lit(LOCK_NAMESPACE)}, hashtext(key))::text)
    from unnest(${keys}::text[]) as key`.execute(trx);
}

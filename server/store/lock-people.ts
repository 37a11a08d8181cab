/** Keeps an erasure apart from everything else that is written about the same person. */
import { PostgresAdapter, sql, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** First half of the advisory lock's key: locks on people are apart from all others in the database. */
const PEOPLE = 720_174;

const LOCKS = { shared: 'pg_advisory_xact_lock_shared', exclusive: 'pg_advisory_xact_lock' } as const;

/**
 * Held until the transaction ends. An erasure takes it `exclusive`; whatever else writes about people shares it.
 * SQLite's transactions exclude each other already.
 */
export async function lockPeople(
  trx: Transaction<Schema>,
  mode: keyof typeof LOCKS,
  emailKeys: Iterable<string>,
): Promise<void> {
  if (!(trx.getExecutor().adapter instanceof PostgresAdapter)) return;
  // In one order everywhere, so that two transactions cannot lock each other out.
  const keys = [...new Set(Array.from(emailKeys, (key) => key.normalize('NFC')))].sort();
  if (keys.length === 0) return;
  await sql`select ${sql.raw(LOCKS[mode])}(${sql.lit(PEOPLE)}, hashtext(key))
    from unnest(${keys}::text[]) as key`.execute(trx);
}

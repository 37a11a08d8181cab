/** Keeps an erasure apart from everything else that is written about the same person. */
import { sql, type Transaction } from 'kysely';
import type { Dialect, Schema } from './schema.ts';

/** First half of the advisory lock's key: locks on people are apart from all others in the database. */
const PEOPLE = 720_174;

/**
 * Held until the transaction ends. An erasure takes it `exclusive`; whatever else writes about people shares it.
 * SQLite's transactions exclude each other already.
 */
export async function lockPeople(
  trx: Transaction<Schema>,
  { dialect, mode }: Readonly<{ dialect: Dialect; mode: 'shared' | 'exclusive' }>,
  emailKeys: Iterable<string>,
): Promise<void> {
  // In one order everywhere, so that two transactions cannot lock each other out.
  const keys = [...new Set(emailKeys)].sort();
  if (dialect === 'sqlite' || keys.length === 0) return;
  const lock = sql.raw(mode === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock');
  await sql`select ${lock}(${sql.lit(PEOPLE)}, hashtext(key)) from unnest(${keys}::text[]) as key`.execute(
    trx,
  );
}

/** Separates an erasure from all other writes about the same person. */
import { sql, type Transaction } from 'kysely';
import { dialectOf } from './dialect-of.ts';
import type { Schema } from './schema.ts';

/** First half of the advisory lock's key, so that it collides with no other lock of the database. */
const PEOPLE = 720_174;

const LOCKS = { shared: 'pg_advisory_xact_lock_shared', exclusive: 'pg_advisory_xact_lock' } as const;

/**
 * Held until the transaction ends. An erasure takes it `exclusive`; other writes share it. SQLite's transactions
 * exclude each other anyway.
 */
export async function lockPeople(
  trx: Transaction<Schema>,
  mode: keyof typeof LOCKS,
  emailKeys: Iterable<string>,
): Promise<void> {
  if (dialectOf(trx) === 'sqlite') return;
  // In the same order everywhere, to avoid deadlocks.
  const keys = [...new Set(Array.from(emailKeys, (key) => key.normalize('NFC')))].sort();
  if (keys.length === 0) return;
  await sql`select ${sql.raw(LOCKS[mode])}(${sql.lit(PEOPLE)}, hashtext(key))
    from unnest(${keys}::text[]) as key`.execute(trx);
}

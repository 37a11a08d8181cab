/** Locks people, so that an erasure never runs at the same time as other writes about the same person. */
import { CompiledQuery, type Transaction } from 'kysely';
import { dialectOf } from './dialect-of.ts';
import type { Schema } from './schema.ts';

/** First half of the advisory lock's key, so that it collides with no other lock of the database. */
const PEOPLE = 720_174;

const LOCKS = { shared: 'pg_advisory_xact_lock_shared', exclusive: 'pg_advisory_xact_lock' } as const;

/** SQL that locks every person in `keys`, an SQL expression of a text array. */
const lockAll = (mode: keyof typeof LOCKS, keys: string) =>
  `select count(${LOCKS[mode]}(${PEOPLE}, hashtext(key))::text) from unnest(${keys}::text[]) as key`;

/** For a PostgreSQL statement that takes the shared locks and writes in one go. */
export const sharedLocks = (keys: string): string => lockAll('shared', keys);

/** Keys of the locks, always in the same order, to avoid deadlocks. */
export const lockKeys = (emailKeys: Iterable<string>): string[] =>
  [...new Set(Array.from(emailKeys, (key) => key.normalize('NFC')))].sort();

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
  const keys = lockKeys(emailKeys);
  if (keys.length > 0) await trx.executeQuery(CompiledQuery.raw(lockAll(mode, '$1'), [keys]));
}

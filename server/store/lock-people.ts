/** Locks people, so that an erasure never runs at the same time as other writes about the same person. */
import { CompiledQuery, type Transaction } from 'kysely';
import { dialectOf } from './dialect-of.ts';
import type { Schema } from './schema.ts';

/** First half of the advisory lock's key, so that it collides with no other lock of the database. */
const LOCK_NAMESPACE = 720_174;

const LOCK_FUNCTIONS = {
  shared: 'pg_advisory_xact_lock_shared',
  exclusive: 'pg_advisory_xact_lock',
} as const;

/** SQL that locks every person in `keys`, an SQL expression of a text array. */
const lockStatement = (mode: keyof typeof LOCK_FUNCTIONS, keys: string) =>
  `select count(${LOCK_FUNCTIONS[mode]}(${LOCK_NAMESPACE}, hashtext(key))::text) from unnest(${keys}::text[]) as key`;

/** SQL for a PostgreSQL statement that takes the shared locks and also writes. */
export const sharedLockStatement = (keys: string): string => lockStatement('shared', keys);

/** Keys of the locks, always in the same order, to avoid deadlocks. */
export const lockKeys = (emailKeys: Iterable<string>): string[] =>
  [...new Set(Array.from(emailKeys, (key) => key.normalize('NFC')))].sort();

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
  const keys = lockKeys(emailKeys);
  if (keys.length > 0) await trx.executeQuery(CompiledQuery.raw(lockStatement(mode, '$1'), [keys]));
}

import { PostgresAdapter, type Transaction } from 'kysely';
import type { Dialect, Schema } from './schema.ts';

/** The dialect of a transaction, for code that gets nothing else. */
export const dialectOf = (trx: Transaction<Schema>): Dialect =>
  trx.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';

import { PostgresAdapter } from 'kysely';
import type { Db, Dialect } from './schema.ts';

/** Dialect of a database or transaction, for code that gets nothing else. */
export const dialectOf = (db: Db): Dialect =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';

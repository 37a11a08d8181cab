/** PostgreSQL, for several servers that share one store. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { bindLists } from './bind-lists.ts';
import type { Schema } from './schema.ts';

const POOL = {
  /** Intake uses one connection; the worker, the command line and probes use the others. */
  max: 8,
  /** Longest wait of a visitor before the response "try again". */
  connectionTimeoutMillis: 3_000,
  statement_timeout: 8_000,
  /** The client's limit, for a server that does not answer at all. */
  query_timeout: 10_000,
  idleTimeoutMillis: 30_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const;

/** Our 64-bit columns contain times and counts. They and their sums fit into a JavaScript number. */
const NUMBERS: readonly number[] = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC];
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    NUMBERS.includes(oid) ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

type PostgresSettings = Readonly<{ url: string; hasNoTimeouts?: boolean }>;

export function openPostgres({ url, hasNoTimeouts = false }: PostgresSettings, log: Logger) {
  const pool = new pg.Pool({
    ...POOL,
    // For work that no visitor waits for, such as indexes and exports.
    ...(hasNoTimeouts && { statement_timeout: 0, query_timeout: 0 }),
    connectionString: url,
    types,
  });
  // A database server that stops closes all connections. The query fails by itself and the next one reconnects; without
  // a listener, the event would crash this process.
  const logLostConnection = (error: Error) =>
    log.warn({ reason: error.message }, 'a PostgreSQL connection was lost');
  pool.on('error', logLostConnection);
  pool.on('connect', (client) => client.on('error', logLostConnection));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), plugins: [bindLists('postgres')] });
  // The database server manages its own files.
  return { db, assertInPlace() {}, scrub: async () => 'clean' as const };
}

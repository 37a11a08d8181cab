/** PostgreSQL, for several servers that share one store. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Db, Schema } from './schema.ts';

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

/** No timeouts for work that no visitor waits for, such as indexes and exports. */
const POOL_WITHOUT_TIMEOUTS = { ...POOL, statement_timeout: 0, query_timeout: 0 };

/** Our 64-bit columns contain times and counts, which fit into a JavaScript number. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

type PostgresStore = Readonly<{
  db: Db;
  /** The database server manages its own files. */
  assertInPlace(): void;
  scrub(): Promise<'clean'>;
}>;

type PostgresSettings = Readonly<{ url: string; hasNoTimeouts?: boolean }>;

export function openPostgres({ url, hasNoTimeouts = false }: PostgresSettings, log: Logger): PostgresStore {
  const pool = new pg.Pool({
    ...(hasNoTimeouts ? POOL_WITHOUT_TIMEOUTS : POOL),
    connectionString: url,
    types,
  });
  // A database server that stops closes all connections. The query fails by itself and the next one reconnects; without
  // a listener, the event would crash this process.
  const logLostConnection = (error: Error) =>
    log.warn({ reason: error.message }, 'a PostgreSQL connection was lost');
  pool.on('error', logLostConnection);
  pool.on('connect', (client) => client.on('error', logLostConnection));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, assertInPlace() {}, scrub: async () => 'clean' };
}

/** PostgreSQL, when several servers share one store. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Db, Schema } from './schema.ts';

const POOL = {
  /** Intake commits in groups over one connection; the worker, the operator's tool and probes use the others. */
  max: 8,
  /** A visitor waits for this at most before being told to try again. */
  connectionTimeoutMillis: 3_000,
  /** The server gives up first; the client's own limit is for one that does not answer at all. */
  statement_timeout: 8_000,
  query_timeout: 10_000,
  idleTimeoutMillis: 30_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const;

/** No timeouts for work that no visitor waits for, such as indexes and exports. */
const PATIENT_POOL = { ...POOL, statement_timeout: 0, query_timeout: 0 };

/** Our 64-bit columns are times and counts, far below what a number holds exactly. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

type PostgresStore = Readonly<{
  db: Db;
  /** The database server looks after its own files. */
  assertInPlace(): void;
  scrub(): Promise<'clean'>;
}>;

type PostgresSettings = Readonly<{ url: string; isPatient?: boolean }>;

export function openPostgres({ url, isPatient = false }: PostgresSettings, log: Logger): PostgresStore {
  const pool = new pg.Pool({ ...(isPatient ? PATIENT_POOL : POOL), connectionString: url, types });
  // A database server that goes away ends idle connections and those in use alike. The query on them fails by
  // itself and the next one opens a new connection; unheard, the event would end this process.
  const lost = (error: Error) => log.warn({ reason: error.message }, 'a PostgreSQL connection was lost');
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, assertInPlace() {}, scrub: async () => 'clean' };
}

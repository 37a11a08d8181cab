/** Opens the configured store and migrates it. */
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { OperatorError } from '#server/errors.ts';
import { createIntake } from './intake.ts';
import { migrate } from './migrate.ts';
import { type Db, type Dialect, TABLES } from './schema.ts';

export type Store = Readonly<Awaited<ReturnType<typeof openStore>>>;

type StoreSettings = Readonly<{
  databaseUrl: string | undefined;
  dataDir: string;
  /** Runs when the tables are up to date. */
  onMigrated?(db: Db): Promise<void>;
  /** No statement timeouts, for tools that no visitor waits for. */
  hasNoTimeouts?: boolean;
}>;

export async function openStore(
  { databaseUrl, dataDir, onMigrated, hasNoTimeouts = false }: StoreSettings,
  log: Logger,
) {
  const dialect: Dialect = databaseUrl ? 'postgres' : 'sqlite';
  // Load only the driver in use: the other would cost start-up time and memory.
  const { db, assertInPlace, scrub } = databaseUrl
    ? (await import('./postgres.ts')).openPostgres({ url: databaseUrl, hasNoTimeouts }, log)
    : await (await import('./sqlite.ts')).openSqlite(dataDir);
  const { promise: unusable, reject } = Promise.withResolvers<never>();
  unusable.catch(() => {});
  let timer: NodeJS.Timeout | undefined;
  let state: 'waiting' | 'migrated' | 'closed' = 'waiting';
  /**
   * The site stays up while a database server is down: pages need no store, and forms get a 503. A SQLite file that
   * cannot be opened is a wrong setting, so the server does not start.
   */
  const attempt = async () => {
    try {
      await migrateStore(db, databaseUrl, log);
      await onMigrated?.(db);
      state = 'migrated';
    } catch (error) {
      if (dialect === 'sqlite' || error instanceof OperatorError) throw error;
      if (state === 'closed') return;
      log.error({ reason: (error as Error).message }, 'the store cannot be reached yet, trying again');
      timer = setTimeout(() => attempt().catch(reject), RETRY_INTERVAL_MS);
    }
  };
  await attempt().catch(async (error) => {
    await db.destroy();
    throw error;
  });
  return {
    db,
    dialect,
    intake: createIntake(db, assertInPlace),
    /** Rejects unless the store can be written right now. */
    async probe(now: number): Promise<void> {
      assertInPlace();
      if (state !== 'migrated') throw new Error('the tables are not up to date yet');
      await db
        .insertInto('probe')
        .values({ id: 1, at: now })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: now }))
        .execute();
      await checkColumns(db);
    },
    /** Purges deleted data from the store's own files, if possible. */
    scrub,
    /** Rejects if this version cannot use the store. */
    unusable,
    async close(): Promise<void> {
      state = 'closed';
      clearTimeout(timer);
      await db.destroy();
    },
  };
}

const RETRY_INTERVAL_MS = 2_000;

async function migrateStore(db: Db, databaseUrl: string | undefined, log: Logger): Promise<void> {
  if (!databaseUrl) return migrate(db, { dialect: 'sqlite', now: Date.now(), log });
  // On a separate connection: creating an index takes longer than the statement timeout.
  const { openPostgres } = await import('./postgres.ts');
  const patient = openPostgres({ url: databaseUrl, hasNoTimeouts: true }, log);
  try {
    await migrate(patient.db, { dialect: 'postgres', now: Date.now(), log });
  } finally {
    await patient.db.destroy();
  }
}

/** Rejects if a column is missing: a newer version may have changed the tables, and no submission could be stored. */
const checkColumns = (db: Db) =>
  sql`select ${sql.join(
    Object.entries(TABLES).map(
      ([table, columns]) =>
        sql`exists (select ${sql.join(Object.keys(columns).map((column) => sql.ref(column)))} from ${sql.table(table)} limit 0)`,
    ),
  )}`.execute(db);

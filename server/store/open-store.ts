/** Opens the store that the settings name and brings its tables up to date. */

import type { Logger } from 'pino';
import { groupCommit } from './group-commit.ts';
import { commitLeads, type IntakeResult, MAX_GROUP, type NewLead } from './intake.ts';
import { migrate } from './migrate.ts';
import type { Db, Dialect } from './schema.ts';

export type Store = Readonly<{
  db: Db;
  dialect: Dialect;
  /** Resolves once the lead and its deliveries are on disk. */
  intake(lead: NewLead): Promise<IntakeResult>;
  /** Rejects unless the store can be written right now. */
  probe(now: number): Promise<void>;
  close(): Promise<void>;
}>;

type StoreSettings = Readonly<{ databaseUrl: string | undefined; dataDir: string }>;

export async function openStore({ databaseUrl, dataDir }: StoreSettings, log: Logger): Promise<Store> {
  const dialect: Dialect = databaseUrl ? 'postgres' : 'sqlite';
  // Only the driver in use is loaded: the other would cost start-up time and memory for nothing.
  const db = databaseUrl
    ? (await import('./postgres.ts')).openPostgres(databaseUrl, log)
    : (await import('./sqlite.ts')).openSqlite(dataDir);
  const migrated = migrateWhenReachable(db, dialect, log);
  await migrated.first;
  return {
    db,
    dialect,
    intake: groupCommit({ commit: (group) => commitLeads(db, group), isItemFault, maxItems: MAX_GROUP }),
    async probe(now) {
      await db
        .insertInto('probe')
        .values({ id: 1, at: now })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: now }))
        .execute();
    },
    async close() {
      migrated.stop();
      await db.destroy();
    },
  };
}

const RETRY_MS = 2_000;

/**
 * The site stays up while a database server is away: its pages need no store, and leads are answered with 503.
 * A SQLite file that cannot be opened is a mistake in the settings and ends the start.
 */
function migrateWhenReachable(db: Db, dialect: Dialect, log: Logger) {
  let timer: NodeJS.Timeout | undefined;
  const attempt = async () => {
    try {
      await migrate(db, dialect, Date.now());
    } catch (error) {
      if (dialect === 'sqlite') throw error;
      log.error({ reason: (error as Error).message }, 'the store cannot be reached yet, trying again');
      timer = setTimeout(attempt, RETRY_MS);
    }
  };
  return { first: attempt(), stop: () => clearTimeout(timer) };
}

/** Constraint and data errors, and deadlocks: SQLite's primary codes 18 to 20, PostgreSQL's classes 22, 23 and 40. */
function isItemFault(error: unknown): boolean {
  const { code, errcode } = error as { code?: string; errcode?: number };
  if (typeof errcode === 'number') return [18, 19, 20].includes(errcode & 0xff);
  return typeof code === 'string' && /^(2[23]|40)/.test(code);
}

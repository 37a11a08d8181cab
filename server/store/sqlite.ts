/** Adapts node:sqlite to Kysely's SQLite dialect, and waits for locks without blocking the process. */
import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { backup, DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { type CompiledQuery, Kysely, type SqliteDatabase, SqliteDialect, sql } from 'kysely';
import { OperatorError } from '#server/errors.ts';
import { bindLists } from './bind-lists.ts';
import { isLocked } from './faults.ts';
import { ensurePrivateFile, ensurePrivateFolder } from './private-files.ts';
import type { Schema } from './schema.ts';

export const SQLITE_FILE = 'leads.db';

/**
 * SQLite's own wait blocks the whole process, so it is only as long as an ordinary commit. If a lock lasts longer, the
 * process tries again after a pause.
 */
const LOCK_WAIT = { blockingMs: 5, pauseMs: 20, limitMs: 3_000 } as const;

const PRAGMAS = [
  // Set this first, since the statements below may wait too.
  `busy_timeout = ${LOCK_WAIT.blockingMs}`,
  // Readers and one writer at the same time. A commit is one write to the log.
  'journal_mode = WAL',
  // The log is on disk before a commit returns, so acknowledged data survives a power cut.
  'synchronous = FULL',
  // Checkpoint after 16 MB of log: a page that every submission changes is then written once for many submissions.
  'wal_autocheckpoint = 4000',
  // 16 MB of pages stay in memory. With the default of 2 MB, each submission reads pages of the indexes again.
  'cache_size = -16000',
  'foreign_keys = ON',
  // Overwrites deleted data in free pages.
  'secure_delete = ON',
];

/** Enough for every query of the server and for batches of every size, so that none is evicted. */
const MAX_STATEMENTS = 400;

export async function openSqlite(dataDir: string) {
  const file = join(dataDir, SQLITE_FILE);
  const database = openFile(file);
  for (const pragma of PRAGMAS) await retryWhileLocked(() => database.exec(`pragma ${pragma}`));
  const { ino } = statSync(file);
  const dialect = new SqliteDialect({
    database: adaptDatabase(database),
    async onCreateConnection(connection) {
      const execute = connection.executeQuery.bind(connection);
      // Only the start of a transaction and single statements can find the file locked.
      connection.executeQuery = async <Row>(query: CompiledQuery) => {
        try {
          return await retryWhileLocked(() => execute<Row>(query));
        } catch (error) {
          // After some errors SQLite has already rolled back. Then the original error is reported.
          if (query.sql === 'rollback' && /no transaction is active/.test(String(error))) return { rows: [] };
          throw error;
        }
      };
    },
  });
  const db = new Kysely<Schema>({ dialect, plugins: [bindLists('sqlite')] });
  return {
    db,
    /** Throws if the file was deleted or replaced: writes would be lost. */
    assertInPlace() {
      if (statSync(file, { throwIfNoEntry: false })?.ino !== ino)
        throw new Error(`${file} was removed or replaced while the server runs; restart it`);
    },
    /** Empties the write-ahead log, which keeps old pages until it wraps around. */
    async scrub(): Promise<'clean' | 'emptied' | 'left'> {
      if ((statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) === 0) return 'clean';
      const end = performance.now() + LOCK_WAIT.limitMs;
      for (;;) {
        const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
        if (rows[0]?.busy === 0) return 'emptied';
        if (performance.now() > end) return 'left';
        await pause(LOCK_WAIT.pauseMs);
      }
    },
  };
}

function openFile(file: string): DatabaseSync {
  try {
    ensurePrivateFolder(dirname(file));
    ensurePrivateFile(file);
    // New log and index files get the mode of the database file; existing ones may still be readable by others.
    for (const name of readdirSync(dirname(file)))
      if (name.startsWith(`${basename(file)}-`)) ensurePrivateFile(join(dirname(file), name));
    return new DatabaseSync(file);
  } catch (error) {
    throw new OperatorError(`The store ${file} cannot be opened or written: ${(error as Error).message}`);
  }
}

/** A consistent copy while others read and write. */
export const backupSqlite = (dataDir: string, file: string) => copySqlite(join(dataDir, SQLITE_FILE), file);

export async function copySqlite(from: string, to: string): Promise<void> {
  const database = new DatabaseSync(from, { readOnly: true });
  try {
    ensurePrivateFile(to);
    await backup(database, to);
  } finally {
    database.close();
  }
}

async function retryWhileLocked<Result>(run: () => Result | Promise<Result>): Promise<Result> {
  const end = performance.now() + LOCK_WAIT.limitMs;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!isLocked(error) || performance.now() > end) throw error;
      await pause(LOCK_WAIT.pauseMs);
    }
  }
}

function adaptDatabase(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, ReturnType<typeof wrapStatement>>();
  return {
    prepare(sql) {
      // Every transaction here writes. Taking the write lock at once avoids a deadlock when upgrading a read lock.
      const text = sql === 'begin' ? 'begin immediate' : sql;
      const existing = statements.get(text);
      if (existing) return existing;
      const statement = wrapStatement(database.prepare(text));
      statements.set(text, statement);
      const [oldest] = statements.keys();
      if (statements.size > MAX_STATEMENTS && oldest !== undefined) statements.delete(oldest);
      return statement;
    },
    close: () => database.close(),
  };
}

function wrapStatement(statement: StatementSync) {
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly SQLInputValue[]) => statement.all(...parameters),
    run: (parameters: readonly SQLInputValue[]) => statement.run(...parameters),
    iterate: (parameters: readonly SQLInputValue[]) => statement.iterate(...parameters),
  };
}

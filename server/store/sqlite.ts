/** node:sqlite in the shape that Kysely's SQLite dialect expects. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import type { Db, Schema } from './schema.ts';

const SQLITE_FILE = 'leads.db';

const PRAGMAS = [
  // First, since those below wait too: another process (worker, operator's tool) may hold the lock for a moment.
  'busy_timeout = 3000',
  // Readers and one writer at once; a commit is one write to the log.
  'journal_mode = WAL',
  // The log is on disk before a commit returns: what was acknowledged survives a power cut.
  'synchronous = FULL',
  'foreign_keys = ON',
  // Erased people leave no remains in free pages.
  'secure_delete = ON',
];

/** Enough for every query of the server; batches of many sizes push each other out. */
const STATEMENTS = 150;

export function openSqlite(dataDir: string): Db {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(join(dataDir, SQLITE_FILE));
  for (const pragma of PRAGMAS) database.exec(`pragma ${pragma}`);
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: adapter(database) }) });
}

/** A copy as of one moment, made while others read and write. */
export async function backupSqlite(dataDir: string, file: string): Promise<void> {
  const database = new DatabaseSync(join(dataDir, SQLITE_FILE), { readOnly: true });
  await backup(database, file);
  database.close();
}

function adapter(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, ReturnType<typeof wrap>>();
  return {
    prepare(sql) {
      // Every transaction here writes; taking the write lock at once avoids a deadlock on upgrading a read lock.
      const text = sql === 'begin' ? 'begin immediate' : sql;
      const known = statements.get(text);
      if (known) return known;
      const statement = wrap(database.prepare(text));
      statements.set(text, statement);
      const [oldest] = statements.keys();
      if (statements.size > STATEMENTS && oldest !== undefined) statements.delete(oldest);
      return statement;
    },
    close: () => database.close(),
  };
}

function wrap(statement: StatementSync) {
  const values = (parameters: ReadonlyArray<unknown>) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters: ReadonlyArray<unknown>) => statement.all(...values(parameters)),
    run: (parameters: ReadonlyArray<unknown>) => statement.run(...values(parameters)),
    iterate: (parameters: ReadonlyArray<unknown>) => statement.iterate(...values(parameters)),
  };
}

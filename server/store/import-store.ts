/**
 * Imports another SQLite store, for example a backup, into the current one. Existing rows stay, so a second run changes
 * nothing. Waiting deliveries move to the current store. The source marks them as skipped, so that only one store
 * delivers them.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as yieldToIo } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { OperatorError } from '#server/errors.ts';
import { migrate } from './migrate.ts';
import type { Store } from './open-store.ts';
import { refreshAllPeople } from './people.ts';
import { IMPORTED_TABLES } from './personal-data.ts';
import type { Db, Dialect, Schema, Trx } from './schema.ts';
import { copySqlite, openSqlite, SQLITE_FILE } from './sqlite.ts';

type Row = Record<string, unknown>;
type Table = keyof Schema;

/** Actions if a row already exists. Each is idempotent. In all other tables the existing row stays. */
const conflictActions = (dialect: Dialect): Readonly<Partial<Record<Table, RawBuilder<unknown>>>> => ({
  /** The latest change to a subscription wins, so that nobody who unsubscribed is subscribed again. */
  subscribers: sql`(person) do update set id = excluded.id, email = excluded.email, state = excluded.state,
    submission_id = excluded.submission_id, requested_at = excluded.requested_at, confirmed_at = excluded.confirmed_at,
    unsubscribed_at = excluded.unsubscribed_at
    where ${lastChangeTime('excluded', dialect)} > ${lastChangeTime('subscribers', dialect)}`,
  /** A wish not to be contacted stays a wish. */
  people: sql`(email_key) do update set do_not_contact_at = excluded.do_not_contact_at
    where excluded.do_not_contact_at > coalesce(people.do_not_contact_at, 0)`,
  mail_slots: sql`(mailbox, kind) do update set last_at = excluded.last_at
    where excluded.last_at > mail_slots.last_at`,
  /** Users invited or removed in the desk. An entry that the target already has wins. */
  desk_users: sql`(email) do update set membership = excluded.membership where desk_users.membership = ''`,
});

const lastChangeTime = (row: string, dialect: Dialect) =>
  sql`${sql.raw(dialect === 'postgres' ? 'greatest' : 'max')}(${sql.ref(`${row}.requested_at`)},
    coalesce(${sql.ref(`${row}.confirmed_at`)}, 0), coalesce(${sql.ref(`${row}.unsubscribed_at`)}, 0))`;

/** Rows per transaction. A running server waits for such a transaction no longer than for a group of submissions. */
const BATCH_SIZE = 200;
const HANDED_OVER_NOTE = 'handed over to another store';
const HELD_BACK_NOTE = 'imported and held back: it may have been delivered elsewhere';

type Options = Readonly<{
  /** Leaves the source unchanged; its waiting deliveries are imported as held. */
  hold: boolean;
  dataDir: string;
  now: number;
  /** Runs in the transaction that adds the first rows. */
  onFirstRows?(trx: Trx): Promise<unknown>;
}>;
export type ImportCounts = Readonly<Record<string, number>> & Readonly<{ waiting: number }>;

export async function importStore(store: Store, file: string, options: Options): Promise<ImportCounts> {
  const source = options.hold ? undefined : lockSource(file, store, options.dataDir);
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  try {
    // Migrate and read a copy, so that an older source stays unchanged.
    await copySqlite(file, join(folder, SQLITE_FILE)).catch((error: Error) => {
      throw new OperatorError(`${file} is not a store: ${error.message}`);
    });
    const { db: copy } = await openSqlite(folder);
    try {
      if (!(await hasSubmissionsTable(copy)))
        throw new OperatorError(`${file} is not a store: it has no submissions`);
      await migrate(copy, { dialect: 'sqlite', now: options.now });
      const counts = await copyTables(copy, store, options);
      source?.markHandedOver(options.now);
      return counts;
    } finally {
      await copy.destroy();
    }
  } finally {
    source?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Locks the source for other programs until it is closed. */
function lockSource(file: string, store: Store, dataDir: string) {
  const rejection = (reason: string) =>
    new OperatorError(
      `${file} ${reason}.\nStop the program that uses it, or add --hold: the source then stays unchanged, and its waiting deliveries are imported as held.`,
    );
  let database: DatabaseSync | undefined;
  try {
    const currentFile = statSync(join(dataDir, SQLITE_FILE), { throwIfNoEntry: false });
    if (store.dialect === 'sqlite' && statSync(file).ino === currentFile?.ino)
      throw new OperatorError(`${file} is the store in use: there is nothing to import`);
    database = new DatabaseSync(file);
    // Leaving WAL mode works only if no other program has the file open. It also writes the log into the file.
    const mode = database.prepare('pragma journal_mode = delete').get()?.journal_mode;
    if (mode !== 'delete') throw new Error('locked');
    // From here on, other connections can read, as our copy does, but not write.
    database.exec('begin immediate');
  } catch (error) {
    database?.close();
    if (error instanceof OperatorError) throw error;
    const { message } = error as Error;
    if (!database) throw new OperatorError(`${file} cannot be opened: ${message}`);
    if (/not a database/.test(message)) throw new OperatorError(`${file} is not a store: ${message}`);
    throw rejection(/locked/.test(message) ? 'is in use' : `cannot be written: ${message}`);
  }
  return {
    markHandedOver(now: number) {
      database
        .prepare("update deliveries set state = 'skipped', note = ?, finished_at = ? where state = 'pending'")
        .run(HANDED_OVER_NOTE, now);
      database.exec('commit');
    },
    /** Rolls back, unless `markHandedOver` was called. */
    close: () => database.close(),
  };
}

async function hasSubmissionsTable(copy: Db): Promise<boolean> {
  const { rows } =
    await sql`select 1 from sqlite_master where type = 'table' and name = 'submissions'`.execute(copy);
  return rows.length > 0;
}

async function copyTables(source: Db, { db: target, dialect }: Store, { hold, onFirstRows }: Options) {
  const actions = conflictActions(dialect);
  const counts: Record<string, number> = {};
  let waiting = 0;
  let hasInserted = false;
  // Tables are listed before those that refer to them.
  for (const table of IMPORTED_TABLES) {
    counts[table] = 0;
    for await (const rows of readBatches(source, table)) {
      await target.transaction().execute(async (trx) => {
        const importRows = await prepareRows(trx, table, rows, hold);
        if (importRows.length === 0) return;
        const columns = Object.keys(importRows[0] ?? {});
        const values = importRows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
        const inserted = await sql<Row>`insert into ${sql.table(table)}
          (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(values)}
          on conflict ${actions[table] ?? sql`do nothing`} returning *`.execute(trx);
        counts[table] = (counts[table] ?? 0) + inserted.rows.length;
        if (inserted.rows.length > 0 && !hasInserted) await onFirstRows?.(trx);
        hasInserted ||= inserted.rows.length > 0;
        if (table === 'deliveries')
          waiting += inserted.rows.filter(
            ({ state, note }) => state === 'pending' || note === HELD_BACK_NOTE,
          ).length;
      });
    }
  }
  if (hasInserted) await refreshAllPeople(target);
  return { ...counts, waiting };
}

async function* readBatches(source: Db, table: Table): AsyncGenerator<Row[]> {
  let lastRowId = 0;
  for (;;) {
    const { rows } = await sql<Row & { source_row: number }>`
      select rowid as source_row, * from ${sql.table(table)}
      where rowid > ${lastRowId} order by rowid limit ${BATCH_SIZE}`.execute(source);
    if (rows.length === 0) return;
    lastRowId = rows.at(-1)?.source_row ?? lastRowId;
    await yieldToIo();
    yield rows.map(({ source_row: _, ...row }) => row);
  }
}

async function prepareRows(
  trx: Db,
  table: Table,
  rows: readonly Row[],
  hold: boolean,
): Promise<readonly Row[]> {
  // Visits and languages belong to one store.
  if (table === 'desk_users')
    return rows
      .filter(({ membership }) => membership !== '')
      .map(({ email, membership }) => ({ email, membership, seen_at: 0 }));
  if (table !== 'deliveries') return rows;
  // A submission that was sent to both stores has another id in this store, and its own deliveries.
  const ids = rows.flatMap(({ submission_id }) => (typeof submission_id === 'string' ? [submission_id] : []));
  const existing = await trx.selectFrom('submissions').select('id').where('id', 'in', ids).execute();
  const existingIds = new Set<unknown>([null, ...existing.map(({ id }) => id)]);
  return rows
    .filter(({ submission_id }) => existingIds.has(submission_id))
    .map((row) => ({
      ...row,
      lease_owner: null,
      lease_beat: 0,
      ...(hold && row.state === 'pending' && { state: 'held', note: HELD_BACK_NOTE }),
    }));
}

/**
 * Imports another SQLite store, for example a backup, into the current one. Existing rows stay, so a second run changes
 * nothing. Waiting deliveries move here: the source then counts them as settled, so that only one store delivers them.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { OperatorError } from '#server/errors.ts';
import { migrate } from './migrate.ts';
import type { Store } from './open-store.ts';
import { MOVING_TABLES } from './personal-data.ts';
import type { Db, Schema } from './schema.ts';
import { copySqlite, openSqlite, SQLITE_FILE } from './sqlite.ts';
import { yieldToIo } from './yield-to-io.ts';

type Row = Record<string, unknown>;
type Table = keyof Schema;

/** Conflict rules per table. Each is idempotent. */
const ON_CONFLICT = {
  keep: sql`do nothing`,
  /** The latest change to a subscription wins, so that nobody who unsubscribed is subscribed again. */
  latestSubscription: sql`(person) do update set id = excluded.id, email = excluded.email, state = excluded.state,
    lead_id = excluded.lead_id, requested_at = excluded.requested_at, confirmed_at = excluded.confirmed_at,
    unsubscribed_at = excluded.unsubscribed_at
    where ${lastChange('excluded')} > ${lastChange('subscribers')}`,
  latestMail: sql`(mailbox, kind) do update set last_at = excluded.last_at
    where excluded.last_at > mail_slots.last_at`,
} as const;

function lastChange(row: string): RawBuilder<number> {
  const timeOf = (column: string) => sql`coalesce(${sql.ref(`${row}.${column}`)}, 0)`;
  const [requested, confirmed, left] = [
    timeOf('requested_at'),
    timeOf('confirmed_at'),
    timeOf('unsubscribed_at'),
  ];
  return sql`case when ${left} >= ${confirmed} and ${left} >= ${requested} then ${left}
    when ${confirmed} >= ${requested} then ${confirmed} else ${requested} end`;
}

/** Tables with their own rule. In all others the existing row stays. */
const RULES: Readonly<Partial<Record<Table, RawBuilder<unknown>>>> = {
  subscribers: ON_CONFLICT.latestSubscription,
  mail_slots: ON_CONFLICT.latestMail,
};

/** Rows per transaction. A running server waits for such a transaction no longer than for a group of leads. */
const BATCH = 200;
const HANDED_OVER_NOTE = 'handed over to another store';
const HELD_BACK_NOTE = 'imported and held back: it may have been delivered elsewhere';

type Options = Readonly<{
  /** Leaves the source unchanged; its waiting deliveries are imported as held. */
  hold: boolean;
  dataDir: string;
  now: number;
  /** Runs in the transaction that adds the first rows. */
  onFirstRows?(trx: Transaction<Schema>): Promise<unknown>;
}>;
export type Imported = Readonly<Record<string, number>> & Readonly<{ waiting: number }>;

export async function importStore(store: Store, file: string, options: Options): Promise<Imported> {
  const source = options.hold ? undefined : takeOver(file, store, options.dataDir);
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  try {
    // Migrate and read a copy, so that an older source stays unchanged.
    await copySqlite(file, join(folder, SQLITE_FILE)).catch((error: Error) => {
      throw new OperatorError(`${file} is not a store: ${error.message}`);
    });
    const { db: copy } = await openSqlite(folder);
    try {
      if (!(await hasLeads(copy))) throw new OperatorError(`${file} is not a store: it has no leads`);
      await migrate(copy, { dialect: 'sqlite', now: options.now });
      const counts = await copyTables(copy, store.db, options);
      source?.settle(options.now);
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
function takeOver(file: string, store: Store, dataDir: string) {
  const refuse = (why: string) =>
    new OperatorError(
      `${file} ${why}.\nStop the program that uses it, or add --hold: the source then stays unchanged, and its waiting deliveries are imported as held.`,
    );
  let database: DatabaseSync;
  try {
    const own = statSync(join(dataDir, SQLITE_FILE), { throwIfNoEntry: false });
    if (store.dialect === 'sqlite' && statSync(file).ino === own?.ino)
      throw new OperatorError(`${file} is the store in use: there is nothing to import`);
    database = new DatabaseSync(file);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`${file} cannot be opened: ${(error as Error).message}`);
  }
  try {
    // Leaving WAL mode works only if no other program has the file open. It also writes the log into the file.
    const mode = database.prepare('pragma journal_mode = delete').get()?.journal_mode;
    if (mode !== 'delete') throw new Error('locked');
    // From here on, other connections can read, as our copy does, but not write.
    database.exec('begin immediate');
  } catch (error) {
    database.close();
    const { message } = error as Error;
    if (/not a database/.test(message)) throw new OperatorError(`${file} is not a store: ${message}`);
    throw refuse(/locked/.test(message) ? 'is in use' : `cannot be written: ${message}`);
  }
  return {
    settle(now: number) {
      database
        .prepare("update deliveries set state = 'skipped', note = ?, finished_at = ? where state = 'pending'")
        .run(HANDED_OVER_NOTE, now);
      database.exec('commit');
    },
    /** Rolls back everything that was not settled. */
    close: () => database.close(),
  };
}

async function hasLeads(copy: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from sqlite_master where type = 'table' and name = 'leads'`.execute(
    copy,
  );
  return rows.length > 0;
}

async function copyTables(source: Db, target: Db, { hold, onFirstRows }: Options): Promise<Imported> {
  const counts: Record<string, number> = {};
  let waiting = 0;
  let isChanged = false;
  // Tables are listed before those that refer to them.
  for (const table of MOVING_TABLES) {
    const onConflict = RULES[table] ?? ON_CONFLICT.keep;
    counts[table] = 0;
    for await (const rows of batches(source, table)) {
      await target.transaction().execute(async (trx) => {
        const knownRows = table === 'deliveries' ? await withLead(trx, rows) : rows;
        const importRows =
          table === 'deliveries' ? knownRows.map((row) => withoutLease(row, hold)) : knownRows;
        if (importRows.length === 0) return;
        const columns = Object.keys(importRows[0] ?? {});
        const values = importRows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
        const inserted = await sql<Row>`insert into ${sql.table(table)}
          (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(values)}
          on conflict ${onConflict} returning *`.execute(trx);
        counts[table] = (counts[table] ?? 0) + inserted.rows.length;
        if (inserted.rows.length > 0 && !isChanged) await onFirstRows?.(trx);
        isChanged ||= inserted.rows.length > 0;
        if (table === 'deliveries')
          waiting += inserted.rows.filter(
            ({ state, note }) => state === 'pending' || note === HELD_BACK_NOTE,
          ).length;
      });
    }
  }
  return { ...counts, waiting };
}

async function* batches(source: Db, table: Table): AsyncGenerator<Row[]> {
  let after = 0;
  for (;;) {
    const { rows } = await sql<
      Row & { source_row: number }
    >`select rowid as source_row, * from ${sql.table(table)}
      where rowid > ${after} order by rowid limit ${BATCH}`.execute(source);
    if (rows.length === 0) return;
    after = rows.at(-1)?.source_row ?? after;
    await yieldToIo();
    yield rows.map(({ source_row: _, ...row }) => row);
  }
}

/**
 * Drops deliveries whose lead is not here. A lead that was sent to both stores has another id here, and its own
 * deliveries.
 */
async function withLead(trx: Db, rows: readonly Row[]): Promise<readonly Row[]> {
  const ids = rows.flatMap(({ lead_id }) => (typeof lead_id === 'string' ? [lead_id] : []));
  if (ids.length === 0) return rows;
  const present = await trx.selectFrom('leads').select('id').where('id', 'in', ids).execute();
  const existingIds = new Set<unknown>(present.map(({ id }) => id));
  return rows.filter(({ lead_id }) => lead_id === null || existingIds.has(lead_id));
}

/** Removes the lease of a worker. */
function withoutLease(row: Row, hold: boolean): Row {
  const free = { ...row, lease_owner: null, lease_beat: 0 };
  return hold && row.state === 'pending' ? { ...free, state: 'held', note: HELD_BACK_NOTE } : free;
}

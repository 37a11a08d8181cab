/** Decides which rows are due: older than RETENTION_DAYS, of a person whom retention may erase. */
import { type RawBuilder, type Sql, sql, type Transaction } from 'kysely';
import type { Schema } from '#server/store/schema.ts';

type Trx = Transaction<Schema>;
type Limits = Readonly<{
  /** Rows from before this time are due. */
  before: number;
  /** Time at which a booking counts as in the future. */
  asOf: number;
}>;

/** Customers, people whom the team is in talks with, and people with a call ahead stay. The privacy page says so. */
const isExempt = (person: ReturnType<Sql['ref']>, { asOf }: Limits) => sql`(
  exists (select 1 from people where email_key = ${person} and status in ('qualified', 'won'))
  or exists (select 1 from bookings as ahead where ahead.person = ${person} and ahead.status = 'booked'
    and coalesce(ahead.end_at, ahead.start_at) >= ${asOf}))`;

type DueTable = Readonly<{ key: string; isOld(limits: Limits): RawBuilder<boolean> }>;

/** Tables with rows that identify a person. */
export const DUE_TABLES = {
  submissions: {
    key: 'id',
    // The sign-up of a subscriber proves their consent.
    isOld: ({ before }) => sql`created_at < ${before} and not exists (select 1 from subscribers
      where subscribers.person = submissions.person and subscribers.submission_id = submissions.id
        and subscribers.state = 'confirmed')`,
  },
  bookings: {
    key: 'uid',
    isOld: ({ before }) => sql`coalesce(end_at, created_at) < ${before} and created_at < ${before}`,
  },
  subscribers: {
    key: 'id',
    // Unsubscribing restarts the retention period.
    isOld: ({ before }) => sql`state <> 'confirmed' and requested_at < ${before}
      and (unsubscribed_at is null or unsubscribed_at < ${before})`,
  },
  notes: { key: 'id', isOld: ({ before }) => sql`created_at < ${before}` },
} as const satisfies Readonly<Record<string, DueTable>>;
export type DueTableName = keyof typeof DUE_TABLES;
export const DUE_TABLE_NAMES = Object.keys(DUE_TABLES) as DueTableName[];

const isDue = (name: DueTableName, limits: Limits) =>
  sql`${DUE_TABLES[name].isOld(limits)} and not ${isExempt(sql.ref(`${name}.person`), limits)}`;

type Page = Readonly<{ name: DueTableName; after: string; size: number }>;

/** Records the due rows of one page. Returns the last key of the page, and the numbers of its rows and of due rows. */
export async function recordPage(trx: Trx, { name, after, size }: Page, limits: Limits) {
  const key = sql.ref(DUE_TABLES[name].key);
  const table = sql.table(name);
  const { rows } = await sql<{ key: string }>`
    select ${key} as key from ${table} where ${key} > ${after} order by ${key} limit ${sql.lit(size)}`.execute(
    trx,
  );
  const last = rows.at(-1)?.key;
  if (last === undefined) return { last: undefined, rowCount: 0, dueCount: 0 };
  const { numAffectedRows = 0n } = await sql`insert into retention_due (table_name, key)
    select ${sql.lit(name)}, ${key} from ${table}
    where ${key} > ${after} and ${key} <= ${last} and ${isDue(name, limits)}
    on conflict do nothing`.execute(trx);
  return { last, rowCount: rows.length, dueCount: Number(numAffectedRows) };
}

/** Keys of the next recorded rows, of each table. */
export async function readRecorded(trx: Trx, size: number) {
  const keys = {} as Record<DueTableName, string[]>;
  for (const name of DUE_TABLE_NAMES) {
    const recorded = await trx
      .selectFrom('retention_due')
      .select('key')
      .where('table_name', '=', name)
      .orderBy('key')
      .limit(size)
      .execute();
    keys[name] = recorded.map(({ key }) => key);
  }
  return keys;
}

export type DueRow = Readonly<{ key: string; person: string }>;

/** The rows of these that are still due: a person may have written again, or become a customer. */
export async function findDue(
  trx: Trx,
  keys: Readonly<Record<DueTableName, readonly string[]>>,
  limits: Limits,
): Promise<Record<DueTableName, DueRow[]>> {
  const due = {} as Record<DueTableName, DueRow[]>;
  for (const name of DUE_TABLE_NAMES) {
    const key = sql.ref(DUE_TABLES[name].key);
    const { rows } =
      keys[name].length > 0
        ? await sql<DueRow>`select ${key} as key, person from ${sql.table(name)}
            where ${key} in (${sql.join(keys[name])}) and ${isDue(name, limits)}`.execute(trx)
        : { rows: [] };
    due[name] = rows;
  }
  return due;
}

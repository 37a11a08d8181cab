/**
 * The plan of retention, in the store. Nothing irreversible follows from one reading of one clock: a run only records
 * what is due, and a later run, a day on, erases what was recorded.
 */
import { type RawBuilder, type Selectable, type Sql, sql } from 'kysely';
import { DAY, HOUR } from '#domain/timing.ts';
import { UNKNOWN_START_MS } from '#server/core/bookings/list-bookings.ts';
import { TABLES_THAT_KEEP_PERSON } from '#server/store/personal-data.ts';
import { insertNew } from '#server/store/rows.ts';
import type { Db, PersonStatus, Schema } from '#server/store/schema.ts';

export type RetentionPlan = Selectable<Schema['retention_plan']>;

export const RETENTION_POLICY = {
  /** Time between recording and erasing, and between a confirmation and erasing. */
  delayMs: DAY,
  /** A longer time between two runs means that the clock was changed, or that nothing ran: record again. */
  maxGapMs: 48 * HOUR,
  /** An operator confirms a plan that erases more than this share of the rows about people that may be erased. */
  maxShare: 0.2,
} as const;

const PAGE_SIZE = 500;

type DueTable = Readonly<{
  key: string;
  isOld(before: number): RawBuilder<boolean>;
  stays?: RawBuilder<boolean>;
}>;

const CREATED: DueTable = { key: 'id', isOld: (before) => sql`created_at < ${before}` };

/** Tables about people come first. The others identify nobody by themselves. */
const DUE_TABLES = {
  submissions: {
    ...CREATED,
    // The sign-up of a subscriber proves their consent.
    stays: sql`exists (select 1 from subscribers where subscribers.person = submissions.person
      and subscribers.submission_id = submissions.id and subscribers.state = 'confirmed')`,
  },
  bookings: {
    key: 'uid',
    isOld: (before) => sql`coalesce(end_at, created_at) < ${before} and created_at < ${before}`,
  },
  subscribers: {
    key: 'id',
    // Unsubscribing restarts the retention period.
    isOld: (before) => sql`requested_at < ${before} and coalesce(unsubscribed_at, 0) < ${before}`,
    stays: sql`state = 'confirmed'`,
  },
  notes: CREATED,
  bounces: { key: 'person', isOld: (before) => sql`at < ${before}` },
  audit_log: { key: 'id', isOld: (before) => sql`at < ${before}` },
  booking_messages: {
    key: 'key',
    isOld: (before) => sql`received_at < ${before}`,
    // Without the marks of erased people, the next message about the same call would store them again.
    stays: sql`key like 'erased:%'`,
  },
  deliveries: {
    ...CREATED,
    stays: sql`submission_id is not null or booking_uid is not null`,
  },
} as const satisfies Readonly<Record<string, DueTable>>;
export type DueTableName = keyof typeof DUE_TABLES;
export const DUE_TABLE_NAMES = Object.keys(DUE_TABLES) as DueTableName[];
export const isAboutPeople = (name: DueTableName): boolean =>
  (TABLES_THAT_KEEP_PERSON as readonly string[]).includes(name);

/** Of people whom retention never erases. */
export const KEPT_STATUSES: readonly PersonStatus[] = ['qualified', 'won'];

/** Customers, people whom the team is in talks with, and people with a call ahead stay. The privacy page says so. */
const isExempt = (person: ReturnType<Sql['ref']>, asOf: number) => sql<boolean>`(
  exists (select 1 from people where email_key = ${person} and status in (${sql.join(KEPT_STATUSES)}))
  or exists (select 1 from bookings as ahead where ahead.person = ${person} and ahead.status = 'booked'
    and coalesce(ahead.end_at, ahead.start_at, ahead.created_at + ${sql.lit(UNKNOWN_START_MS)}) >= ${asOf}))`;

/** SQL about the rows of a table: the column of the key, the rows that retention may erase at all, and those that are due. */
export function dueRows(name: DueTableName, plan: Pick<RetentionPlan, 'covers_until' | 'recorded_at'>) {
  const { key, isOld, stays = sql<boolean>`1 = 0` }: DueTable = DUE_TABLES[name];
  const exempt = isAboutPeople(name)
    ? isExempt(sql.ref(`${name}.person`), plan.recorded_at)
    : sql<boolean>`1 = 0`;
  const mayErase = sql<boolean>`not (${stays}) and not ${exempt}`;
  return {
    table: sql.table(name),
    key: sql.ref(key),
    mayErase,
    isDue: sql<boolean>`${isOld(plan.covers_until)} and ${mayErase}`,
  };
}

export const readPlan = (db: Db) => db.selectFrom('retention_plan').selectAll().executeTakeFirst();

/** Locks the plan, so that only one process works on it. */
export async function lockPlan(trx: Db): Promise<RetentionPlan | undefined> {
  const [plan] = await trx.updateTable('retention_plan').set({ id: 1 }).returningAll().execute();
  return plan;
}

export const isRecording = ({ next_table }: RetentionPlan): boolean => next_table !== '';
export const waitsForConfirmation = (plan: RetentionPlan): boolean =>
  !isRecording(plan) && plan.reason !== '' && plan.confirmed_at === null && plan.due_count > 0;

/** A plan may have changed since the operator read it, so a confirmation leaves a day too. */
export const erasesAt = ({ recorded_at, confirmed_at }: RetentionPlan): number =>
  Math.max(recorded_at, confirmed_at ?? 0) + RETENTION_POLICY.delayMs;

export async function startPlan(
  trx: Db,
  { days, now, reason }: Readonly<{ days: number; now: number; reason: RetentionPlan['reason'] }>,
): Promise<void> {
  await trx.deleteFrom('retention_due').execute();
  const plan = {
    id: 1,
    days,
    recorded_at: now,
    covers_until: now - days * DAY,
    checked_at: now,
    next_table: DUE_TABLE_NAMES[0] ?? '',
    last_key: '',
    due_count: 0,
    row_count: 0,
    reason,
    confirmed_at: null,
  };
  await trx
    .insertInto('retention_plan')
    .values(plan)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(plan))
    .execute();
}

/** Records the next page. Returns the plan afterwards. */
export async function continueRecording(trx: Db, plan: RetentionPlan, now: number): Promise<RetentionPlan> {
  const name = plan.next_table as DueTableName;
  const { table, key, mayErase, isDue } = dueRows(name, plan);
  const { rows } = await sql<{ key: string; counts: number; due: number }>`select ${key} as key,
      case when ${mayErase} then 1 else 0 end as counts, case when ${isDue} then 1 else 0 end as due
    from ${table} where ${key} > ${plan.last_key} order by ${key} limit ${sql.lit(PAGE_SIZE)}`.execute(trx);
  const due = rows.filter((row) => row.due === 1);
  const dueKeys = due.map(({ key }) => ({ table_name: name, key }));
  if (due.length > 0) await insertNew(trx, 'retention_due', dueKeys);
  const due_count = plan.due_count + due.length;
  const row_count = plan.row_count + rows.filter(({ counts }) => counts === 1).length;
  const next = DUE_TABLE_NAMES[DUE_TABLE_NAMES.indexOf(name) + 1];
  // Many entries of the audit log must not hide a large share of people.
  const isShareKnown = rows.length === 0 && isAboutPeople(name) && !(next && isAboutPeople(next));
  const isLarge = isShareKnown && due_count > row_count * RETENTION_POLICY.maxShare;
  return trx
    .updateTable('retention_plan')
    .set({
      due_count,
      row_count,
      next_table: rows.length > 0 ? name : (next ?? ''),
      last_key: rows.at(-1)?.key ?? '',
      checked_at: now,
      ...(plan.reason === '' && isLarge && { reason: 'share' as const }),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Allows the recorded plan to erase. False if no plan waits for it. */
export function confirmPlan(db: Db, now: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const plan = await lockPlan(trx);
    if (!plan || !waitsForConfirmation(plan)) return false;
    await trx.updateTable('retention_plan').set({ confirmed_at: now }).execute();
    return true;
  });
}

export async function countDue(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from retention_due`.execute(db);
  return rows[0]?.count ?? 0;
}

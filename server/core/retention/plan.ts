/**
 * The plan of retention, in the store. Nothing irreversible follows from one reading of one clock: a run only records
 * what is due, and a later run, a day on, erases what was recorded.
 */
import { sql, type Transaction } from 'kysely';
import { DAY, HOUR } from '#domain/timing.ts';
import type { Db, RetentionPlan, Schema } from '#server/store/schema.ts';
import { DUE_TABLE_NAMES, type DueTableName, recordPage } from './due-rows.ts';

type Trx = Transaction<Schema>;

export const RETENTION_POLICY = {
  /** Time between recording and erasing. */
  delayMs: DAY,
  /** A longer time between two runs means that the clock was changed, or that nothing ran: record again. */
  maxGapMs: 48 * HOUR,
  /** An operator confirms a plan that erases more than this share of all rows. */
  maxShare: 0.2,
} as const;

/** Rows that one step of the recording reads. */
const PAGE_SIZE = 500;

export const readPlan = (db: Db | Trx): Promise<RetentionPlan | undefined> =>
  db.selectFrom('retention_plan').selectAll().executeTakeFirst();

/** Locks the plan, so that only one process works on it. */
export async function lockPlan(trx: Trx): Promise<RetentionPlan | undefined> {
  const [plan] = await trx.updateTable('retention_plan').set({ id: 1 }).returningAll().execute();
  return plan;
}

export const isRecording = ({ next_table }: RetentionPlan): boolean => next_table !== '';
export const waitsForConfirmation = (plan: RetentionPlan): boolean =>
  !isRecording(plan) && plan.reason !== '' && plan.confirmed_at === null && plan.due_count > 0;

type NewPlan = Readonly<{ days: number; now: number; reason: RetentionPlan['reason'] }>;

export async function startPlan(trx: Trx, { days, now, reason }: NewPlan): Promise<void> {
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
export async function continueRecording(trx: Trx, plan: RetentionPlan, now: number): Promise<RetentionPlan> {
  const name = plan.next_table as DueTableName;
  const limits = { before: plan.covers_until, asOf: plan.recorded_at };
  const page = await recordPage(trx, { name, after: plan.last_key, size: PAGE_SIZE }, limits);
  const due_count = plan.due_count + page.dueCount;
  const row_count = plan.row_count + page.rowCount;
  const nextTable =
    page.last === undefined ? (DUE_TABLE_NAMES[DUE_TABLE_NAMES.indexOf(name) + 1] ?? '') : name;
  const isLarge = nextTable === '' && due_count > row_count * RETENTION_POLICY.maxShare;
  return trx
    .updateTable('retention_plan')
    .set({
      due_count,
      row_count,
      next_table: nextTable,
      last_key: page.last ?? '',
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

/** Number of recorded rows that are not erased yet. */
export async function countDue(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from retention_due`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

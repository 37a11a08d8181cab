/**
 * Erases data older than RETENTION_DAYS, in small steps beside other work. Keeps confirmed subscribers and the sign-up
 * that proves their consent.
 */
import { sql, type Transaction } from 'kysely';
import type { Logger } from 'pino';
import { MINUTE } from '#domain/timing.ts';
import { eraseRows } from '#server/core/people/erase-person.ts';
import type { Announce } from '#server/events/announce.ts';
import { announceErasure } from '#server/events/erased-event.ts';
import { removeMails } from '#server/mail/mail-files.ts';
import { lockPeople } from '#server/store/lock-people.ts';
import type { Store } from '#server/store/open-store.ts';
import { refreshPeople } from '#server/store/people.ts';
import { TABLES_DELETED_BY_AGE, TABLES_THAT_KEEP_PERSON } from '#server/store/personal-data.ts';
import type { RetentionPlan, Schema } from '#server/store/schema.ts';
import {
  DUE_TABLE_NAMES,
  DUE_TABLES,
  type DueRow,
  type DueTableName,
  findDue,
  readRecorded,
} from './due-rows.ts';
import {
  continueRecording,
  isRecording,
  lockPlan,
  RETENTION_POLICY,
  startPlan,
  waitsForConfirmation,
} from './plan.ts';

/**
 * Rows of each kind per transaction. Few, so that new submissions do not wait: erasing a submission from SQLite's search index
 * takes about 12 ms, and twice as long on a busy machine.
 */
const RETENTION_BATCH_SIZE = 3;
/** Larger than `RETENTION_BATCH_SIZE`, since these rows have no entry in the search index. */
const TRACES_BATCH_SIZE = 100;

type RetentionOptions = Readonly<{
  days: number;
  dataDir: string;
  announce: Announce;
  clock: () => number;
  log: Logger;
}>;
type SchemaTransaction = Transaction<Schema>;
/** `traces`: booking messages, bounces, audit entries, and events about erased people. */
type ErasedCounts = Record<DueTableName | 'traces' | 'files', number>;

const noCounts = (): ErasedCounts => ({
  submissions: 0,
  bookings: 0,
  subscribers: 0,
  notes: 0,
  traces: 0,
  files: 0,
});

/** `deliveryIds`: deleted deliveries, whose mail files have to go too. */
type StepResult = Readonly<{ hasMore: boolean; deliveryIds?: string[]; isFinished?: boolean }>;

export type Retention = Readonly<{
  /** Does one small part of the work. False if there is nothing to do now. */
  step(): Promise<boolean>;
}>;

export function createRetention(
  store: Store,
  { days, dataDir, announce, clock, log }: RetentionOptions,
): Retention {
  let total = noCounts();
  /** Time of the plan that the log has reported. */
  let reported = 0;

  function report(plan: RetentionPlan): void {
    if (isRecording(plan) || reported === plan.recorded_at) return;
    reported = plan.recorded_at;
    const { due_count: due, row_count: rows, reason } = plan;
    const coversUntil = new Date(plan.covers_until).toISOString();
    if (waitsForConfirmation(plan))
      log.warn(
        { due, rows, coversUntil, reason },
        'retention erases nothing until you run: npm run leads -- retention --confirm',
      );
    else if (due > 0) log.info({ due, rows, coversUntil }, 'recorded data older than RETENTION_DAYS');
  }

  async function work(trx: SchemaTransaction): Promise<StepResult> {
    const now = clock();
    const plan = await lockPlan(trx);
    // Servers with different settings replace each other's plan. They erase nothing, and must not keep the store busy.
    if (plan && plan.days !== days && Math.abs(now - plan.recorded_at) < MINUTE) return { hasMore: false };
    if (!plan || plan.days !== days) {
      await startPlan(trx, { days, now, reason: 'first' });
      return { hasMore: true };
    }
    // The first plan with a setting stays the first until somebody has confirmed it.
    const reason = plan.reason === 'first' && plan.confirmed_at === null ? 'first' : '';
    if (Math.abs(now - plan.checked_at) > RETENTION_POLICY.maxGapMs) {
      log.warn('retention starts again: it did not run for two days, or the clock was changed');
      await startPlan(trx, { days, now, reason });
      // Servers whose clocks differ replace each other's plan too.
      return { hasMore: false };
    }
    if (isRecording(plan)) {
      report(await continueRecording(trx, plan, now));
      return { hasMore: true };
    }
    report(plan);
    await trx.updateTable('retention_plan').set({ checked_at: now }).execute();
    if (waitsForConfirmation(plan) || now - plan.recorded_at < RETENTION_POLICY.delayMs)
      return { hasMore: false };
    const deliveryIds = await eraseBatch(trx, { plan, announce, now, total });
    if (deliveryIds) return { hasMore: true, deliveryIds };
    const traces = reason === 'first' ? 0 : await eraseTraces(trx, plan.covers_until);
    total.traces += traces;
    if (traces > 0) return { hasMore: true };
    await startPlan(trx, { days, now, reason });
    return { hasMore: true, isFinished: true };
  }

  return {
    async step() {
      const { hasMore, deliveryIds = [], isFinished } = await store.db.transaction().execute(work);
      if (deliveryIds.length > 0) total.files += await removeMails(dataDir, new Set(deliveryIds));
      if (isFinished && Object.values(total).some((count) => count > 0)) {
        await store.scrub();
        log.info(total, 'erased data older than RETENTION_DAYS');
        total = noCounts();
      }
      return hasMore;
    },
  };
}

type BatchOptions = Readonly<{ plan: RetentionPlan; announce: Announce; now: number; total: ErasedCounts }>;

/** Erases the next recorded rows. Undefined if there are none; otherwise the ids of the deleted deliveries. */
async function eraseBatch(
  trx: SchemaTransaction,
  { plan, announce, now, total }: BatchOptions,
): Promise<string[] | undefined> {
  const keys = await readRecorded(trx, RETENTION_BATCH_SIZE);
  if (DUE_TABLE_NAMES.every((name) => keys[name].length === 0)) return;
  const limits = { before: plan.covers_until, asOf: Math.min(now, plan.recorded_at) };
  const peopleOf = (rows: Readonly<Record<DueTableName, readonly DueRow[]>>) =>
    Object.values(rows).flatMap((list) => list.map(({ person }) => person));
  await lockPeople(trx, 'exclusive', peopleOf(await findDue(trx, keys, limits)));
  // Again, since somebody may have changed a person before the lock.
  const due = await findDue(trx, keys, limits);
  const people = peopleOf(due);
  const deliveryIds = await deleteDue(trx, due);
  const erased = await eraseUnreferencedPeople(trx, people);
  await refreshPeople(
    trx,
    people.filter((person) => !erased.includes(person)),
  );
  const keysOf = (rows: readonly DueRow[], person: string) =>
    rows.filter((row) => row.person === person).map(({ key }) => key);
  for (const person of erased)
    await announceErasure(trx, announce, {
      person,
      submissionIds: keysOf(due.submissions, person),
      bookingUids: keysOf(due.bookings, person),
      now,
    });
  for (const name of DUE_TABLE_NAMES) {
    total[name] += due[name].length;
    if (keys[name].length > 0)
      await trx
        .deleteFrom('retention_due')
        .where('table_name', '=', name)
        .where('key', 'in', keys[name])
        .execute();
  }
  return deliveryIds;
}

/** Returns the ids of the deleted deliveries. */
async function deleteDue(
  trx: SchemaTransaction,
  due: Readonly<Record<DueTableName, readonly DueRow[]>>,
): Promise<string[]> {
  const deletedDeliveries: { id: string }[] = [];
  for (const [name, column] of [
    ['submissions', 'submission_id'],
    ['bookings', 'booking_uid'],
  ] as const)
    if (due[name].length > 0)
      deletedDeliveries.push(
        ...(await trx
          .deleteFrom('deliveries')
          .where(
            column,
            'in',
            due[name].map(({ key }) => key),
          )
          .returning('id')
          .execute()),
      );
  for (const name of DUE_TABLE_NAMES)
    if (due[name].length > 0)
      await sql`delete from ${sql.table(name)} where ${sql.ref(DUE_TABLES[name].key)} in (
        ${sql.join(due[name].map(({ key }) => key))})`.execute(trx);
  return deletedDeliveries.map(({ id }) => id);
}

/** Deletes up to a batch of expired rows that identify nobody by themselves. Returns their number. */
async function eraseTraces(trx: SchemaTransaction, before: number): Promise<number> {
  const expired = [
    ...TABLES_DELETED_BY_AGE.map(({ table, ageColumn }) => ({
      table,
      condition: sql`${sql.ref(ageColumn)} < ${before}`,
    })),
    // Keep messages without a body: they belong to erased people. Otherwise the next message about the same call would
    // store the person again.
    { table: 'booking_messages', condition: sql`received_at < ${before} and body <> ''` },
    {
      table: 'deliveries',
      condition: sql`created_at < ${before} and submission_id is null and booking_uid is null`,
    },
  ];
  for (const { table, condition } of expired) {
    const key = sql.ref(KEY_COLUMNS[table] ?? 'id');
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ${key} in (
      select ${key} from ${sql.table(table)} where ${condition} limit ${sql.lit(TRACES_BATCH_SIZE)})`.execute(
      trx,
    );
    if (numAffectedRows > 0n) return Number(numAffectedRows);
  }
  return 0;
}

const KEY_COLUMNS = { bounces: 'person', booking_messages: 'key' } as Readonly<Record<string, string>>;

/** If a person has no identifying row left, erases their remaining rows too. Returns the people that it erased. */
async function eraseUnreferencedPeople(trx: SchemaTransaction, people: readonly string[]): Promise<string[]> {
  const unreferenced = new Set(people);
  for (const table of TABLES_THAT_KEEP_PERSON) {
    if (unreferenced.size === 0) return [];
    const { rows } = await sql<{ person: string }>`select person from ${sql.table(table)}
      where person in (${sql.join([...unreferenced])})`.execute(trx);
    for (const { person } of rows) unreferenced.delete(person);
  }
  for (const person of unreferenced) await eraseRows(trx, person);
  return [...unreferenced];
}

/**
 * Erases data older than RETENTION_DAYS, in small steps beside other work. Keeps confirmed subscribers and the sign-up
 * that proves their consent.
 */
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { MINUTE } from '#domain/timing.ts';
import { eraseRows } from '#server/core/people/erase-person.ts';
import type { Announce } from '#server/events/announce.ts';
import { announceErasure } from '#server/events/create-events.ts';
import { removeMails } from '#server/mail/mail-files.ts';
import { lockPeople } from '#server/store/lock-people.ts';
import type { Store } from '#server/store/open-store.ts';
import { refreshPeople } from '#server/store/people.ts';
import { TABLES_THAT_KEEP_PERSON } from '#server/store/personal-data.ts';
import type { Trx } from '#server/store/schema.ts';
import {
  continueRecording,
  DUE_TABLE_NAMES,
  type DueTableName,
  dueRows,
  erasesAt,
  isAboutPeople,
  isRecording,
  lockPlan,
  RETENTION_POLICY,
  type RetentionPlan,
  startPlan,
  waitsForConfirmation,
} from './plan.ts';

/**
 * Rows of a table per transaction. Of people, each transaction erases one, so that new submissions do not wait. Somebody
 * with more rows, such as a bot with one address, takes several: statements have a maximum number of values.
 */
const BATCH_SIZE = 100;

type RetentionOptions = Readonly<{
  days: number;
  dataDir: string;
  announce: Announce;
  clock: () => number;
  log: Logger;
}>;
type Run = Readonly<{ plan: RetentionPlan; announce: Announce; now: number }>;
/** Number of erased rows by table. `deliveryIds`: deleted deliveries, whose mail files have to go too. */
type Erased = Readonly<{ counts: Readonly<Record<string, number>>; deliveryIds: readonly string[] }>;

export function createRetention(store: Store, { days, dataDir, announce, clock, log }: RetentionOptions) {
  let total: Record<string, number> = {};
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

  type Step = Readonly<{ hasMore: boolean; erased?: Erased; isFinished?: boolean }>;
  async function work(trx: Trx): Promise<Step> {
    const now = clock();
    const plan = await lockPlan(trx);
    // Servers with different settings replace each other's plan. They erase nothing, and must not keep the store busy.
    if (plan && plan.days !== days && Math.abs(now - plan.recorded_at) < MINUTE) return { hasMore: false };
    if (!plan || plan.days !== days) {
      await startPlan(trx, { days, now, reason: 'first' });
      return { hasMore: true };
    }
    // The first plan with a setting stays the first until somebody has confirmed it, and so does one after a jump.
    const reason = plan.reason === 'share' || plan.confirmed_at !== null ? '' : plan.reason;
    if (Math.abs(now - plan.checked_at) > RETENTION_POLICY.maxGapMs) {
      log.warn('retention starts again: it did not run for two days, or the clock was changed');
      await startPlan(trx, { days, now, reason: reason || 'clock' });
      // Servers whose clocks differ replace each other's plan too.
      return { hasMore: false };
    }
    if (isRecording(plan)) {
      report(await continueRecording(trx, plan, now));
      return { hasMore: true };
    }
    report(plan);
    await trx.updateTable('retention_plan').set({ checked_at: now }).execute();
    if (waitsForConfirmation(plan) || now < erasesAt(plan)) return { hasMore: false };
    const erased = await eraseNext(trx, { plan, announce, now });
    if (erased) {
      const files = await removeMails(dataDir, erased.deliveryIds);
      return { hasMore: true, erased: { ...erased, counts: { ...erased.counts, files } } };
    }
    await startPlan(trx, { days, now, reason });
    return { hasMore: true, isFinished: true };
  }

  return {
    /** Does one small part of the work. False if there is nothing to do now. */
    async step() {
      const { hasMore, erased, isFinished } = await store.db.transaction().execute(work);
      if (erased) {
        await removeMails(dataDir, erased.deliveryIds);
        for (const [name, count] of Object.entries(erased.counts)) total[name] = (total[name] ?? 0) + count;
      }
      if (isFinished && Object.values(total).some((count) => count > 0)) {
        await store.scrub();
        log.info(total, 'erased data older than RETENTION_DAYS');
        total = {};
      }
      return hasMore;
    },
  };
}

/** Erases the recorded rows of the next person, or the next ones that identify nobody. Undefined if there are none. */
async function eraseNext(trx: Trx, run: Run): Promise<Erased | undefined> {
  const recorded = await trx
    .selectFrom('retention_due')
    .select(['table_name', 'key'])
    .limit(BATCH_SIZE)
    .execute();
  const [first] = recorded;
  if (!first) return;
  const name = first.table_name as DueTableName;
  const { table, key, isDue } = dueRows(name, run.plan);
  if (isAboutPeople(name)) {
    const { rows } = await sql<{ person: string }>`select person from ${table}
      where ${key} = ${first.key}`.execute(trx);
    const erased = rows[0] && (await eraseOfPerson(trx, rows[0].person, run));
    if (erased) return erased;
    await forget(trx, name, [first.key]);
    return { counts: {}, deliveryIds: [] };
  }
  const keys = recorded.filter(({ table_name }) => table_name === name).map((row) => row.key);
  const deletion = sql<{ key: string }>`delete from ${table}
    where ${key} in (${sql.join(keys)}) and ${isDue} returning ${key} as key`;
  const deleted = (await deletion.execute(trx)).rows;
  await forget(trx, name, keys);
  const deliveryIds = name === 'deliveries' ? deleted.map(({ key }) => key) : [];
  return { counts: { [name]: deleted.length }, deliveryIds };
}

const forget = (trx: Trx, name: DueTableName, keys: readonly string[]) =>
  trx.deleteFrom('retention_due').where('table_name', '=', name).where('key', 'in', keys).execute();

/**
 * Erases what is recorded and still due, one batch at a time. Undefined if nothing is: the person may have become a
 * customer.
 */
async function eraseOfPerson(trx: Trx, person: string, run: Run): Promise<Erased | undefined> {
  const { plan, announce, now } = run;
  await lockPeople(trx, 'exclusive', [person]);
  // Before the deletion: submissions would take their deliveries along, whose mail files have to go too.
  const due: Partial<Record<DueTableName, string[]>> = {};
  let hasMore = false;
  for (const name of DUE_TABLE_NAMES.filter(isAboutPeople)) {
    const { table, key, isDue } = dueRows(name, plan);
    const { rows } = await sql<{ key: string }>`select ${key} as key from ${table}
      where person = ${person} and ${isDue} and exists (
        select 1 from retention_due where table_name = ${name} and retention_due.key = ${key})
      limit ${sql.lit(BATCH_SIZE + 1)}`.execute(trx);
    due[name] = rows.slice(0, BATCH_SIZE).map((row) => row.key);
    hasMore ||= rows.length > BATCH_SIZE;
  }
  if (Object.values(due).every((keys) => keys.length === 0)) return;
  const { submissions = [], bookings = [] } = due;
  const deliveries = await trx
    .deleteFrom('deliveries')
    .where((eb) => eb.or([eb('submission_id', 'in', submissions), eb('booking_uid', 'in', bookings)]))
    .returning('id')
    .execute();
  const counts: Record<string, number> = {};
  for (const name of DUE_TABLE_NAMES.filter(isAboutPeople)) {
    const { table, key } = dueRows(name, plan);
    const keys = due[name] ?? [];
    counts[name] = keys.length;
    if (keys.length > 0) await sql`delete from ${table} where ${key} in (${sql.join(keys)})`.execute(trx);
    await forget(trx, name, keys);
  }
  const erased = { counts, deliveryIds: deliveries.map(({ id }) => id) };
  // After the last batch, since it reads every remaining form of the person.
  if (hasMore) return erased;
  const remaining = TABLES_THAT_KEEP_PERSON.map(
    (table) => sql`select 1 from ${sql.table(table)} where person = ${person}`,
  );
  const { rows } = await sql`${sql.join(remaining, sql` union all `)}`.execute(trx);
  if (rows.length > 0) await refreshPeople(trx, [person]);
  else {
    await eraseRows(trx, person);
    await announceErasure(trx, announce, { person, submissionIds: submissions, bookingUids: bookings, now });
  }
  return erased;
}

/** Finds targets whose deliveries fail, and notifies the team through another target. */
import { sql } from 'kysely';
import { targetOf } from '#domain/desk.ts';
import { MINUTE } from '#domain/timing.ts';
import { addMessages, type OutboxMessage } from '#server/store/intake.ts';
import type { Store } from '#server/store/open-store.ts';
import { insertNew } from '#server/store/rows.ts';
import type { Db, Delivery } from '#server/store/schema.ts';

export type FailingTarget = Awaited<ReturnType<typeof findFailingTargets>>[number];

type WaitingDeliveries = Readonly<
  Pick<Delivery, 'kind' | 'target'> & {
    count: number;
    /** Of the latest failure. */
    since: number;
    failed_id: string | null;
    note: string;
    code: number;
  }
>;

/**
 * Targets that failed at the latest attempt of a delivery, and have accepted nothing newer. Refused recipients, such as
 * full mailboxes, do not count. Each target has the number of its waiting deliveries, including new ones.
 */
export async function findFailingTargets(db: Db) {
  const { rows } = await sql<WaitingDeliveries>`
    select waiting.*, failed.note, failed.target_failed as code from (
      select kind, target, count(*) as count, min(case when target_failed > 0 then created_at end) as since,
        max(case when target_failed > 0 then id end) as failed_id
      from deliveries where state = 'pending' group by kind, target) as waiting
    left join deliveries as failed on failed.id = waiting.failed_id`.execute(db);
  const failing = [];
  for (const [target, kinds] of Map.groupBy(rows, ({ kind }) => targetOf(kind))) {
    const failed: WaitingDeliveries[] = [];
    for (const row of kinds) if (row.failed_id !== null && !(await hasAccepted(db, row))) failed.push(row);
    const [first] = failed;
    if (!first) continue;
    const waiting = kinds.reduce((sum, { count }) => sum + count, 0);
    const since = Math.min(...failed.map((row) => row.since));
    failing.push({ target, waiting, since, code: first.code, note: first.note });
  }
  return failing;
}

/** True if the target has accepted a delivery that is newer than the failed one. Ids are in the order of time. */
async function hasAccepted(db: Db, { kind, target, failed_id }: WaitingDeliveries): Promise<boolean> {
  const accepted = await db
    .selectFrom('deliveries')
    .select('kind')
    .distinct()
    .where('id', '>', failed_id ?? '')
    .where('state', '=', 'done')
    .where('target', '=', target)
    .execute();
  return accepted.some((row) => targetOf(row.kind) === targetOf(kind));
}

/** A failure that lasts this long is an outage. */
const OUTAGE_AFTER_MS = 10 * MINUTE;

type OutageOptions = Readonly<{
  now: number;
  /** Creates the message about a failing target. It goes to another target; undefined if no other target is set up. */
  messageFor(failingTarget: FailingTarget): OutboxMessage | undefined;
}>;

/** Sends one message per outage, from the process that notices the outage first. */
export async function notifyAboutOutages({ db }: Store, { now, messageFor }: OutageOptions): Promise<void> {
  const outages = (await findFailingTargets(db)).filter(({ since }) => since <= now - OUTAGE_AFTER_MS);
  const targets = outages.map(({ target }) => target);
  await db.deleteFrom('outages').where('target', 'not in', targets).execute();
  for (const outage of outages)
    await db.transaction().execute(async (trx) => {
      const { target, since } = outage;
      const isNew = await insertNew(trx, 'outages', { target, since });
      const message = isNew && messageFor(outage);
      if (message) await addMessages(trx, [message], { now });
    });
}

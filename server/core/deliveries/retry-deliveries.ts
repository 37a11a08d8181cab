/** Re-queues deliveries on request of a user: failed deliveries, held deliveries, or a single delivery. */
import { type ExpressionBuilder, sql } from 'kysely';
import { DESK_LIMITS, targetOf } from '#domain/desk.ts';
import { mailboxOf } from '#domain/email.ts';
import { auditDetail, recordAudit } from '#server/core/audit-log.ts';
import type { CoreContext } from '#server/core/context.ts';
import { requestSubscription } from '#server/store/intake.ts';
import { lockPeople } from '#server/store/lock-people.ts';
import { refreshPeople } from '#server/store/people.ts';
import type { DeliveryState, Schema, Trx } from '#server/store/schema.ts';
import { isOpen, type OpenState } from './open-deliveries.ts';

type BulkTarget = Readonly<{ state: OpenState; kind?: string | undefined }>;
export type RetryTarget = BulkTarget | Readonly<{ deliveryIds: readonly string[] }>;

const RETRYABLE_STATES: readonly DeliveryState[] = ['pending', 'dead', 'held', 'skipped'];

/** Returns the number of re-queued deliveries. Handles one batch: call again until it returns 0. */
export async function retryDeliveries(context: CoreContext, target: RetryTarget): Promise<number> {
  const { db } = context.store;
  const isBulk = 'state' in target;
  const deliveryIds = isBulk ? await findRetryable(context, target) : target.deliveryIds;
  return db.transaction().execute(async (trx) => {
    const retried = await retryInTransaction(trx, { deliveryIds, isBulk }, context.now);
    const detail =
      isBulk && target.kind
        ? auditDetail('deliveriesOf', retried, target.kind)
        : auditDetail('deliveries', retried);
    if (retried > 0) await recordAudit(trx, context, { action: 'retried', detail });
    return retried;
  });
}

/** A pending delivery can be retried only while it waits for its next attempt. Mails that the pace holds back stay. */
async function findRetryable({ store: { db }, now }: CoreContext, { state, kind }: BulkTarget) {
  const rows = await db
    .selectFrom('deliveries')
    .select('id')
    .where(isOpen(state))
    .where(({ and }) => and({ kind }))
    .$if(state === 'pending', (query) =>
      query.where('next_at', '>', now).where(sql<boolean>`coalesce(abs(slot_at), 0) <= ${now}`),
    )
    .limit(DESK_LIMITS.deliveriesAtOnce)
    .execute();
  return rows.map(({ id }) => id);
}

type RetrySelection = Readonly<{ deliveryIds: readonly string[]; isBulk?: boolean }>;

/** Like `retryDeliveries`, but inside the caller's transaction. */
export async function retryInTransaction(
  trx: Trx,
  { deliveryIds, isBulk = false }: RetrySelection,
  now: number,
): Promise<number> {
  if (deliveryIds.length === 0) return 0;
  const isSelected = (eb: ExpressionBuilder<Schema, 'deliveries'>) =>
    eb.and([eb('id', 'in', deliveryIds), eb('state', 'in', RETRYABLE_STATES)]);
  const submissionIds = trx
    .selectFrom('deliveries')
    .select('submission_id')
    .where('submission_id', 'is not', null)
    .where(isSelected)
    .$narrowType<{ submission_id: string }>();
  const senders = trx.selectFrom('submissions').select('person').where('id', 'in', submissionIds);
  const people = (await senders.execute()).map(({ person }) => person);
  await lockPeople(trx, 'shared', people);
  // Retrying an individual delivery means that its address works again. Retrying all does not.
  if (!isBulk) await trx.deleteFrom('bounces').where('person', 'in', people).execute();
  // Releasing a delivery confirms that the submission is not spam.
  const releasedSubmissions = await trx
    .updateTable('submissions')
    .set({ quarantine_reason: null })
    .where('quarantine_reason', 'is not', null)
    .where('id', 'in', submissionIds)
    .returningAll()
    .execute();
  for (const submission of releasedSubmissions) await requestSubscription(trx, submission);
  const repeated = await skipRepeatedMails(trx, deliveryIds);
  const changedPeople = releasedSubmissions.map(({ person }) => person);
  await refreshPeople(trx, changedPeople);
  const { numUpdatedRows } = await trx
    .updateTable('deliveries')
    .set({ state: 'pending', next_at: now, note: '', finished_at: null })
    .where(isSelected)
    .where('id', 'not in', repeated)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/**
 * A bot may have sent hundreds of forms with one address. Released together, they send each mail to that address once.
 * Returns the ids of the skipped mails.
 */
async function skipRepeatedMails(trx: Trx, deliveryIds: readonly string[]) {
  const held = await trx
    .selectFrom('deliveries')
    .innerJoin('submissions', 'submissions.id', 'deliveries.submission_id')
    .select(['deliveries.id', 'deliveries.kind', 'person'])
    .where('deliveries.id', 'in', deliveryIds)
    .where('state', '=', 'held')
    .orderBy('deliveries.id', 'desc')
    .execute();
  const mails = held.filter(({ kind }) => targetOf(kind) === 'mail' && kind !== 'operator-mail');
  const mailsOf = Map.groupBy(mails, ({ kind, person }) => `${kind} ${mailboxOf(person)}`);
  const repeated = [...mailsOf.values()].flatMap(([, ...earlier]) => earlier.map(({ id }) => id));
  await trx
    .updateTable('deliveries')
    .set({ state: 'skipped', note: 'the same mail was released with a later form' })
    .where('id', 'in', repeated)
    .execute();
  return repeated;
}

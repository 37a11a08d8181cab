/** Re-queues deliveries on request of a user: failed deliveries, held deliveries, or a single delivery. */
import type { ExpressionBuilder, Transaction } from 'kysely';
import { DESK_LIMITS } from '#domain/desk.ts';
import { auditDetail, recordAudit } from '#server/core/audit-log.ts';
import type { CoreContext } from '#server/core/context.ts';
import { requestSubscription } from '#server/store/intake.ts';
import { lockPeople } from '#server/store/lock-people.ts';
import { refreshPeople } from '#server/store/people.ts';
import type { DeliveryState, Schema } from '#server/store/schema.ts';
import { findRetryableIds, type OpenState } from './open-deliveries.ts';

export type RetryTarget = Readonly<{ deliveryIds: readonly string[] } | { state: OpenState; kind?: string }>;

const RETRYABLE_STATES: readonly DeliveryState[] = ['pending', 'dead', 'held', 'skipped'];

/** Returns the number of re-queued deliveries. Handles one batch: call again until it returns 0. */
export async function retryDeliveries(context: CoreContext, target: RetryTarget): Promise<number> {
  const { db } = context.store;
  const isBulk = 'state' in target;
  const deliveryIds = isBulk
    ? await findRetryableIds(db, { ...target, now: context.now, limit: DESK_LIMITS.deliveriesAtOnce })
    : target.deliveryIds;
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

type RetrySelection = Readonly<{ deliveryIds: readonly string[]; isBulk?: boolean }>;

/** Like `retryDeliveries`, but inside the caller's transaction. */
export async function retryInTransaction(
  trx: Transaction<Schema>,
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
  const people = await trx
    .selectFrom('submissions')
    .select('person')
    .where('id', 'in', submissionIds)
    .execute();
  await lockPeople(
    trx,
    'shared',
    people.map(({ person }) => person),
  );
  // Retrying an individual delivery means that its address works again. Retrying all does not.
  if (!isBulk)
    await trx
      .deleteFrom('bounces')
      .where('person', 'in', (eb) =>
        eb.selectFrom('submissions').select('person').where('id', 'in', submissionIds),
      )
      .execute();
  // Releasing a delivery confirms that the submission is not spam.
  const releasedSubmissions = await trx
    .updateTable('submissions')
    .set({ quarantine_reason: null })
    .where('quarantine_reason', 'is not', null)
    .where('id', 'in', submissionIds)
    .returningAll()
    .execute();
  for (const submission of releasedSubmissions) await requestSubscription(trx, submission);
  await refreshPeople(
    trx,
    releasedSubmissions.map(({ person }) => person),
  );
  const { numUpdatedRows } = await trx
    .updateTable('deliveries')
    .set({ state: 'pending', next_at: now, note: '', finished_at: null })
    .where(isSelected)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

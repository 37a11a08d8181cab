/** Puts deliveries back in line by hand: dead ones, held ones, or one that should not wait any longer. */
import type { ExpressionBuilder, Transaction } from 'kysely';
import { requestSubscriptions } from '#server/store/intake.ts';
import type { Db, DeliveryState, Schema } from '#server/store/schema.ts';

export type RetryTarget = Readonly<
  { deliveryIds: readonly string[]; inBulk?: boolean } | { state: 'dead' | 'held' }
>;

const RETRYABLE: readonly DeliveryState[] = ['pending', 'dead', 'held', 'skipped'];

/** Returns how many are waiting again. */
export const retryDeliveries = (db: Db, target: RetryTarget, now: number): Promise<number> =>
  db.transaction().execute((trx) => retryWithin(trx, target, now));

/** The same as part of something larger. */
export async function retryWithin(
  trx: Transaction<Schema>,
  target: RetryTarget,
  now: number,
): Promise<number> {
  if ('deliveryIds' in target && target.deliveryIds.length === 0) return 0;
  const isChosen = (eb: ExpressionBuilder<Schema, 'deliveries'>) =>
    'state' in target
      ? eb('state', '=', target.state)
      : eb.and([eb('id', 'in', target.deliveryIds), eb('state', 'in', RETRYABLE)]);
  const leadIds = trx
    .selectFrom('deliveries')
    .select('lead_id')
    .where('lead_id', 'is not', null)
    .where(isChosen)
    .$narrowType<{ lead_id: string }>();
  // Whoever names a delivery knows that the address works again. All the dead at once prove nothing of the kind.
  if ('deliveryIds' in target && !target.inBulk)
    await trx
      .deleteFrom('bounces')
      .where('person', 'in', (eb) => eb.selectFrom('leads').select('person').where('id', 'in', leadIds))
      .execute();
  // Whoever releases a delivery has looked at the lead and found a person, who asks from now on.
  const released = await trx
    .updateTable('leads')
    .set({ suspicion: null })
    .where('suspicion', 'is not', null)
    .where('id', 'in', leadIds)
    .returningAll()
    .execute();
  await requestSubscriptions(trx, released);
  const { numUpdatedRows } = await trx
    .updateTable('deliveries')
    .set({ state: 'pending', attempts: 0, next_at: now, note: '', finished_at: null })
    .where(isChosen)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

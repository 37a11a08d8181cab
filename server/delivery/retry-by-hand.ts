/** Puts deliveries back in line by hand: dead ones, held ones, or one that should not wait any longer. */
import type { Db, DeliveryState } from '#server/store/schema.ts';

export type RetryTarget = Readonly<{ deliveryIds: readonly string[] } | { state: 'dead' | 'held' }>;

const RETRYABLE: readonly DeliveryState[] = ['pending', 'dead', 'held', 'skipped'];

/** Returns how many are waiting again. */
export async function retryDeliveries(db: Db, target: RetryTarget, now: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const chosen = trx
      .updateTable('deliveries')
      .set({ state: 'pending', attempts: 0, next_at: now, note: '', finished_at: null })
      .returning(['id', 'lead_id']);
    const rows =
      'state' in target
        ? await chosen.where('state', '=', target.state).execute()
        : target.deliveryIds.length === 0
          ? []
          : await chosen.where('id', 'in', target.deliveryIds).where('state', 'in', RETRYABLE).execute();
    // Whoever releases a delivery has looked at the lead and found a person.
    const leadIds = [...new Set(rows.map(({ lead_id }) => lead_id))];
    if (leadIds.length > 0) {
      await trx.updateTable('leads').set({ suspicion: null }).where('id', 'in', leadIds).execute();
    }
    return rows.length;
  });
}

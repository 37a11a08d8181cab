/** Who gets the newsletter. Every change can be repeated without harm. */

import { newDelivery, type PlannedDelivery } from '#server/store/intake.ts';
import type { Db, Subscriber } from '#server/store/schema.ts';

export const subscriberOf = (db: Db, person: string): Promise<Subscriber | undefined> =>
  db.selectFrom('subscribers').selectAll().where('person', '=', person).executeTakeFirst();

/**
 * False when there is nobody to confirm: erased, or left again since the link was sent. What follows is written
 * in the same transaction and only by the click that changed something.
 */
type Confirmation = Readonly<{ id: string; now: number; deliveries: readonly PlannedDelivery[] }>;

export async function confirmSubscriber(db: Db, { id, now, deliveries }: Confirmation): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('subscribers')
      .set({ state: 'confirmed', confirmed_at: now, unsubscribed_at: null })
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .returning('lead_id')
      .executeTakeFirst();
    if (changed) {
      const rows = deliveries.map(({ kind }) => newDelivery(changed.lead_id, kind, now));
      await trx.insertInto('deliveries').values(rows).execute();
      return true;
    }
    const subscriber = await trx
      .selectFrom('subscribers')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirst();
    return subscriber?.state === 'confirmed';
  });
}

export async function removeSubscriber(db: Db, id: string, now: number): Promise<void> {
  await db
    .updateTable('subscribers')
    .set({ state: 'unsubscribed', unsubscribed_at: now })
    .where('id', '=', id)
    .where('state', '!=', 'unsubscribed')
    .execute();
}

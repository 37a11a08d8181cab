/** Carries out one delivery by its kind. */
import { DeliveryError } from '#server/errors.ts';
import type { DeliveryTools } from './kind.ts';
import { kindNamed } from './kinds.ts';
import type { Deliver } from './worker.ts';

export function createDeliver(tools: DeliveryTools): Deliver {
  return async (delivery, signal) => {
    const kind = kindNamed(delivery.kind);
    if (!kind) throw new DeliveryError(`this version does not know deliveries of the kind ${delivery.kind}`);
    const lead = await tools.store.db
      .selectFrom('leads')
      .selectAll()
      .where('id', '=', delivery.lead_id)
      .executeTakeFirst();
    if (!lead) return { skip: true, note: 'the lead was erased' };
    return kind.send({ delivery, lead, signal }, tools);
  };
}

/** A signed event to one of the URLs in EVENTS_URL. */

import type { OutboxMessageKind } from '#server/delivery/kind.ts';
import { postWebhook } from '#server/delivery/webhook.ts';
import { DeliveryError } from '#server/errors.ts';
import { targetKey } from '#server/events/announce.ts';

export const eventKind: OutboxMessageKind = {
  name: 'event',
  target: 'events',
  async send({ delivery, payload, signal }, { events, clock }) {
    const target = events.find(({ url }) => targetKey(url) === delivery.target);
    if (!target) throw new DeliveryError('EVENTS_URL no longer names this receiver', { isPermanent: true });
    await postWebhook({ target, id: delivery.message_id, payload, now: clock(), signal });
    return undefined;
  },
};

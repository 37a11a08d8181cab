/** The deck request, as the browser sent it, to the operator's workflow host. */
import type { DeckRequest } from '#domain/leads.ts';
import type { DeliveryKind } from '#server/delivery/kind.ts';
import { postWebhook } from '#server/delivery/webhook.ts';
import { DeliveryError } from '#server/errors.ts';
import type { Lead } from '#server/store/schema.ts';

/** The keys of the browser's request, without our own fields. */
const toPayload = (lead: Lead): DeckRequest => ({
  firstName: lead.first_name,
  lastName: lead.last_name,
  email: lead.email,
  company: lead.company,
  phone: lead.phone,
});

export const forwardKind: DeliveryKind = {
  name: 'forward',
  triggers: ['deck'],
  target: 'forward',
  isEnabled: ({ deckForward }) => deckForward !== undefined,
  async send({ lead, signal }, { deckForward, clock }) {
    if (!deckForward) throw new DeliveryError('DECK_FORWARD_URL is not set');
    await postWebhook({
      target: deckForward,
      id: lead.id,
      payload: JSON.stringify(toPayload(lead)),
      now: clock(),
      signal,
    });
    return undefined;
  },
};

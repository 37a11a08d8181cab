/** The deck request, as the browser sent it, to the operator's workflow host. */
import { deckForm } from '#domain/forms/deck.ts';
import { readValues } from '#domain/forms/stored-values.ts';
import type { DeliveryKind } from '#server/delivery/kind.ts';
import { postWebhook } from '#server/delivery/webhook.ts';
import { DeliveryError } from '#server/errors.ts';

export const forwardKind: DeliveryKind = {
  name: 'forward',
  target: 'forward',
  isEnabled: ({ deckForward }) => deckForward !== undefined,
  async send({ submission, signal }, { deckForward, clock }) {
    if (!deckForward) throw new DeliveryError('DECK_FORWARD_URL is not set');
    await postWebhook({
      target: deckForward,
      id: submission.id,
      payload: JSON.stringify(readValues(deckForm, submission)),
      now: clock(),
      signal,
    });
    return undefined;
  },
};

/** Sends one delivery, depending on its kind. */
import { DeliveryError } from '#server/errors.ts';
import { removeMails } from '#server/mail/mail-files.ts';
import { wordsIn } from '#server/words.ts';
import type { Deliver } from './execute.ts';
import type { DeliveryOutcome, DeliveryTools } from './kind.ts';
import { findKind, findMessageKind } from './kinds.ts';

export function createDeliver(tools: DeliveryTools): Deliver {
  return async (delivery, signal) => {
    const messageKind = findMessageKind(delivery.kind);
    if (messageKind) {
      if (delivery.payload === null) return { isSkipped: true, note: 'there is nothing left to send' };
      const { payload } = delivery;
      return sendAndCleanUp(() => messageKind.send({ delivery, payload, signal }, tools));
    }
    const kind = findKind(delivery.kind);
    if (!kind) throw new DeliveryError(`this version does not know deliveries of the kind ${delivery.kind}`);
    const submission = await tools.store.db
      .selectFrom('submissions')
      .selectAll()
      .where('id', '=', delivery.submission_id)
      .executeTakeFirst();
    if (!submission) return { isSkipped: true, note: 'the submission was erased' };
    return sendAndCleanUp(() =>
      kind.send({ delivery, submission, words: wordsIn(submission.page_language), signal }, tools),
    );

    async function sendAndCleanUp(send: () => Promise<DeliveryOutcome>): Promise<DeliveryOutcome> {
      try {
        return await send();
      } finally {
        await removeIfErased(tools, delivery.id).catch(() => {});
      }
    }
  };
}

/**
 * An erasure deletes the delivery, then its mail file. A file that was written after both is removed here. If the store
 * does not answer, the mail still counts as sent.
 */
async function removeIfErased({ store, dataDir }: DeliveryTools, id: string): Promise<void> {
  const delivery = await store.db
    .selectFrom('deliveries')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!delivery) await removeMails(dataDir, new Set([id]));
}

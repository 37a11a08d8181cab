import { type TargetName, targetOf } from '#domain/desk.ts';
import { readTeam } from '#server/core/team/team.ts';
import { DeliveryError } from '#server/errors.ts';
import { removeMails } from '#server/mail/mail-files.ts';
import type { Settings } from '#server/settings.ts';
import { correctForm } from '#server/store/contact.ts';
import type { PlannedDelivery } from '#server/store/intake.ts';
import { findRow } from '#server/store/rows.ts';
import { wordsIn } from '#server/words.ts';
import type { Deliver, DeliveryKind, DeliveryTools } from './kind.ts';
import {
  sendAssignment,
  sendDueSteps,
  sendInvitation,
  sendMention,
  sendOutage,
  sendToOperator,
} from './team-mails.ts';
import {
  sendContactReceipt,
  sendDeck,
  sendNewsletterConfirmation,
  sendNewsletterWelcome,
  sendQuizReport,
} from './visitor-mails.ts';
import { forwardDeckRequest, postEvent, postToChat } from './webhooks.ts';

/** By the name in the store. Never rename a kind, since old rows contain its name. */
const KINDS: Readonly<Record<string, DeliveryKind>> = {
  'deck-mail': { oncePerHour: true, send: sendDeck },
  'contact-mail': { oncePerHour: true, send: sendContactReceipt },
  'newsletter-confirm': { oncePerHour: true, skipsSubscribers: true, send: sendNewsletterConfirmation },
  'newsletter-welcome': { send: sendNewsletterWelcome },
  'quiz-report': { oncePerHour: true, send: sendQuizReport },
  'operator-mail': { isEnabled: ({ operatorEmail }) => operatorEmail !== undefined, send: sendToOperator },
  'mention-mail': { sendMessage: sendMention },
  'assignment-mail': { sendMessage: sendAssignment },
  'due-mail': { sendMessage: sendDueSteps },
  'invitation-mail': { sendMessage: sendInvitation },
  'outage-mail': { sendMessage: sendOutage },
  forward: { isEnabled: ({ deckForward }) => deckForward !== undefined, send: forwardDeckRequest },
  event: { sendMessage: postEvent },
  chat: { sendMessage: postToChat },
};

export const kindsFor = (target: TargetName): string[] =>
  Object.keys(KINDS).filter((name) => targetOf(name) === target);

export function planDelivery(name: string): PlannedDelivery {
  const kind = KINDS[name];
  if (!kind) throw new Error(`a form declares the delivery ${name}, which does not exist`);
  const { oncePerHour = false, skipsSubscribers = false } = kind;
  return { kind: name, oncePerHour, skipsSubscribers };
}

export const deliveriesFor = (names: readonly string[], settings: Settings): readonly PlannedDelivery[] =>
  names.filter((name) => KINDS[name]?.isEnabled?.(settings) ?? true).map(planDelivery);

export function createDeliver(tools: DeliveryTools): Deliver {
  const { db } = tools.store;

  const send: Deliver = async (delivery, signal) => {
    const kind = KINDS[delivery.kind];
    if (!kind) throw new DeliveryError(`this version does not know deliveries of the kind ${delivery.kind}`);
    if ('sendMessage' in kind) {
      const { payload } = delivery;
      if (payload === null) return 'there is nothing left to send';
      const deskUsers = [...(await readTeam(db, tools.deskUsers))];
      return kind.sendMessage({ delivery, payload, signal }, { ...tools, deskUsers });
    }
    const submission = await findRow(db, 'submissions', { id: delivery.submission_id ?? '' });
    if (!submission) return 'the submission was erased';
    const person = await findRow(db, 'people', { email_key: submission.person });
    const job = {
      delivery,
      submission: correctForm(submission, person),
      doNotContactAt: person?.do_not_contact_at ?? null,
      words: wordsIn(submission.page_language),
      signal,
    };
    return kind.send(job, tools);
  };

  /** An erasure deletes the delivery, then its mail file. A file that was written after both is removed here. */
  async function removeIfErased(id: string): Promise<void> {
    if (!(await findRow(db, 'deliveries', { id }))) await removeMails(tools.dataDir, [id]);
  }

  return async (delivery, signal) => {
    try {
      return await send(delivery, signal);
    } finally {
      // If the store does not answer, the mail still counts as sent.
      await removeIfErased(delivery.id).catch(() => {});
    }
  };
}

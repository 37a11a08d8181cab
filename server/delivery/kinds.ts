/** Every kind of delivery. To add one, write its file and list it here. */
import type { PlannedDelivery } from '#server/store/intake.ts';
import type { DeliveryKind, DeliverySettings, OutboxMessageKind } from './kind.ts';
import { chatKind } from './kinds/chat.ts';
import { contactMailKind } from './kinds/contact-mail.ts';
import { deckMailKind } from './kinds/deck-mail.ts';
import { dueMailKind } from './kinds/due-mail.ts';
import { eventKind } from './kinds/event.ts';
import { forwardKind } from './kinds/forward.ts';
import { mentionMailKind } from './kinds/mention-mail.ts';
import { newsletterConfirmKind } from './kinds/newsletter-confirm.ts';
import { newsletterWelcomeKind } from './kinds/newsletter-welcome.ts';
import { operatorMailKind } from './kinds/operator-mail.ts';
import { outageMailKind } from './kinds/outage-mail.ts';
import { quizReportKind } from './kinds/quiz-report.ts';
import type { Target } from './targets.ts';

const KINDS: readonly DeliveryKind[] = [
  deckMailKind,
  operatorMailKind,
  forwardKind,
  newsletterConfirmKind,
  newsletterWelcomeKind,
  quizReportKind,
  contactMailKind,
];

const MESSAGE_KINDS: readonly OutboxMessageKind[] = [
  eventKind,
  chatKind,
  mentionMailKind,
  dueMailKind,
  outageMailKind,
];

const kindsByName = new Map(KINDS.map((kind) => [kind.name, kind]));

export const findKind = (name: string): DeliveryKind | undefined => kindsByName.get(name);

const messageKindsByName = new Map(MESSAGE_KINDS.map((kind) => [kind.name, kind]));

export const findMessageKind = (name: string): OutboxMessageKind | undefined => messageKindsByName.get(name);

/** Names of the kinds that go to a target. */
export const kindsFor = (target: Target): readonly string[] =>
  [...KINDS, ...MESSAGE_KINDS].filter((kind) => kind.target === target).map(({ name }) => name);

export const toPlannedDelivery = ({
  name,
  oncePerHour = false,
  skipsSubscribers = false,
}: DeliveryKind): PlannedDelivery => ({
  kind: name,
  oncePerHour,
  skipsSubscribers,
});

/** The deliveries with these names that the operator has set up. */
export const deliveriesFor = (
  names: readonly string[],
  settings: DeliverySettings,
): readonly PlannedDelivery[] =>
  names
    .map((name) => {
      const kind = findKind(name);
      if (!kind) throw new Error(`a form declares the delivery ${name}, which does not exist`);
      return kind;
    })
    .filter(({ isEnabled }) => isEnabled?.(settings) ?? true)
    .map(toPlannedDelivery);

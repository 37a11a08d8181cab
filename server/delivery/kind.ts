/** A kind of delivery. Each is one file in kinds/, and kinds.ts lists them all. */
import { emailKeyOf } from '#domain/email.ts';
import { DeliveryError } from '#server/errors.ts';
import type { AnnounceSettings } from '#server/events/announce.ts';
import { hasBounced, markBounced } from '#server/mail/bounces.ts';
import { greetingFor } from '#server/mail/greeting.ts';
import type { MailTransport, Message } from '#server/mail/mail-transport.ts';
import { type MailParts, renderMail } from '#server/mail/render-mail.tsx';
import type { Tokens } from '#server/newsletter/tokens.ts';
import type { Store } from '#server/store/open-store.ts';
import type { Delivery, Lead, LeadKind } from '#server/store/schema.ts';
import type { ServerWords } from '#server/words.ts';
import type { Target } from './targets.ts';
import type { WebhookTarget } from './webhook.ts';

/** Causes deliveries: a lead of some kind, or a subscriber's click on the confirmation. */
export type Trigger = LeadKind | 'newsletter-confirmed';

/** Settings that decide which kinds are wanted, and where they go. */
export type DeliverySettings = AnnounceSettings &
  Readonly<{
    publicOrigin: string;
    operatorEmail: string | undefined;
    /** Nobody: there is no desk. */
    deskUsers: readonly string[];
    deckForward: WebhookTarget | undefined;
  }>;

/** Tools that a kind may use to send. */
export type DeliveryTools = DeliverySettings &
  Readonly<{
    store: Store;
    mail: MailTransport;
    tokens: Tokens;
    clock: () => number;
    dataDir: string;
    /** A file of the built site, by its path; rejects when it is missing. */
    siteFile(path: string): Promise<Buffer>;
  }>;

/** `words` are those of the lead's language. */
export type DeliveryJob = Readonly<{
  delivery: Delivery;
  lead: Lead;
  words: ServerWords;
  signal: AbortSignal;
}>;

export type OutboxMessageJob = Readonly<{ delivery: Delivery; payload: string; signal: AbortSignal }>;

/** A note for the record; `skip` when there turned out to be nothing to send. */
export type DeliveryOutcome = Readonly<{ note?: string; skip?: boolean }> | undefined;

export type DeliveryKind = Readonly<{
  /** As the store keeps it: never renamed, since old rows carry it. */
  name: string;
  triggers: readonly Trigger[];
  /** Target of the delivery. Kinds with one target share its connections, deadline and circuit breaker. */
  target: Target;
  /** Mail that a stranger can make us send: at most once an hour to one person. */
  spaced?: boolean;
  /** Not needed by who is subscribed already. */
  unlessSubscribed?: boolean;
  /** False while the operator has not set it up; then none are written. */
  isWanted?(settings: DeliverySettings): boolean;
  send(job: DeliveryJob, tools: DeliveryTools): Promise<DeliveryOutcome>;
}>;

/** A kind whose message was made when it happened: the outbox only carries it. */
export type OutboxMessageKind = Pick<DeliveryKind, 'name' | 'target'> &
  Readonly<{ send(job: OutboxMessageJob, tools: DeliveryTools): Promise<DeliveryOutcome> }>;

type Addressed = Pick<Message, 'to' | 'subject' | 'replyTo' | 'fromName' | 'headers' | 'attachments'>;

/** Mail to a visitor: from a person, who greets them in their language and reads the reply. */
export const sendToVisitor = (
  job: DeliveryJob,
  tools: DeliveryTools,
  message: Pick<Message, 'to' | 'subject' | 'headers' | 'attachments'>,
  parts: Omit<MailParts, 'greeting' | 'signature'>,
): Promise<DeliveryOutcome> => {
  const { mails, mailSender } = job.words;
  return sendMail(
    job,
    tools,
    { ...message, fromName: mails.from, replyTo: mailSender.email },
    { ...parts, greeting: greetingFor(job.lead, job.words), signature: mails.signature },
  );
};

/** Renders and sends a mail under the delivery's own id. */
export async function sendMail(
  { delivery, lead, words, signal }: DeliveryJob,
  { mail, publicOrigin, store, clock }: DeliveryTools,
  message: Addressed,
  parts: MailParts,
): Promise<DeliveryOutcome> {
  // The operator's own address is theirs to mend: a refusal of it is tried again and never remembered.
  const isTheirs = emailKeyOf(message.to) === lead.person;
  if (isTheirs && (await hasBounced(store.db, message.to)))
    return { skip: true, note: 'mail to this address was refused for good' };
  try {
    const headers = { 'Content-Language': words.language.code, ...message.headers };
    const body = renderMail(parts, { origin: publicOrigin, words });
    await mail.send({ id: delivery.id, ...message, headers, ...body }, signal);
  } catch (error) {
    if (!(error instanceof DeliveryError && error.permanent)) throw error;
    if (!isTheirs) throw new DeliveryError(error.message, { blames: error.blames });
    await markBounced(store.db, message.to, error.message, clock());
    throw error;
  }
  return undefined;
}

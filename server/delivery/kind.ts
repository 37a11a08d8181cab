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
import type { Delivery, Submission } from '#server/store/schema.ts';
import type { ServerWords } from '#server/words.ts';
import { paceMail } from './mail-pace.ts';
import type { Target } from './targets.ts';
import type { WebhookTarget } from './webhook.ts';

/** Settings that decide which kinds are enabled, and their targets. */
export type DeliverySettings = AnnounceSettings &
  Readonly<{
    publicOrigin: string;
    operatorEmail: string | undefined;
    /** Without a mail server, mail is written to files. */
    smtpUrl: string | undefined;
    mailsPerMinute: number;
    /** Empty if there is no desk. */
    deskUsers: readonly string[];
    deckForward: WebhookTarget | undefined;
  }>;

/** Dependencies that a kind may use to send. */
export type DeliveryTools = DeliverySettings &
  Readonly<{
    store: Store;
    mail: MailTransport;
    tokens: Tokens;
    clock: () => number;
    dataDir: string;
    /** A file of the built site by its path. Rejects if it is missing. */
    siteFile(path: string): Promise<Buffer>;
  }>;

/** `words` is the copy in the submission's language. */
export type DeliveryJob = Readonly<{
  delivery: Delivery;
  submission: Submission;
  words: ServerWords;
  signal: AbortSignal;
}>;

export type OutboxMessageJob = Readonly<{ delivery: Delivery; payload: string; signal: AbortSignal }>;

/** `note` is stored with the delivery; `isSkipped` means that there was nothing to send. */
export type DeliveryOutcome = Readonly<{ note?: string; isSkipped?: boolean }> | undefined;

export type DeliveryKind = Readonly<{
  /** Name in the store. Never rename it, since old rows contain it. */
  name: string;
  /** Target of the delivery. Kinds with one target share its connections, deadline and circuit breaker. */
  target: Target;
  /** True for mail that strangers can cause. At most one an hour is sent to each person. */
  oncePerHour?: boolean;
  /** Skipped for people who are already subscribed. */
  skipsSubscribers?: boolean;
  /** False if the operator has not set up this kind. Then no delivery of this kind is written. */
  isEnabled?(settings: DeliverySettings): boolean;
  send(job: DeliveryJob, tools: DeliveryTools): Promise<DeliveryOutcome>;
}>;

/** A kind whose message is already in the outbox and only has to be sent. */
export type OutboxMessageKind = Pick<DeliveryKind, 'name' | 'target'> &
  Readonly<{ send(job: OutboxMessageJob, tools: DeliveryTools): Promise<DeliveryOutcome> }>;

type MailFields = Pick<Message, 'to' | 'subject' | 'replyTo' | 'fromName' | 'headers' | 'attachments'>;

/** Sends a mail to a visitor in their language. The sender is a person who also reads the reply. */
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
    { ...parts, greeting: greetingFor(job.submission, job.words), signature: mails.signature },
  );
};

/** Renders and sends a mail, with the delivery's id. */
export async function sendMail(
  { delivery, submission, words, signal }: DeliveryJob,
  { mail, publicOrigin, store, clock, smtpUrl, mailsPerMinute }: DeliveryTools,
  message: MailFields,
  parts: MailParts,
): Promise<DeliveryOutcome> {
  // Only visitors' addresses are skipped after a bounce. Keep retrying the operator's own address: the operator can fix
  // it.
  const isToVisitor = emailKeyOf(message.to) === submission.person;
  if (isToVisitor && (await hasBounced(store.db, message.to)))
    return { isSkipped: true, note: 'mail to this address was refused for good' };
  // A mail that had to wait has its time already.
  if (isToVisitor && smtpUrl && delivery.slot_at === null)
    await paceMail(store.db, { to: message.to, now: clock(), mailsPerMinute });
  try {
    const headers = { 'Content-Language': words.language.code, ...message.headers };
    const body = renderMail(parts, { origin: publicOrigin, words });
    await mail.send({ id: delivery.id, ...message, headers, ...body }, signal);
  } catch (error) {
    if (!(error instanceof DeliveryError && error.isPermanent)) throw error;
    if (!isToVisitor) throw new DeliveryError(error.message, { scope: error.scope });
    await markBounced(store.db, message.to, error.message, clock());
    throw error;
  }
  return undefined;
}

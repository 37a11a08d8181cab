/** Types of the deliveries' kinds, which kinds.ts lists. */
import type { AnnounceSettings } from '#server/events/announce.ts';
import type { MailTransport } from '#server/mail/mail-transport.ts';
import type { Tokens } from '#server/newsletter/tokens.ts';
import type { Store } from '#server/store/open-store.ts';
import type { Delivery, Submission } from '#server/store/schema.ts';
import type { ServerWords } from '#server/texts.ts';

export type WebhookTarget = Readonly<{ url: string; secret: string }>;

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
export type SubmissionJob = Readonly<{
  delivery: Delivery;
  /** With the team's corrections. */
  submission: Submission;
  doNotContactAt: number | null;
  words: ServerWords;
  signal: AbortSignal;
}>;
export type MessageJob = Readonly<{ delivery: Delivery; payload: string; signal: AbortSignal }>;

/** `note` is stored with the delivery; `isSkipped` means that there was nothing to send. */
export type DeliveryOutcome = Readonly<{ note?: string; isSkipped?: boolean }> | undefined;

export type Deliver = (delivery: Delivery, signal: AbortSignal) => Promise<DeliveryOutcome>;

export type DeliveryKind = Readonly<{
  /** True for mail that strangers can cause. At most one an hour is sent to each person. */
  oncePerHour?: boolean;
  /** Skipped for people who are already subscribed. */
  skipsSubscribers?: boolean;
  /** False if the operator has not set up this kind. Then no delivery of this kind is written. */
  isEnabled?(settings: DeliverySettings): boolean;
}> &
  (
    | Readonly<{ send(job: SubmissionJob, tools: DeliveryTools): Promise<DeliveryOutcome> }>
    /** For a message that is already in the outbox and only has to be sent. */
    | Readonly<{ sendMessage(job: MessageJob, tools: DeliveryTools): Promise<DeliveryOutcome> }>
  );

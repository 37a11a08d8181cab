/** Types of the deliveries' kinds, which kinds.ts lists. */
import type { MailTransport } from '#server/mail/mail-transport.ts';
import type { Settings } from '#server/settings.ts';
import type { Store } from '#server/store/open-store.ts';
import type { Delivery, Submission } from '#server/store/schema.ts';
import type { ServerWords } from '#server/texts.ts';
import type { Tokens } from '#server/tokens.ts';

export type DeliveryTools = Settings &
  Readonly<{
    store: Store;
    mail: MailTransport;
    tokens: Tokens;
    clock: () => number;
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

/** The reason why nothing was sent. Undefined if the receiver accepted the message. */
export type SkipReason = string | undefined;

export type Deliver = (delivery: Delivery, signal: AbortSignal) => Promise<SkipReason>;

export type DeliveryKind = Readonly<{
  /** True for mail that strangers can cause. At most one an hour is sent to each person. */
  oncePerHour?: boolean;
  skipsSubscribers?: boolean;
  /** False if the operator has not set up this kind. Then no delivery of this kind is written. */
  isEnabled?(settings: Settings): boolean;
}> &
  (
    | Readonly<{ send(job: SubmissionJob, tools: DeliveryTools): Promise<SkipReason> }>
    /** For a message that is already in the outbox and only has to be sent. */
    | Readonly<{ sendMessage(job: MessageJob, tools: DeliveryTools): Promise<SkipReason> }>
  );

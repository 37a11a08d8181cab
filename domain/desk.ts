/** Rules that the desk, the API and the server share. */

/** Limits for one request from the desk. The server rejects larger requests. */
export const DESK_LIMITS = {
  /** Leads changed in one transaction. New leads wait for that transaction, so the desk sends batches. */
  leadsAtOnce: 100,
  /** Changes undone in one transaction. A lead has up to four. */
  changesAtOnce: 400,
  /** Deliveries of one kind that one request re-queues. */
  deliveriesAtOnce: 1_000,
  noteLength: 4_000,
} as const;

/** Rights of an API key. No right includes another. */
export const API_SCOPES = ['read', 'write', 'erase'] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** Reasons of a failed attempt without an HTTP status. The store has their positions: add new ones at the end. */
const FAILURE_REASONS = [
  'other',
  'not-configured',
  'refused',
  'unknown-host',
  'silent',
  'login',
  'certificate',
] as const;
/** A reason, or the HTTP status of the target. */
export type Failure = (typeof FAILURE_REASONS)[number] | number;
export type FailureReason = Exclude<Failure, number> | 'server-error' | 'rejected';

/** Code of a failure in the store: positive if the target failed, negative if only this delivery did. */
export const failureCode = (failure: Failure, isAboutTarget: boolean): number =>
  (isAboutTarget ? 1 : -1) * (typeof failure === 'number' ? failure : FAILURE_REASONS.indexOf(failure) + 1);

export function failureReason(code: number): FailureReason {
  const failure = Math.abs(code);
  if (failure >= 100) return failure >= 500 ? 'server-error' : 'rejected';
  return FAILURE_REASONS[failure - 1] ?? 'other';
}

/** Start of the note of a delivery that waits because of suspected spam. The code of the reason follows. */
export const SPAM_NOTE = 'suspected spam: ';

export type TargetName = 'mail' | 'forward' | 'events' | 'chat';

const TARGET_BY_KIND: Readonly<Record<string, TargetName>> = {
  forward: 'forward',
  event: 'events',
  chat: 'chat',
};
/** Target of a delivery. All kinds that the table does not list are mails. */
export const targetOf = (kind: string): TargetName => TARGET_BY_KIND[kind] ?? 'mail';

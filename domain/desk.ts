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

/** Reasons why a target accepts no deliveries. The note of a failed attempt shows the reason. */
export const FAILURE_REASONS = [
  'not-configured',
  'refused',
  'unknown-host',
  'silent',
  'login',
  'certificate',
  'server-error',
  'rejected',
  'other',
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** The first match counts. */
const PATTERNS: readonly (readonly [FailureReason, RegExp])[] = [
  ['not-configured', /\bis not set$/],
  ['refused', /ECONNREFUSED/],
  ['unknown-host', /ENOTFOUND|EAI_AGAIN|EDNS/],
  ['certificate', /certificate|\bTLS\b|\bSSL\b/i],
  ['login', /EAUTH|\b535\b|invalid login|authentication/i],
  ['silent', /ETIMEDOUT|ECONNRESET|EHOSTUNREACH|time(d )?out|in time|greeting never|closed the connection/i],
  ['server-error', /answered 5\d\d/],
  ['rejected', /answered [34]\d\d/],
];

export const failureReason = (note: string): FailureReason =>
  PATTERNS.find(([, pattern]) => pattern.test(note))?.[0] ?? 'other';

export type TargetName = 'mail' | 'forward' | 'events' | 'chat';

const TARGET_BY_KIND: Readonly<Record<string, TargetName>> = {
  forward: 'forward',
  event: 'events',
  chat: 'chat',
};
/** Target of a delivery. All kinds that the table does not list are mails. */
export const targetOf = (kind: string): TargetName => TARGET_BY_KIND[kind] ?? 'mail';

/** Finds the reason why a target accepts no deliveries, from the note of a failed attempt. */
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

const OTHER_TARGETS: Readonly<Record<string, TargetName>> = {
  forward: 'forward',
  event: 'events',
  chat: 'chat',
};
/** Target of a delivery, by its kind. */
export const targetOf = (kind: string): TargetName => OTHER_TARGETS[kind] ?? 'mail';

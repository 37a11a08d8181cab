/** One class of errors per recipient: visitors, the outbox and the operator. Any other error is a bug. */
import { type Failure, failureCode } from '#domain/desk.ts';
import texts from '#words/error-messages.json' with { type: 'json' };

type ErrorMessages = typeof texts.errorMessages;
type HttpErrorDetail = Readonly<{ field?: string; headers?: Readonly<Record<string, string>> }>;
type HttpErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 503;

export class HttpError extends Error {
  readonly status: HttpErrorStatus;
  readonly field: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly messageIn: (words: ErrorMessages) => string;
  constructor(
    status: HttpErrorStatus,
    message: string | ((words: ErrorMessages) => string),
    { field, headers = {} }: HttpErrorDetail = {},
  ) {
    const messageIn = typeof message === 'string' ? () => message : message;
    super(messageIn(texts.errorMessages));
    this.messageIn = messageIn;
    this.status = status;
    this.field = field;
    this.headers = headers;
  }
}

export const tooManyRequests = (waitMs: number): HttpError =>
  new HttpError(429, (words) => words.tooMany, {
    headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) },
  });

export const storeUnavailable = (): HttpError =>
  new HttpError(503, (words) => words.unavailable, {
    headers: { 'retry-after': '10' },
  });

type DeliveryErrorDetail = Readonly<{
  /** True if a retry cannot help. */
  isPermanent?: boolean;
  retryAfterMs?: number;
  /** `target` pauses the whole target. `item` concerns only this delivery. */
  scope?: 'item' | 'target';
  failure?: Failure;
}>;

export class DeliveryError extends Error {
  readonly isPermanent: boolean;
  readonly retryAfterMs: number;
  readonly scope: 'item' | 'target';
  /** Reason for the store. */
  readonly code: number;
  constructor(
    message: string,
    { isPermanent = false, retryAfterMs = 0, scope = 'item', failure = 'other' }: DeliveryErrorDetail = {},
  ) {
    super(message);
    this.code = failureCode(failure, scope === 'target');
    this.isPermanent = isPermanent;
    this.retryAfterMs = retryAfterMs;
    this.scope = scope;
  }
}

/** Reason for a failed connection, by the code of the system, of `fetch` or of the mail library. */
export function connectionFailure(code = ''): Failure {
  if (code === 'ECONNREFUSED') return 'refused';
  if (['ENOTFOUND', 'EAI_AGAIN', 'EDNS'].includes(code)) return 'unknown-host';
  if (code === 'EAUTH') return 'login';
  if (/^ETLS$|CERT|SSL|TLS|^UNABLE_TO_|^EPROTO$/.test(code)) return 'certificate';
  return /TIMEDOUT|TIMEOUT|ECONNRESET|EHOSTUNREACH|ENETUNREACH|EPIPE|UND_ERR_SOCKET/.test(code)
    ? 'silent'
    : 'other';
}

/** An error as one line, for the log and the store. A receiver may answer with a whole page, or with control characters. */
export function errorNote(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text
    .replace(/\/\/[^\s/@]+@/g, '//')
    .replace(/[\s\p{C}]+/gu, ' ')
    .slice(0, 300)
    .toWellFormed();
}

/** A fault that the operator has to fix. Only the message is printed, without a stack. */
export class OperatorError extends Error {}

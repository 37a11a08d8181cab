/** One class of errors per recipient: visitors, the outbox and the operator. Any other error is a bug. */
import texts from '#words/error-messages.json' with { type: 'json' };

type ErrorMessages = typeof texts.errorMessages;
type HttpErrorDetail = Readonly<{ field?: string; headers?: Readonly<Record<string, string>> }>;
type HttpErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 503;

/** Error that is sent to the client. */
export class HttpError extends Error {
  readonly status: HttpErrorStatus;
  readonly field: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** The message in a given language. */
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
}>;

/** Failure of a delivery. */
export class DeliveryError extends Error {
  readonly isPermanent: boolean;
  readonly retryAfterMs: number;
  readonly scope: 'item' | 'target';
  constructor(
    message: string,
    { isPermanent = false, retryAfterMs = 0, scope = 'item' }: DeliveryErrorDetail = {},
  ) {
    super(message);
    this.isPermanent = isPermanent;
    this.retryAfterMs = retryAfterMs;
    this.scope = scope;
  }
}

/** A fault that the operator has to fix. Only the message is printed, without a stack. */
export class OperatorError extends Error {}

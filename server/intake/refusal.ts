/** Why a request does not become a lead, as the client is told. */
import type { ContentfulStatusCode } from 'hono/utils/http-status';

type RefusalDetail = Readonly<{ field?: string; headers?: Readonly<Record<string, string>> }>;

export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly field: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  constructor(status: ContentfulStatusCode, message: string, { field, headers = {} }: RefusalDetail = {}) {
    super(message);
    this.status = status;
    this.field = field;
    this.headers = headers;
  }
}

export const tooMany = (waitMs: number): Refusal =>
  new Refusal(429, 'Too many requests. Please wait a moment and try again.', {
    headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) },
  });

export const storeUnavailable = (): Refusal =>
  new Refusal(503, 'We cannot take your request right now. Please try again in a moment.', {
    headers: { 'retry-after': '10' },
  });

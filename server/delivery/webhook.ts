/** Posts JSON to one of the operator's URLs. Webhooks are signed as Standard Webhooks. */
import { Webhook } from 'standardwebhooks';
import { DeliveryError } from '#server/errors.ts';
import { MAX_RETRY_AFTER_MS } from './retry-schedule.ts';

export type WebhookTarget = Readonly<{ url: string; secret: string }>;
type WebhookCall = Readonly<{
  target: WebhookTarget;
  /** By this id, the receiver recognizes a repeat. */
  id: string;
  /** The body, as JSON text. */
  payload: string;
  now: number;
  signal: AbortSignal;
}>;

const HTTP_GONE = 410;
/** Status codes that are about the receiver's state. Other errors are about the payload. */
const isReceiverFault = (status: number) => status >= 500 || [401, 403, 404, 408, 429].includes(status);

export async function postWebhook({ target, id, payload, now, signal }: WebhookCall): Promise<void> {
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now / 1000)),
    'webhook-signature': new Webhook(target.secret).sign(id, new Date(now), payload),
  };
  await postJson({ url: target.url, payload, headers, now, signal });
}

type JsonCall = Pick<WebhookCall, 'payload' | 'now' | 'signal'> &
  Readonly<{ url: string; headers?: Readonly<Record<string, string>> }>;

export async function postJson({ url, payload, headers = {}, now, signal }: JsonCall): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: payload,
    // A redirect could send personal data to a host that the operator did not choose.
    redirect: 'manual',
    signal,
  }).catch((error: Error) => {
    const reason = (error.cause as Error | undefined)?.message || error.message;
    throw new DeliveryError(`no answer: ${reason}`, { scope: 'target' });
  });
  await response.body?.cancel();
  if (response.ok) return;
  throw new DeliveryError(`the receiver answered ${response.status}`, {
    isPermanent: response.status === HTTP_GONE,
    scope: isReceiverFault(response.status) ? 'target' : 'item',
    retryAfterMs: parseRetryAfter(response.headers.get('retry-after'), now),
  });
}

/** Seconds or a date (RFC 9110, 10.2.3). */
function parseRetryAfter(header: string | null, now: number): number {
  const text = header?.trim() ?? '';
  const wait = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), MAX_RETRY_AFTER_MS);
}

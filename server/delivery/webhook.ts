/** Posts JSON to an address that the operator named, signed as Standard Webhooks describes. */
import { Webhook } from 'standardwebhooks';
import { DeliveryError } from '#server/errors.ts';

export type WebhookTarget = Readonly<{ url: string; secret: string }>;
type WebhookCall = Readonly<{
  target: WebhookTarget;
  /** The receiver knows a repeat by it. */
  id: string;
  /** JSON. */
  payload: string;
  now: number;
  signal: AbortSignal;
}>;

/** A workflow host that takes longer is retried; it has the id to tell that it did the work already. */
const TIMEOUT_MS = 20_000;
/** A receiver may ask for more time, within reason. */
const MAX_RETRY_AFTER_S = 86_400;
const GONE = 410;

export async function postWebhook({ target, id, payload, now, signal }: WebhookCall): Promise<void> {
  const timestamp = new Date(now);
  const response = await fetch(target.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now / 1000)),
      'webhook-signature': new Webhook(target.secret).sign(id, timestamp, payload),
    },
    body: payload,
    // Following a redirect would send a stranger's details somewhere that the operator did not name.
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  }).catch((error: Error) => {
    throw new DeliveryError(`no answer: ${(error.cause as Error | undefined)?.message || error.message}`);
  });
  await response.body?.cancel();
  if (response.ok) return;
  throw new DeliveryError(`the receiver answered ${response.status}`, {
    permanent: response.status === GONE,
    retryAfterMs: retryAfter(response.headers.get('retry-after')),
  });
}

function retryAfter(header: string | null): number {
  const seconds = /^\d{1,9}$/.test(header ?? '') ? Number(header) : 0;
  return Math.min(seconds, MAX_RETRY_AFTER_S) * 1000;
}

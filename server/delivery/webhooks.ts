/** Messages to the operator's tools. Events and forwards are signed as Standard Webhooks. */
import { Webhook } from 'standardwebhooks';
import { deckForm } from '#domain/forms/deck.ts';
import { readValues } from '#domain/forms/stored-values.ts';
import { connectionFailure, DeliveryError } from '#server/errors.ts';
import { targetKey } from '#server/events/announce.ts';
import type { DeliveryTools, MessageJob, SubmissionJob } from './kind.ts';
import { MAX_RETRY_AFTER_MS } from './retry-schedule.ts';

type JsonCall = Readonly<{
  url: string;
  payload: string;
  headers?: Readonly<Record<string, string>>;
  now: number;
  signal: AbortSignal;
}>;

const HTTP_GONE = 410;
/** Status codes that are about the receiver's state. Other errors are about the payload. */
const isReceiverFault = (status: number) => status >= 500 || [401, 403, 404, 408, 429].includes(status);

/** By the id, the receiver recognizes a repeat. */
export function postWebhook(
  { url, secret }: Readonly<{ url: string; secret: string }>,
  id: string,
  call: Pick<JsonCall, 'payload' | 'now' | 'signal'>,
): Promise<undefined> {
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(call.now / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, new Date(call.now), call.payload),
  };
  return postJson({ ...call, url, headers });
}

async function postJson({ url, payload, headers = {}, now, signal }: JsonCall): Promise<undefined> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: payload,
    // A redirect could send personal data to a host that the operator did not choose.
    redirect: 'manual',
    signal,
  }).catch((error: Error) => {
    const cause = error.cause as NodeJS.ErrnoException | undefined;
    const failure = connectionFailure(cause?.code);
    throw new DeliveryError(`no answer: ${cause?.message || error.message}`, { scope: 'target', failure });
  });
  await response.body?.cancel();
  if (response.ok) return;
  throw new DeliveryError(`the receiver answered ${response.status}`, {
    isPermanent: response.status === HTTP_GONE,
    scope: isReceiverFault(response.status) ? 'target' : 'item',
    failure: response.status,
    retryAfterMs: parseRetryAfter(response.headers.get('retry-after'), now),
  });
}

/** Seconds or a date (RFC 9110, 10.2.3). */
function parseRetryAfter(header: string | null, now: number): number {
  const text = header?.trim() ?? '';
  const wait = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), MAX_RETRY_AFTER_MS);
}

/** A signed event to one of the URLs in EVENTS_URL. */
export async function postEvent({ delivery, payload, signal }: MessageJob, { events, clock }: DeliveryTools) {
  const target = events.find(({ url }) => targetKey(url) === delivery.target);
  if (!target) throw new DeliveryError('EVENTS_URL no longer names this receiver', { isPermanent: true });
  return postWebhook(target, delivery.message_id, { payload, now: clock(), signal });
}

/** The deck request, as the browser sent it, to the operator's workflow host. */
export async function forwardDeckRequest(
  { submission, signal }: SubmissionJob,
  { deckForward, clock }: DeliveryTools,
): Promise<undefined> {
  if (!deckForward) throw new DeliveryError('DECK_FORWARD_URL is not set', { failure: 'not-configured' });
  const payload = JSON.stringify(readValues(deckForm, submission));
  return postWebhook(deckForward, submission.id, { payload, now: clock(), signal });
}

/** A line in the team's chat, in the format of Slack, Mattermost and Discord's /slack endpoint. */
export async function postToChat({ payload, signal }: MessageJob, { chatWebhookUrl, clock }: DeliveryTools) {
  if (!chatWebhookUrl) throw new DeliveryError('CHAT_WEBHOOK_URL is not set', { failure: 'not-configured' });
  return postJson({ url: chatWebhookUrl, payload, now: clock(), signal });
}

import { LEAD_HEADERS } from '#domain/lead-headers.ts';
import { LEAD_TIMEOUT } from '#domain/timing.ts';
import { rememberReference } from './booking-reference.ts';
import { getFirstView } from './first-view.ts';

type SendResult = {
  ok: boolean;
  status: number;
  text: string;
  /** True if a static host or a proxy responded, not the lead server. */
  isLeadServerMissing: boolean;
};
export type LeadContext = {
  /** Time at which the form was first shown. Absent for prefilled forms, which people may send at once. */
  shownAt?: number | undefined;
  honeypot?: string;
  /** Consent sentence that the form showed. */
  consent: string;
};

/**
 * Posts a lead as JSON and returns the response as text. Requests to our own origin also have headers, for example with
 * consent and source.
 */
export async function sendLead(url: string, body: object, context: LeadContext): Promise<SendResult> {
  const json = JSON.stringify(body);
  const fingerprint = url + json;
  const isOwnOrigin = new URL(url, window.location.href).origin === window.location.origin;
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(new Error('No answer in time')), LEAD_TIMEOUT);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(isOwnOrigin && createLeadHeaders(fingerprint, context)),
      },
      body: json,
      signal: timeout.signal,
    });
    const text = await response.text();
    const { status } = response;
    // Our server responds with JSON. A static host may return a page with status 200 for every URL, but it stores nothing.
    const isHtmlPage = isOwnOrigin && /^text\/html/.test(response.headers.get('content-type') ?? '');
    const ok = response.ok && !isHtmlPage;
    // Delete the key only after the whole response was read: until then we do not know that the lead was stored.
    if (ok) unconfirmedKeys.delete(fingerprint);
    const reference = isOwnOrigin && response.headers.get(LEAD_HEADERS.reference);
    if (reference) rememberReference(reference);
    return {
      ok,
      status,
      text,
      isLeadServerMissing: isHtmlPage || (isOwnOrigin && [404, 405, 501].includes(status)),
    };
  } catch (error) {
    return { ok: false, status: 0, text: String(error), isLeadServerMissing: false };
  } finally {
    clearTimeout(timer);
  }
}

/** Idempotency keys of leads that the server has not confirmed. A retry has the same key, so the server recognizes it. */
const unconfirmedKeys = new Map<string, string>();

function getIdempotencyKey(fingerprint: string): string {
  const key = unconfirmedKeys.get(fingerprint) ?? createKey();
  unconfirmedKeys.set(fingerprint, key);
  return key;
}

/** `crypto.randomUUID` exists only on secure origins, but the site must also work on plain http. */
const createKey = () =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(16)).join('-');

function createLeadHeaders(
  fingerprint: string,
  { shownAt, honeypot, consent }: LeadContext,
): Record<string, string> {
  const { page, utm, referrer } = getFirstView();
  return {
    [LEAD_HEADERS.idempotencyKey]: getIdempotencyKey(fingerprint),
    ...(shownAt !== undefined && {
      [LEAD_HEADERS.fillTime]: String(Math.round(performance.now() - shownAt)),
    }),
    [LEAD_HEADERS.page]: window.location.pathname,
    [LEAD_HEADERS.firstPage]: page,
    [LEAD_HEADERS.language]: document.documentElement.lang,
    [LEAD_HEADERS.consent]: new URLSearchParams({ text: consent }).toString(),
    ...(honeypot && { [LEAD_HEADERS.honeypot]: encodeURIComponent(honeypot) }),
    ...(utm && { [LEAD_HEADERS.utm]: utm }),
    ...(referrer && { [LEAD_HEADERS.referrer]: referrer }),
  };
}

import { LEAD_HEADERS } from '#domain/lead-headers.ts';
import { LEAD_TIMEOUT } from '#domain/timing.ts';

type Sent = { ok: boolean; status: number; text: string };
export type LeadContext = { shownAt: number; honeypot?: string };

/**
 * Posts a lead as JSON and reads the answer as text. What our own server wants to know besides the body
 * travels in headers, and only to our own origin.
 */
export async function sendLead(
  url: string,
  body: object,
  { shownAt, honeypot = '' }: LeadContext,
): Promise<Sent> {
  const own = new URL(url, window.location.href).origin === window.location.origin;
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(new Error('No answer in time')), LEAD_TIMEOUT);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(own && ownHeaders(shownAt, honeypot)) },
      body: JSON.stringify(body),
      signal: timeout.signal,
    });
    return { ok: response.ok, status: response.status, text: await response.text() };
  } catch (error) {
    return { ok: false, status: 0, text: String(error) };
  } finally {
    clearTimeout(timer);
  }
}

function ownHeaders(shownAt: number, honeypot: string): Record<string, string> {
  const utm = [...new URLSearchParams(window.location.search)].filter(([key]) => key.startsWith('utm_'));
  return {
    [LEAD_HEADERS.idempotencyKey]: crypto.randomUUID(),
    [LEAD_HEADERS.fillTime]: String(Math.round(performance.now() - shownAt)),
    [LEAD_HEADERS.page]: window.location.pathname,
    ...(honeypot && { [LEAD_HEADERS.honeypot]: encodeURIComponent(honeypot) }),
    ...(utm.length > 0 && { [LEAD_HEADERS.utm]: new URLSearchParams(utm).toString() }),
    ...(document.referrer && { [LEAD_HEADERS.referrer]: document.referrer.split(/[?#]/, 1)[0] ?? '' }),
  };
}

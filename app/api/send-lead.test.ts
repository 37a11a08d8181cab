import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LEAD_HEADERS } from '#domain/lead-headers.ts';
import { rememberFirstView } from './first-view.ts';
import { sendLead } from './send-lead.ts';

const host = 'https://site.example';
let receivedHeaders: Headers;
let shouldCutResponse = false;
let responseHead: { status: number; type: string } = { status: 202, type: 'application/json' };
/** A response whose connection breaks. */
const cutBody = () =>
  new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) });

beforeEach(() => {
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    receivedHeaders = new Headers(headers);
    const { status, type } = responseHead;
    return new Response(shouldCutResponse ? cutBody() : 'done', {
      status,
      headers: { 'content-type': type },
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Fakes a browser window at this URL. */
function openPage(url: string) {
  vi.stubGlobal('window', { location: new URL(url) });
  vi.stubGlobal('document', {
    documentElement: { lang: 'de' },
    referrer: 'https://search.example/results?q=private',
  });
  rememberFirstView(false);
}
const namesOfLeadHeaders = () => Object.values(LEAD_HEADERS).filter((name) => receivedHeaders.get(name));
const context = { shownAt: 0, honeypot: 'ö', consent: 'What was shown — exactly.' };

test('a request to our own origin has the source of the lead in headers', async () => {
  openPage(`${host}/social-os?utm_source=mail&secret=1`);
  const result = await sendLead(`${host}/webhook/deck-request`, { a: 1 }, context);
  expect(result).toEqual({ ok: true, status: 202, text: 'done', isLeadServerMissing: false });
  expect(Object.fromEntries(receivedHeaders)).toMatchObject({
    [LEAD_HEADERS.utm]: 'utm_source=mail',
    [LEAD_HEADERS.page]: '/social-os',
    [LEAD_HEADERS.firstPage]: '/social-os',
    [LEAD_HEADERS.language]: 'de',
    [LEAD_HEADERS.consent]: new URLSearchParams({
      text: context.consent,
    }).toString(),
    [LEAD_HEADERS.referrer]: 'https://search.example/results',
    [LEAD_HEADERS.honeypot]: '%C3%B6',
  });
  const { reference: _, ...pageHeaders } = LEAD_HEADERS;
  expect(namesOfLeadHeaders()).toEqual(Object.values(pageHeaders));
});

test('a host outside our origin (deck.webhookHost) gets the body and none of our headers', async () => {
  openPage('https://agents.example/social-os?utm_source=mail');
  await sendLead(`${host}/webhook/deck-request`, { a: 1 }, context);
  expect(receivedHeaders.get('content-type')).toBe('application/json');
  expect(namesOfLeadHeaders()).toEqual([]);
});

test('a retry after an incomplete response has the same idempotency key, and a new lead has another key', async () => {
  openPage(`${host}/social-os`);
  const sendAndGetKey = async (body: object) => {
    const result = await sendLead(`${host}/webhook/deck-request`, body, context);
    return { ok: result.ok, key: receivedHeaders.get(LEAD_HEADERS.idempotencyKey) };
  };
  shouldCutResponse = true;
  const firstTry = await sendAndGetKey({ a: 2 });
  expect(firstTry.ok).toBe(false);
  shouldCutResponse = false;
  const secondTry = await sendAndGetKey({ a: 2 });
  expect(secondTry).toEqual({ ok: true, key: firstTry.key });
  expect((await sendAndGetKey({ a: 2 })).key).not.toBe(secondTry.key);
});

test('a prefilled form does not send how long the visitor took to fill it in', async () => {
  openPage(`${host}/social-os`);
  await sendLead(`${host}/webhook/deck-request`, { a: 3 }, { consent: '' });
  expect(receivedHeaders.has(LEAD_HEADERS.fillTime)).toBe(false);
});

test.each([
  { status: 200, type: 'text/html; charset=utf-8', ok: false, isLeadServerMissing: true },
  { status: 404, type: 'text/html', ok: false, isLeadServerMissing: true },
  { status: 405, type: 'application/xml', ok: false, isLeadServerMissing: true },
  { status: 501, type: 'text/plain', ok: false, isLeadServerMissing: true },
  { status: 502, type: 'text/html', ok: false, isLeadServerMissing: true },
  { status: 503, type: 'application/json', ok: false, isLeadServerMissing: false },
  { status: 200, type: 'text/plain', ok: true, isLeadServerMissing: false },
])(
  'our own origin responds with $status and $type: ok is $ok, isLeadServerMissing is $isLeadServerMissing',
  async ({ ok, isLeadServerMissing, ...head }) => {
    openPage(`${host}/social-os`);
    responseHead = head;
    expect(await sendLead(`${host}/api/newsletter`, { a: 4 }, context)).toMatchObject({
      ok,
      isLeadServerMissing,
    });
  },
);

test('a host outside our origin (deck.webhookHost) may answer with any type', async () => {
  openPage('https://agents.example/social-os');
  responseHead = { status: 200, type: 'text/html' };
  expect(await sendLead(`${host}/webhook/1`, { a: 5 }, context)).toMatchObject({
    ok: true,
    isLeadServerMissing: false,
  });
});

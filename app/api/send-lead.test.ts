import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { LEAD_HEADERS } from '#domain/lead-headers.ts';
import { rememberFirstView } from './first-view.ts';
import { sendLead } from './send-lead.ts';

let received: IncomingMessage | undefined;
let breaksOff = false;
const server = createServer((request, response) => {
  received = request;
  response.writeHead(202, { 'content-length': '4' });
  if (breaksOff) response.write('k', () => response.destroy());
  else response.end('kept');
});
let host = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
afterEach(() => vi.unstubAllGlobals());

/** A visitor on a page of this address. */
function visiting(address: string) {
  vi.stubGlobal('window', { location: new URL(address) });
  vi.stubGlobal('document', { referrer: 'https://search.example/results?q=private' });
  rememberFirstView();
}
const ownHeaders = () => Object.values(LEAD_HEADERS).filter((name) => received?.headers[name]);
const context = { shownAt: 0, honeypot: 'ö' };

test('our own origin hears how the lead came', async () => {
  visiting(`${host}/social-os?utm_source=mail&secret=1`);
  const sent = await sendLead(`${host}/webhook/deck-request`, { a: 1 }, context);
  expect(sent).toEqual({ ok: true, status: 202, text: 'kept' });
  expect(received?.headers).toMatchObject({
    [LEAD_HEADERS.utm]: 'utm_source=mail',
    [LEAD_HEADERS.page]: '/social-os',
    [LEAD_HEADERS.referrer]: 'https://search.example/results',
    [LEAD_HEADERS.honeypot]: '%C3%B6',
  });
  expect(ownHeaders()).toHaveLength(Object.keys(LEAD_HEADERS).length);
});

test('an external workflow host gets the body and nothing else', async () => {
  visiting('https://agents.example/social-os?utm_source=mail');
  await sendLead(`${host}/webhook/deck-request`, { a: 1 }, context);
  expect(received?.headers['content-type']).toBe('application/json');
  expect(ownHeaders()).toEqual([]);
});

test('a lead whose answer broke off is sent again under the same key, a new one under another', async () => {
  visiting(`${host}/social-os`);
  const keyOf = async (body: object) => {
    const sent = await sendLead(`${host}/webhook/deck-request`, body, context);
    return { ok: sent.ok, key: received?.headers[LEAD_HEADERS.idempotencyKey] };
  };
  breaksOff = true;
  const lost = await keyOf({ a: 2 });
  expect(lost.ok).toBe(false);
  breaksOff = false;
  const again = await keyOf({ a: 2 });
  expect(again).toEqual({ ok: true, key: lost.key });
  expect((await keyOf({ a: 2 })).key).not.toBe(again.key);
});

test('a form that came prefilled says nothing about the time it took', async () => {
  visiting(`${host}/social-os`);
  await sendLead(`${host}/webhook/deck-request`, { a: 3 }, {});
  expect(received?.headers).not.toHaveProperty(LEAD_HEADERS.fillTime);
});

import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { problems } from '#content/forms/site-forms.ts';
import { fill } from '#content/message.ts';
import { USUAL_LIMITS } from '#domain/forms/form.ts';
import { LEAD_HEADERS } from '#domain/lead-headers.ts';
import { siteHeaders } from '#server/http/security-headers.ts';
import { consentVersion } from '#server/store/derived-columns.ts';
import { captureLog, DIALECTS, unmigratedStore } from '#server/testing/stores.ts';
import { DECK_PATH, deckRequest, ORIGIN, testServer } from '#server/testing/test-server.ts';
import { words } from '#server/texts.ts';
import consent from '#words/consent.json' with { type: 'json' };
import texts from '#words/error-messages.json' with { type: 'json' };

const { newsletterPages } = words;

const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
const NEWSLETTER = '/api/newsletter';
const deckOf = (index: number) => ({ ...deckRequest, email: `${index}@acme.test` });
const idempotencyHeader = { 'idempotency-key': '6f1c2f9e-2f0b-4f6e-9f43-3f9b6f0f7a11' };

describe.each(DIALECTS)('the deck request on %s', (dialect) => {
  test('is stored with its source before the response', async () => {
    const server = await testServer(dialect);
    const response = await server.post(DECK_PATH, deckRequest, {
      origin: ORIGIN,
      'x-page': '/social-os',
      'x-referrer': 'https://search.test/find?q=secret#top',
      'x-utm': 'utm_source=linkedin&utm_campaign=spring&gclid=1',
      'x-fill-time': '9000',
      // Only the MCP endpoint says that an assistant sent a form.
      'x-agent': 'Trusted Assistant',
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true });
    expect(await server.submissions()).toMatchObject([
      {
        kind: 'deck',
        email: 'ada@acme.test',
        first_name: 'Ada',
        last_name: 'Lovelace',
        company: 'Analytical Engines',
        phone: '+1 555 0100',
        page: '/social-os',
        referrer: 'https://search.test/find',
        utm: '{"utm_source":"linkedin","utm_campaign":"spring"}',
        assistant: '',
        quarantine_reason: null,
      },
    ]);
  });

  test('bots that fill the hidden field do not use up the rate limit of the address that they enter', async () => {
    const server = await testServer(dialect);
    const { requests } = USUAL_LIMITS.perRecipient;
    for (let index = 0; index <= requests; index += 1) {
      const honeypotHeader = { 'x-website': 'https://spam.test' };
      const response = await server.post(DECK_PATH, deckRequest, honeypotHeader, `192.0.2.${index}`);
      expect(response.status).toBe(200);
    }
    expect((await server.post(DECK_PATH, deckRequest, {}, '198.51.100.1')).status).toBe(200);
    const waiting = (await server.deliveries()).filter(({ state }) => state === 'pending');
    expect(waiting).toHaveLength(1);
  });

  test('invisible characters in an address are removed', async () => {
    const server = await testServer(dialect);
    const email = '\ufeffa\u200bd\u00ada@ac\u00adme.te\u200dst';
    expect((await server.post(DECK_PATH, { ...deckRequest, email })).status).toBe(200);
    expect((await server.subscribe(`${email}\u2060`)).status).toBe(200);
    const submissions = await server.submissions();
    expect(submissions.map((submission) => [submission.email, submission.person])).toEqual([
      ['ada@acme.test', 'ada@acme.test'],
      ['ada@acme.test', 'ada@acme.test'],
    ]);
  });

  test('a double click and a retry make one submission; the same key with other content makes another submission', async () => {
    const server = await testServer(dialect);
    const responses = await Promise.all([
      server.post(DECK_PATH, deckRequest, idempotencyHeader),
      server.post(DECK_PATH, deckRequest, idempotencyHeader),
    ]);
    responses.push(await server.post(DECK_PATH, deckRequest, idempotencyHeader));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [stored, ...others] = await server.submissions();
    expect(others).toEqual([]);
    for (const { headers } of responses) expect(headers.get('x-lead-reference')).toBe(stored?.id);
    expect(await server.deliveries()).toHaveLength(1);
    await server.post(DECK_PATH, { ...deckRequest, company: 'Other' }, idempotencyHeader);
    expect(await server.submissions()).toHaveLength(2);
  });

  test('whoever guesses the key of a request does not learn the id of its submission', async () => {
    const server = await testServer(dialect);
    const send = () => server.post(DECK_PATH, deckRequest, { 'idempotency-key': '1' });
    const [first, repeated] = [await send(), await send()];
    expect(await server.submissions()).toMatchObject([{ id: first.headers.get('x-lead-reference') }]);
    expect([repeated.status, repeated.headers.get('x-lead-reference')]).toEqual([200, '']);
  });

  test.each([
    ['a filled hidden field', { 'x-website': 'https://spam.test' }, 'hidden-field'],
    ['an impossible speed', { 'x-fill-time': '40' }, 'too-fast:40'],
  ])('a request with %s gets the usual response and is stored, but held', async (_, headers, reason) => {
    const server = await testServer(dialect);
    const response = await server.post(DECK_PATH, deckRequest, headers);
    expect(await response.json()).toEqual({ ok: true });
    expect(await server.submissions()).toMatchObject([{ quarantine_reason: reason }]);
    const note = `suspected spam: ${reason}`;
    expect(await server.deliveries()).toMatchObject([{ state: 'held', note }]);
  });

  test.each([[{}], [{ 'x-fill-time': 'soon' }], [{ 'x-fill-time': '-5' }]])(
    'a missing or invalid fill time (%o) does not hold the delivery',
    async (headers) => {
      const server = await testServer(dialect);
      await server.post(DECK_PATH, deckRequest, headers);
      expect((await server.deliveries()).map(({ state }) => state)).toEqual(['pending']);
    },
  );
});

describe('rejected requests', () => {
  const { firstName: _, ...withoutFirstName } = deckRequest;
  const unexpectedAdmin = fill(texts.errorMessages.unexpectedField, { field: 'admin' });
  test.each([
    ['a missing first name', withoutFirstName, 'firstName', problems.firstName],
    ['a bad email', { ...deckRequest, email: 'ada@acme' }, 'email', problems.emailFormat],
    ['a number for a name', { ...deckRequest, firstName: 7 }, 'firstName', problems.firstName],
    ['a line break', { ...deckRequest, company: 'A\r\nBcc: x@y.test' }, 'company', problems.oneLine],
    ['a long name', { ...deckRequest, lastName: 'x'.repeat(201) }, 'lastName', problems.tooLong(200)],
    ['an extra field', { ...deckRequest, admin: true }, 'admin', unexpectedAdmin],
  ])('%s is rejected', async (_, body, field, error) => {
    const server = await testServer();
    const response = await server.post(DECK_PATH, body);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ error, field });
    expect(await server.submissions()).toEqual([]);
  });

  test.each([
    ['broken JSON', '{"firstName":', {}, 400],
    ['a list', [], {}, 422],
    ['null', null, {}, 422],
    ['another content type', deckRequest, { 'content-type': 'text/plain' }, 415],
    ['a form on a JSON-only route', 'email=a%40b.test', FORM_TYPE, 415],
    ['another site', deckRequest, { origin: 'https://evil.test' }, 403],
    ['a sandboxed frame', deckRequest, { origin: 'null' }, 403],
    ['a cross-site request', deckRequest, { 'sec-fetch-site': 'cross-site' }, 403],
    ['a huge body', { ...deckRequest, company: 'x'.repeat(20_000) }, {}, 413],
  ])('%s is rejected', async (_, body, headers, status) => {
    const server = await testServer();
    const response = await server.post(DECK_PATH, body, headers as Record<string, string>);
    expect(response.status).toBe(status);
    expect(await response.json()).toHaveProperty('error');
    expect(await server.submissions()).toEqual([]);
  });

  test('our own host is always allowed, even if it is not the public origin', async () => {
    const server = await testServer();
    const headers = { origin: 'http://localhost:3000', host: 'localhost:3000' };
    expect((await server.post(DECK_PATH, deckRequest, headers)).status).toBe(200);
  });

  test.each([
    ['GET', DECK_PATH, 405, 'POST'],
    ['PUT', NEWSLETTER, 405, 'POST'],
    ['DELETE', '/newsletter/confirm', 405, 'GET, POST, HEAD'],
    ['POST', '/webhook/another', 404, null],
    ['POST', '/api/quiz-reports', 404, null],
    ['POST', '/', 405, 'GET, HEAD'],
  ])('%s %s is %i', async (method, path, status, allow) => {
    const server = await testServer();
    const response = await server.request(path, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get('allow')).toBe(allow);
  });

  test('a flood from one IP address or IPv6 network gets 429 with the time to wait', async () => {
    const server = await testServer();
    const { requests, windowMs } = USUAL_LIMITS.perAddress;
    const send = (index: number) =>
      server.post(DECK_PATH, deckOf(index), {}, `2001:db8:1:2::${index.toString(16)}`);
    for (let index = 1; index <= requests; index += 1) expect((await send(index)).status).toBe(200);
    const rejection = await send(requests + 1);
    expect(rejection.status).toBe(429);
    expect(rejection.headers.get('retry-after')).toBe(String(windowMs / 1000));
    expect((await server.post(DECK_PATH, deckRequest, {}, '2001:db8:1:3::1')).status).toBe(200);
    server.advance(windowMs);
    expect((await send(1)).status).toBe(200);
  });

  test('a slow flood from one IP address gets 429 for the rest of the day', async () => {
    const server = await testServer();
    const { perAddress, perDay } = USUAL_LIMITS;
    const statuses: number[] = [];
    for (let index = 0; index <= perDay.requests; index += 1) {
      if (index % perAddress.requests === 0) server.advance(perAddress.windowMs);
      statuses.push((await server.post(DECK_PATH, deckOf(index))).status);
    }
    expect(statuses).toEqual([...Array(perDay.requests).fill(200), 429]);
    server.advance(perDay.windowMs);
    expect((await server.post(DECK_PATH, deckRequest)).status).toBe(200);
  });

  test('servers that share a store count requests together; while the store is down, each counts separately', async () => {
    const settings = await unmigratedStore('postgres');
    const env = {
      DATABASE_URL: settings.databaseUrl ?? '',
      TOKEN_SECRET: 'the same secret on each of the servers',
    };
    const { log, lines } = captureLog();
    const servers = [await testServer('sqlite', { env, log }), await testServer('sqlite', { env, log })];
    const { requests, windowMs } = USUAL_LIMITS.perAddress;
    const send = (index: number) => servers[index % 2]!.post(DECK_PATH, deckOf(index));
    const responses = await Promise.all(Array.from({ length: requests + 2 }, (_, index) => send(index)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(requests);
    const rejections = responses.filter(({ status }) => status === 429);
    expect(rejections).toHaveLength(2);
    expect(rejections[0]?.headers.get('retry-after')).toBe(String(windowMs / 1000));
    const { db } = servers[0]!.store;
    const stored = JSON.stringify(await db.selectFrom('rate_limits').selectAll().execute());
    expect(stored).not.toMatch(/192\.0\.2|acme/);
    // The count was written while the clock was a year ahead: nobody must wait a year.
    await db
      .updateTable('rate_limits')
      .set((eb) => ({ ends_at: eb('ends_at', '+', 365 * 86_400_000) }))
      .execute();
    expect((await send(1_001)).status).toBe(200);
    await sql`alter table rate_limits rename to away`.execute(db);
    for (const index of [1_002, 1_004, 1_006]) expect((await send(index)).status).toBe(200);
    const countLogLines = (text: string) => lines.filter((line) => line.includes(text)).length;
    expect(countLogLines('rate limits counted in memory')).toBe(1);
    await sql`alter table away rename to rate_limits`.execute(db);
    for (const index of [1_008, 1_010]) expect((await send(index)).status).toBe(200);
    expect(countLogLines('rate limits counted in the store again')).toBe(1);
    await sql`alter table rate_limits rename to away`.execute(db);
    expect((await send(1_012)).status).toBe(200);
    expect(countLogLines('rate limits counted in memory')).toBe(2);
  });

  test('a flood for one mailbox stops its sender, and not the owner of the mailbox', async () => {
    const server = await testServer();
    const { requests } = USUAL_LIMITS.perRecipient;
    const send = (address: string, email: string) => server.subscribe(email, {}, address);
    for (let index = 1; index <= requests; index += 1)
      expect((await send('192.0.2.1', 'ada@acme.test')).status).toBe(200);
    expect((await send('192.0.2.1', 'ADA@acme.test')).status).toBe(429);
    expect((await send('192.0.2.1', 'ada+2@acme.test')).status).toBe(200);
    expect((await send('192.0.2.1', 'grace@acme.test')).status).toBe(200);
    expect((await send('192.0.2.99', 'ada@acme.test')).status).toBe(200);
    const mails = (await server.deliveries()).filter(({ kind }) => kind === 'newsletter-confirm');
    expect(mails.filter(({ state }) => state === 'pending')).toHaveLength(3);
  });

  test('the networks of one IPv6 /48 have a limit together', async () => {
    const server = await testServer();
    const send = (index: number, site = '2001:db8:7') =>
      server.subscribe(`p${index}@acme.test`, {}, `${site}:${index.toString(16)}::1`);
    const statuses: number[] = [];
    for (let index = 0; index < 200; index += 1) statuses.push((await send(index)).status);
    const limit = USUAL_LIMITS.perAddress.requests * 4;
    expect(statuses).toEqual(Array.from(statuses, (_, index) => (index < limit ? 200 : 429)));
    expect((await send(1, '2001:db8:8')).status).toBe(200);
  });

  test('behind a proxy the caller’s address is the one that the proxy adds; a client cannot fake it', async () => {
    const server = await testServer('sqlite', { env: { TRUST_PROXY: '1' } });
    const { requests } = USUAL_LIMITS.perAddress;
    const send = (index: number, realAddress: string) =>
      server.post(DECK_PATH, deckOf(index), { 'x-forwarded-for': `10.9.${index}.1, ${realAddress}` });
    for (let index = 1; index <= requests; index += 1) await send(index, '198.51.100.1');
    expect((await send(99, '198.51.100.1')).status).toBe(429);
    expect((await send(99, '198.51.100.1:4711')).status).toBe(429);
    expect((await send(99, '::ffff:198.51.100.1')).status).toBe(429);
    expect((await send(100, '198.51.100.2')).status).toBe(200);
  });

  test('a store that cannot write answers 503 and stores no submission, and works again afterwards', async () => {
    const { log, lines } = captureLog();
    const server = await testServer('sqlite', { log });
    await sql`pragma query_only = on`.execute(server.store.db);
    const response = await server.post(DECK_PATH, deckRequest);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('10');
    expect((await server.request('/readyz')).status).toBe(503);
    expect(lines.join()).toContain('"msg":"not ready"');
    await sql`pragma query_only = off`.execute(server.store.db);
    expect(await server.submissions()).toEqual([]);
    expect((await server.post(DECK_PATH, deckRequest)).status).toBe(200);
    server.advance(1_000);
    expect((await server.request('/readyz')).status).toBe(200);
  });

  test.each(DIALECTS)('a store that lacks a column of the forms is not ready (%s)', async (dialect) => {
    const server = await testServer(dialect);
    expect((await server.request('/readyz')).status).toBe(200);
    const { db } = server.store;
    await sql`alter table submissions rename column consent_version to consent_release`.execute(db);
    server.advance(1_000);
    expect((await server.post(DECK_PATH, deckRequest)).status).toBe(503);
    expect((await server.request('/readyz')).status).toBe(503);
  });

  test('browsers cannot guess the type of health and metrics', async () => {
    const server = await testServer();
    for (const path of ['/healthz', '/readyz', '/metrics'])
      expect((await server.request(path)).headers.get('x-content-type-options'), path).toBe('nosniff');
  });

  test.each(DIALECTS)('the readiness probe writes at most once a second (%s)', async (dialect) => {
    const server = await testServer(dialect);
    const readProbeTime = async () =>
      (await server.store.db.selectFrom('probe').select('at').execute())[0]?.at;
    const probeOften = () => Promise.all(Array.from({ length: 50 }, () => server.request('/readyz')));
    for (const { status } of await probeOften()) expect(status).toBe(200);
    const first = await readProbeTime();
    server.advance(999);
    await probeOften();
    expect(await readProbeTime()).toBe(first);
    server.advance(1);
    await probeOften();
    expect(await readProbeTime()).toBe(first! + 1_000);
  });

  test('a form from another origin is rejected, and the log names the expected origin', async () => {
    const { log, lines } = captureLog();
    const server = await testServer('sqlite', { log });
    await server.post(DECK_PATH, deckRequest, { origin: 'https://www.acme.test', host: 'acme.test' });
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ origin: 'https://www.acme.test', publicOrigin: ORIGIN }),
    );
  });

  test('a body without a declared length is limited while it streams', async () => {
    const server = await testServer();
    // Without an end: only a limit that counts while it reads answers.
    const body = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(1024)) });
    const headers = { 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body, duplex: 'half' };
    expect((await server.request(DECK_PATH, request)).status).toBe(413);
  });
});

describe('the newsletter form', () => {
  const { newsletter: text } = consent;
  const consentFields = { consent: text, consent_version: consentVersion(text) };

  test.each(['', '   '])('is refused without a consent (%j), and stores nobody', async (text) => {
    const server = await testServer();
    const header = { [LEAD_HEADERS.consent]: String(new URLSearchParams({ text })) };
    const response = await server.post(NEWSLETTER, { email: 'ada@acme.test' }, header);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ error: texts.errorMessages.noConsent, field: 'consent' });
    const plainForm = await server.sendForm(NEWSLETTER, { email: 'ada@acme.test', consent: text });
    expect(plainForm.status).toBe(422);
    expect(await plainForm.text()).toContain(texts.errorMessages.noConsent);
    expect(await server.submissions()).toEqual([]);
    expect(await server.store.db.selectFrom('subscribers').selectAll().execute()).toEqual([]);
  });

  test('answers with a page if it was sent without scripting', async () => {
    const server = await testServer();
    const fields = { email: 'ada@acme.test', website: '', ...consentFields };
    const response = await server.sendForm(NEWSLETTER, fields);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    const page = await response.text();
    expect(page).toContain(newsletterPages.confirmationSent.title);
    expect(page).not.toContain('<script');
    expect(await server.submissions()).toMatchObject([
      { email: 'ada@acme.test', quarantine_reason: null, ...consentFields },
    ]);
  });

  test('passes the same checks without scripting', async () => {
    const server = await testServer();
    const rejection = await server.sendForm(NEWSLETTER, { email: '<script>alert(1)</script>' });
    expect(rejection.status).toBe(422);
    expect(await rejection.text()).toContain(problems.emailFormat);
    const foreign = { origin: 'https://evil.test' };
    expect((await server.sendForm(NEWSLETTER, { email: 'a@acme.test' }, foreign)).status).toBe(403);
    await server.sendForm(NEWSLETTER, { email: 'a@acme.test', website: 'spam', ...consentFields });
    expect(await server.submissions()).toMatchObject([{ quarantine_reason: 'hidden-field' }]);
  });
});

describe('headers', () => {
  test.each([
    ['yes, on the public origin', '0', { host: 'acme.test' }, true],
    ['no, on another host', '0', { host: 'localhost:3000' }, false],
    ['yes, if a trusted proxy says so', '1', { host: 'backend', 'x-forwarded-proto': 'https' }, true],
    ['no, if an untrusted client says so', '0', { host: 'backend', 'x-forwarded-proto': 'https' }, false],
  ])('HSTS is sent behind TLS: %s', async (_, proxies, headers, isSecure) => {
    const server = await testServer('sqlite', { env: { TRUST_PROXY: proxies } });
    for (const path of ['/', '/api/newsletter']) {
      const response = await server.request(path, { headers: headers as Record<string, string> });
      expect(response.headers.has('strict-transport-security')).toBe(isSecure);
      expect(response.headers.get('content-security-policy')).toContain("object-src 'none'");
      expect(response.headers.has('set-cookie')).toBe(false);
      if (path === '/')
        expect(Object.fromEntries(response.headers)).toMatchObject(
          siteHeaders[isSecure ? 'tls' : 'plain'].document,
        );
    }
  });
});

describe('health and metrics', () => {
  const token = 'a-token-of-sixteen';
  const startWithToken = () => testServer('sqlite', { env: { METRICS_TOKEN: token } });
  const headers = { authorization: `Bearer ${token}` };

  test('metrics need the token, since callers behind a local proxy look local', async () => {
    const serverWithoutToken = await testServer();
    for (const address of ['203.0.113.9', '127.0.0.1', '10.0.0.7'])
      expect((await serverWithoutToken.request('/metrics', {}, address)).status).toBe(403);
    const server = await startWithToken();
    expect((await server.request('/metrics', {}, '127.0.0.1')).status).toBe(403);
    const wrong = { headers: { authorization: 'Bearer wrong' } };
    expect((await server.request('/metrics', wrong, '127.0.0.1')).status).toBe(403);
    await server.post(DECK_PATH, deckRequest);
    const response = await server.request('/metrics', { headers }, '203.0.113.9');
    const page = await response.text();
    expect(page).toContain('submissions_total{kind="deck",outcome="stored"} 1');
    expect(page).toContain('deliveries{kind="deck-mail",state="pending"} 1');
    expect(page).toContain('delivery_target_open{target="mail"} 0');
    expect(page).toContain(
      'http_request_seconds_count{route="/webhook/deck-request",method="POST",status="200"} 1',
    );
  });

  test('metrics are served while the store is down, without values that come from the store', async () => {
    const server = await startWithToken();
    await server.post(DECK_PATH, deckRequest);
    await sql`alter table deliveries rename to away`.execute(server.store.db);
    const response = await server.request('/metrics', { headers });
    expect(response.status).toBe(200);
    const page = await response.text();
    expect(page).toContain('submissions_total{kind="deck",outcome="stored"} 1');
    expect(page).not.toContain('deliveries{');
    expect(await (await server.request('/metrics', { headers })).text()).toMatch(
      /metrics_unreadable_total\{metric="deliveries"\} [12]/,
    );
  });
});

import { describe, expect, test, vi } from 'vitest';
import { consumeLink, createLink, hashOf, SESSION_POLICY } from '#server/core/sign-in.ts';
import { createLog } from '#server/log.ts';
import {
  DESK_ENV,
  DESK_USER,
  deskBrowser,
  mailedToken,
  signedInBrowser,
} from '#server/testing/desk-browser.ts';
import { serverWithMail } from '#server/testing/mail-server.ts';
import { startScriptedMailServer } from '#server/testing/scripted-mail-server.ts';
import { DIALECTS } from '#server/testing/stores.ts';
import { NOW } from '#server/testing/submissions.ts';
import { ORIGIN, testServer } from '#server/testing/test-server.ts';
import { WAIT_LIMIT_MS } from '../../tests/support/limit.ts';
import { deskHeaders } from './desk-headers.ts';
import { DESK_POLICY } from './policy.ts';

const COOKIE = '__Host-desk';
const WAIT_OPTIONS = { timeout: WAIT_LIMIT_MS };

const startWithMail = (dialect?: (typeof DIALECTS)[number]) => serverWithMail(dialect, DESK_ENV);

describe.each(DIALECTS)('signing in, on %s', (dialect) => {
  test('a listed address gets a link that signs in once, after a click that sends a POST', async () => {
    const { mail, server } = await startWithMail(dialect);
    const browser = deskBrowser(server);
    expect((await browser.post('/sign-in/ask', { email: DESK_USER.toUpperCase() })).status).toBe(202);
    await vi.waitFor(() => expect(mail.received).toHaveLength(1), WAIT_OPTIONS);
    const token = mailedToken(mail.received[0]);
    // A mail scanner that opens the link changes nothing, since the token is in the fragment.
    expect((await browser.call('/desk/sign-in')).status).toBe(200);
    expect((await browser.post('/sign-in', { token })).status).toBe(200);
    expect(await browser.json('/me')).toMatchObject({ email: DESK_USER });
    expect((await browser.post('/sign-in', { token })).status).toBe(410);
  });

  test('on another device a link needs the code of the requesting browser', async () => {
    const { mail, server } = await startWithMail(dialect);
    const [laptop, phone] = [deskBrowser(server), deskBrowser(server)];
    const { code } = await laptop.json('/sign-in/ask', { email: DESK_USER });
    await vi.waitFor(() => expect(mail.received).toHaveLength(1), WAIT_OPTIONS);
    const token = mailedToken(mail.received[0]);
    expect((await phone.post('/sign-in', { token })).status).toBe(403);
    const wrongCode = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect((await phone.post('/sign-in', { token, code: wrongCode })).status).toBe(403);
    const spacedCode = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect((await phone.post('/sign-in', { token, code: spacedCode })).status).toBe(200);
  });

  test('of many wrong codes at the same time, five are checked', async () => {
    const { store } = await testServer(dialect, { env: DESK_ENV });
    const link = { email: DESK_USER, browser: 'a browser', code: '123456', now: NOW };
    const token = await createLink(store.db, link);
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        consumeLink(store.db, { token, browser: 'x', code: String(index), userAgent: '', now: NOW }),
      ),
    );
    expect(results.filter((result) => result === 'other-browser')).toHaveLength(5);
    expect(results.filter((result) => result === undefined)).toHaveLength(35);
  });

  test('of three requests with the same link at the same time, only one signs in', async () => {
    const server = await testServer(dialect, { env: DESK_ENV });
    const token = await createLink(server.store.db, { email: DESK_USER, browser: null, now: server.clock() });
    const responses = await Promise.all([1, 2, 3].map(() => deskBrowser(server).post('/sign-in', { token })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  });

  test('a session lasts 14 days from the last call; sessions can be ended individually or all at once', async () => {
    const server = await testServer(dialect, { env: DESK_ENV });
    const [laptop, phone] = [await signedInBrowser(server), await signedInBrowser(server)];
    server.advance(SESSION_POLICY.sessionLifeMs - 1000);
    expect((await laptop.get('/me')).status).toBe(200);
    server.advance(SESSION_POLICY.sessionLifeMs - 1000);
    expect((await laptop.get('/me')).status).toBe(200);
    expect((await phone.get('/me')).status).toBe(401);

    await phone.signIn();
    const { sessions }: { sessions: { id: string; current: boolean }[] } = await laptop.json('/sessions');
    expect(sessions).toHaveLength(2);
    const storedSessions = await server.store.db.selectFrom('desk_sessions').select('id').execute();
    expect(storedSessions, 'a session that is over is not kept').toHaveLength(2);
    await laptop.post('/sessions/end', { id: sessions.find(({ current }) => !current)?.id });
    expect((await phone.get('/me')).status).toBe(401);
    expect((await laptop.get('/me')).status).toBe(200);
    await laptop.post('/sessions/end', {});
    expect((await laptop.get('/me')).status).toBe(401);
  });
});

test('an unlisted address gets the same response and no mail', async () => {
  const { mail, server } = await startWithMail();
  const browser = deskBrowser(server);
  const [unlisted, listed] = [
    await browser.post('/sign-in/ask', { email: 'stranger@evil.test' }),
    await browser.post('/sign-in/ask', { email: DESK_USER }),
  ];
  const observableParts = async (response: Response) => [
    response.status,
    // The code differs each time.
    (await response.text()).replace(/\d{6}/, ''),
    [...response.headers.keys()],
  ];
  expect(await observableParts(unlisted)).toEqual(await observableParts(listed));
  await vi.waitFor(() => expect(mail.received).toHaveLength(1), WAIT_OPTIONS);
  expect(mail.received[0]?.envelopeTo).toEqual([DESK_USER]);
});

test('a link expires after 15 minutes', async () => {
  const server = await testServer('sqlite', { env: DESK_ENV });
  const token = await createLink(server.store.db, { email: DESK_USER, browser: null, now: server.clock() });
  server.advance(SESSION_POLICY.linkLifeMs);
  expect((await deskBrowser(server).post('/sign-in', { token })).status).toBe(410);
});

test('a thousand guesses are rejected and do not lock out other users', async () => {
  const server = await testServer('sqlite', { env: DESK_ENV });
  const guesser = deskBrowser(server, '203.0.113.9');
  const statuses = new Map<number, number>();
  for (let guess = 0; guess < 1000; guess += 1) {
    const { status } = await guesser.post('/sign-in', { token: hashOf(String(guess)) });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  const { requests } = DESK_POLICY.triesPerAddress;
  expect([...statuses]).toEqual([
    [410, requests],
    [429, 1000 - requests],
  ]);
  expect((await deskBrowser(server).signIn()).status).toBe(200);
});

test('an address gets a limited number of links, and a stranger’s requests lock nobody out', async () => {
  const { mail, server } = await startWithMail();
  const { requests } = DESK_POLICY.linksPerPerson;
  /** Statuses of requests for a listed and for an unlisted address, which are the same. */
  const requestLink = async (address: string, times: number) => {
    const statuses: number[] = [];
    for (let index = 0; index < times; index += 1) {
      const browser = deskBrowser(server, address);
      const { status } = await browser.post('/sign-in/ask', { email: DESK_USER });
      statuses.push(status);
      const stranger = deskBrowser(server, address.replace('.', '1.'));
      expect((await stranger.post('/sign-in/ask', { email: 'stranger@evil.test' })).status).toBe(status);
    }
    return statuses;
  };
  // A request without a mail must not look as if one had been sent.
  const statuses = await requestLink('98.51.100.1', requests + 3);
  expect(statuses).toEqual([...Array(requests).fill(202), 429, 429, 429]);
  await vi.waitFor(() => expect(mail.received).toHaveLength(requests), WAIT_OPTIONS);
  await requestLink('92.0.2.7', 1);
  await vi.waitFor(() => expect(mail.received).toHaveLength(requests + 1), WAIT_OPTIONS);
  const totalLimit = DESK_POLICY.firstLinksInTotal.requests;
  for (let index = 2; index < totalLimit; index += 1) await requestLink(`23.0.${index}.1`, 1);
  expect(await requestLink('23.0.222.1', 1)).toEqual([429]);
  await vi.waitFor(() => expect(mail.received).toHaveLength(totalLimit + requests - 1), WAIT_OPTIONS);
});

test.each([
  ['203.0.113.', ''],
  ['2001:db8:7:', '::1'],
])('a stranger in one or several networks (%s) cannot use up the links of a user', async (network, end) => {
  const { server } = await startWithMail();
  const askFrom = async (address: string) =>
    (await deskBrowser(server, address).post('/sign-in/ask', { email: DESK_USER })).status;
  const statuses: number[] = [];
  for (let index = 1; index <= 40; index += 1) statuses.push(await askFrom(`${network}${index}${end}`));
  expect(statuses.filter((status) => status === 202)).toHaveLength(DESK_POLICY.linksPerNetwork.requests);
  for (let index = 0; index < 60; index += 1) await askFrom(`203.0.${index % 6}.${index + 1}`);
  expect(await askFrom('198.51.100.7')).toBe(202);
});

test.each(DIALECTS)(
  'requests from many IP addresses do not use up a user’s own limit (%s)',
  async (dialect) => {
    const { mail, server } = await startWithMail(dialect);
    const browser = await signedInBrowser(server);
    await browser.post('/sign-out', {});
    const totalLimit = DESK_POLICY.firstLinksInTotal.requests;
    for (let index = 0; index <= totalLimit; index += 1)
      await deskBrowser(server, `203.0.${index}.1`).post('/sign-in/ask', { email: DESK_USER });
    await vi.waitFor(() => expect(mail.received).toHaveLength(totalLimit), WAIT_OPTIONS);
    // A browser that was signed in before has its own limit.
    await browser.post('/sign-in/ask', { email: DESK_USER });
    await vi.waitFor(() => expect(mail.received).toHaveLength(totalLimit + 1), WAIT_OPTIONS);
    const token = mailedToken(mail.received.at(-1));
    expect((await browser.post('/sign-in', { token })).status).toBe(200);
  },
);

test('requests from the same IP address do not use up the limit of a browser that signed in before', async () => {
  const { server } = await startWithMail();
  const browser = deskBrowser(server, '203.0.113.9');
  await browser.signIn();
  for (let index = 0; index <= DESK_POLICY.linksPerAddress.requests; index += 1)
    await deskBrowser(server, '203.0.113.9').post('/sign-in/ask', { email: DESK_USER });
  const statuses: number[] = [];
  for (let index = 0; index <= DESK_POLICY.linksPerPerson.requests; index += 1)
    statuses.push((await browser.post('/sign-in/ask', { email: DESK_USER })).status);
  expect(statuses).toEqual([...Array(DESK_POLICY.linksPerPerson.requests).fill(202), 429]);
});

test('a missing file of the desk is answered with the security headers', async () => {
  const server = await testServer('sqlite', { env: DESK_ENV });
  const { status, headers } = await deskBrowser(server).call('/desk/assets/unknown.js');
  expect(status).toBe(404);
  for (const [name, value] of Object.entries(deskHeaders.tls.document)) expect(headers.get(name)).toBe(value);
});

test('no user’s mail address is in the log, even if the mail server quotes it', async () => {
  const mail = await startScriptedMailServer({ rcpt: () => `550 5.1.1 <${DESK_USER}>: no such user` });
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const server = await testServer('sqlite', { env: { ...DESK_ENV, SMTP_URL: mail.url }, log });
  await deskBrowser(server).post('/sign-in/ask', { email: DESK_USER });
  await vi.waitFor(() => expect(lines.join()).toContain('550'), WAIT_OPTIONS);
  expect(lines.join()).not.toContain(DESK_USER);
});

test('an earlier link also works in the requesting browser', async () => {
  const { mail, server } = await startWithMail();
  const browser = deskBrowser(server);
  for (let index = 0; index < 2; index += 1) await browser.post('/sign-in/ask', { email: DESK_USER });
  await vi.waitFor(() => expect(mail.received).toHaveLength(2), WAIT_OPTIONS);
  const [first] = mail.received;
  expect((await browser.post('/sign-in', { token: mailedToken(first) })).status).toBe(200);
});

describe('a session', () => {
  async function signInToDesk() {
    const server = await testServer('sqlite', { env: DESK_ENV });
    const browser = deskBrowser(server);
    const response = await browser.signIn();
    return { server, browser, response };
  }

  test('is a cookie that scripts, other sites and plain http cannot read', async () => {
    const { response } = await signInToDesk();
    const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith(COOKIE)) ?? '';
    const maxAge = `Max-Age=${SESSION_POLICY.sessionLifeMs / 1000}`;
    const attributes = ['HttpOnly', maxAge, 'Path=/', 'SameSite=Strict', 'Secure'];
    expect(line.split('; ').slice(1).sort()).toEqual(attributes);
  });

  test('is stored only as a hash', async () => {
    const { server, browser } = await signInToDesk();
    const rows = await server.store.db.selectFrom('desk_sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(browser.cookies.get(COOKIE));
  });

  test('is needed for every call', async () => {
    const { server } = await signInToDesk();
    const stranger = deskBrowser(server);
    for (const path of ['/me', '/pulse', '/people/1', '/deliveries?state=dead', '/audit-log', '/sessions'])
      expect([path, (await stranger.get(path)).status]).toEqual([path, 401]);
    for (const path of ['/leads/query', '/leads/change', '/people/1/erase', '/audit-log/export'])
      expect([path, (await stranger.post(path, {})).status]).toEqual([path, 401]);
  });

  test('does not work after signing out, even if it was copied', async () => {
    const { server, browser } = await signInToDesk();
    const otherBrowser = deskBrowser(server);
    otherBrowser.cookies.set(COOKIE, browser.cookies.get(COOKIE) ?? '');
    expect((await otherBrowser.get('/me')).status).toBe(200);
    await browser.post('/sign-out', {});
    expect((await otherBrowser.get('/me')).status).toBe(401);
  });

  test('is always new, never one that the browser sent', async () => {
    const { server } = await signInToDesk();
    const victim = deskBrowser(server);
    victim.cookies.set(COOKIE, 'chosen-by-somebody-else');
    await victim.signIn();
    expect(victim.cookies.get(COOKIE)).not.toBe('chosen-by-somebody-else');
    const attacker = deskBrowser(server);
    attacker.cookies.set(COOKIE, 'chosen-by-somebody-else');
    expect((await attacker.get('/me')).status).toBe(401);
  });

  test('allows no change from another origin or without an Origin header', async () => {
    const { browser } = await signInToDesk();
    const foreignHeaders: Record<string, string>[] = [
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { origin: '' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of foreignHeaders)
      expect((await browser.post('/sign-out', {}, headers)).status).toBe(403);
    expect((await browser.get('/me')).status).toBe(200);
  });
});

test('responses are not cached, framed or indexed', async () => {
  const server = await testServer('sqlite', { env: DESK_ENV });
  const browser = deskBrowser(server);
  for (const path of ['/desk', '/desk/sign-in', '/desk/api/me']) {
    const { headers } = await browser.call(path);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('x-frame-options')).toBe('DENY');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/https?:|unsafe/);
  }
});

test('without DESK_USERS there is no desk', async () => {
  const server = await testServer();
  for (const path of ['/desk', '/desk/', '/desk/sign-in', '/desk/api/me', '/desk/assets/x.js'])
    expect([path, (await server.request(path)).status]).toEqual([path, 404]);
  expect((await server.post('/desk/api/sign-in/ask', { email: DESK_USER })).status).toBe(405);
});

test.each(DIALECTS)('a passkey whose id is no text is an invalid value, on %s', async (dialect) => {
  const desk = deskBrowser(await testServer(dialect, { env: DESK_ENV }));
  for (const id of [[], { toString: 1 }, 1, null])
    expect((await desk.post('/passkeys/sign-in', { response: { id } })).status).toBe(422);
});

test('a passkey is bound to PUBLIC_ORIGIN, whatever the request says', async () => {
  const server = await testServer('sqlite', { env: DESK_ENV });
  const headers = { host: 'evil.test', origin: 'http://evil.test' };
  const response = await deskBrowser(server).post('/passkeys/options', {}, headers);
  const { rpId } = (await response.json()) as { rpId?: string };
  expect(rpId).toBe(new URL(ORIGIN).hostname);
});

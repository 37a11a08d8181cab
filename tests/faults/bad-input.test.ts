/** Invalid input causes no 5xx and no crash, and is not stored. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DECK_PATH, deckRequest, testServer } from '#server/testing/test-server.ts';
import { BAD_INPUTS } from './size.ts';
import { createTestSystem, withStore } from './test-system.ts';

type BadRequest = Readonly<{
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}>;

const JSON_HEADERS = { 'content-type': 'application/json' };
const NEWSLETTER = '/api/newsletter';
const QUIZ = '/api/quiz-reports';
const formPath = fc.constantFrom(DECK_PATH, NEWSLETTER, QUIZ);

const makePost = (
  path: string,
  body: unknown,
  headers: Record<string, string> = JSON_HEADERS,
): BadRequest => ({
  method: 'POST',
  path,
  headers,
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/** Text that tries to attack programs that read it. */
const attackText = fc.constantFrom(
  '=HYPERLINK("https://evil.test")',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; drop table submissions; --",
  '{{7*7}}#{7*7}<%= 7*7 %>',
  '../../../../etc/passwd',
  '%0d%0aBcc: victim@acme.test',
);
/** Characters that a field with one line must not contain. */
const controlCharacter = fc.constantFrom(
  '\u0000',
  '\n',
  '\r\nBcc: victim@acme.test',
  '\t',
  '\u001b[2J',
  '\u202e',
  '\u2028',
  '\ud800',
  '\u0085',
);
const fieldName = fc.constantFrom('firstName', 'lastName', 'email', 'company', 'phone');
const wrongValue = fc.oneof(
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 2 }),
  fc.dictionary(fc.string({ maxLength: 5 }), fc.string({ maxLength: 5 }), { maxKeys: 2 }),
);
const invalidEmail = fc.oneof(
  attackText,
  fc.constantFrom('', ' ', 'ada@acme', 'ada@acme.test\r\nBcc: eve@acme.test', 'ada@<b>.test'),
  fc.string({ maxLength: 30 }).filter((text) => !/[^\s@]@[^\s@]+\.[A-Za-z]{2,}\s*$/.test(text)),
);

const brokenJson = fc
  .tuple(formPath, fc.nat({ max: 90 }))
  .map(([at, cut]) => makePost(at, JSON.stringify(deckRequest).slice(0, -1 - cut)));
const randomBody = fc
  .tuple(formPath, fc.string({ unit: 'binary', maxLength: 60 }))
  .filter(([, text]) => !text.trim().startsWith('{'))
  .map(([at, text]) => makePost(at, text));
const wrongBody = fc.tuple(formPath, wrongValue).map(([at, value]) => makePost(at, value));
const wrongField = fc
  .tuple(fieldName, wrongValue)
  .map(([name, value]) => makePost(DECK_PATH, { ...deckRequest, [name]: value }));
const controlField = fc
  .tuple(fieldName, controlCharacter)
  .map(([name, text]) =>
    makePost(DECK_PATH, { ...deckRequest, [name]: `a${text}${deckRequest[name as 'email']}` }),
  );
const tooLongField = fc
  .tuple(formPath, fieldName, fc.constantFrom(201, 1_000, 16_000, 40_000))
  .map(([at, name, length]) => makePost(at, { ...deckRequest, [name]: 'x'.repeat(length) }));
const badEmail = fc
  .tuple(fc.boolean(), invalidEmail)
  .map(([deck, email]) =>
    deck ? makePost(DECK_PATH, { ...deckRequest, email }) : makePost(NEWSLETTER, { email }),
  );
const badToken = fc
  .tuple(
    fc.constantFrom('confirm', 'unsubscribe'),
    fc.constantFrom('GET', 'POST'),
    fc.oneof(fc.string({ maxLength: 80 }), attackText),
  )
  .map(
    ([page, method, token]): BadRequest => ({
      method,
      path: `/newsletter/${page}?token=${encodeURIComponent(token)}`,
      headers: {},
    }),
  );
const badQuiz = fc
  .tuple(
    fc.array(fc.oneof(fc.string({ maxLength: 8 }), fc.array(fc.string({ maxLength: 8 }), { maxLength: 3 })), {
      maxLength: 13,
    }),
    wrongValue,
  )
  .map(([answers, consent]) => makePost(QUIZ, { answers, consent }));

/** Requests that the server must reject. */
const badRequest: fc.Arbitrary<BadRequest> = fc.oneof(
  brokenJson,
  randomBody,
  wrongBody,
  wrongField,
  controlField,
  tooLongField,
  badEmail,
  badToken,
  badQuiz,
);

let callers = 0;
/** Every request comes from another address, so that no limit answers it. */
const nextAddress = () => {
  callers += 1;
  return `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`;
};

test(`${BAD_INPUTS.toLocaleString('en')} invalid requests get a 4xx response and store nothing`, async () => {
  const server = await testServer('sqlite', { env: { QUIZ_REPORTS: 'on' } });
  const rejectsBadRequests = fc.asyncProperty(badRequest, async ({ method, path, headers, body }) => {
    const init = { method, headers, ...(body !== undefined && { body }) };
    const response = await server.request(path, init, nextAddress());
    expect(response.status).not.toBe(429);
    if (response.status < 400 || response.status >= 500) throw new Error(`answered ${response.status}`);
  });
  // After each batch, a valid submission shows that the server still works and stores only this submission.
  const batchCount = 20;
  for (let batch = 1; batch <= batchCount; batch += 1) {
    await fc.assert(rejectsBadRequests, { numRuns: BAD_INPUTS / batchCount });
    expect((await server.post(DECK_PATH, deckRequest, {}, nextAddress())).status).toBe(200);
    expect(await server.submissions()).toHaveLength(batch);
  }
  const storedSubmissions = await server.submissions();
  for (const submission of storedSubmissions)
    expect(submission).toMatchObject({ email: deckRequest.email, company: deckRequest.company });
  expect(await server.store.db.selectFrom('subscribers').selectAll().execute()).toEqual([]);
});

/** HTTP libraries would not send these bytes. */
const MALFORMED_REQUESTS: readonly string[] = [
  'GET / HTTP/1.1\r\n\r\n',
  'POST /webhook/deck-request HTTP/1.1\r\nHost: x\r\nContent-Length: abc\r\n\r\n',
  'POST /webhook/deck-request HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /webhook/deck-request HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99999999\r\n\r\n{}',
  'POST /webhook/deck-request HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n',
  'POST /api/newsletter HTTP/1.1\r\nHost: x\r\nIdempotency-Key: a\u0000b\r\nContent-Length: 0\r\n\r\n',
  'POST /api/newsletter HTTP/1.1\r\nHost: x\r\nX-Utm: a\r\n b\r\nContent-Length: 0\r\n\r\n',
  `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: x\r\nX-Page: ${'a'.repeat(20_000)}\r\n\r\n`,
  'GET /%ff%fe%00 HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /..%2f..%2fetc/passwd HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET http://evil.test/ HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a b c\r\n\r\n',
  'TRACE / HTTP/1.1\r\nHost: x\r\n\r\n',
  'CONNECT evil.test:443 HTTP/1.1\r\nHost: x\r\n\r\n',
  'BREW / HTTP/1.1\r\nHost: x\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000',
  '\r\n\r\n\r\n',
];

test('a truncated chunked body gets a 400 response, even if the client has disconnected', async () => {
  const METRICS_TOKEN = 'a token for the metrics';
  const { startServer } = await createTestSystem('sqlite', { WORKER: 'off', METRICS_TOKEN });
  const server = await startServer();
  const openPartialRequest = async () => {
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
    await once(socket, 'connect');
    const head = `POST ${DECK_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked`;
    socket.write(`${head}\r\n\r\n10\r\n{"firstName":`);
    return socket;
  };
  const halfClosedSocket = await openPartialRequest();
  halfClosedSocket.end();
  expect(await text(halfClosedSocket)).toMatch(/^HTTP\/1\.1 400 /);
  const disconnectedSocket = await openPartialRequest();
  const countRejected = async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const page = await (await fetch(`${server.origin}/metrics`, { headers })).text();
    return Number(/^submissions_total\{kind="deck",outcome="refused_400"\} (\d+)$/m.exec(page)?.[1] ?? 0);
  };
  const rejectedBefore = await countRejected();
  disconnectedSocket.resetAndDestroy();
  await expect.poll(countRejected).toBe(rejectedBefore + 1);
  expect(server.output.join('\n')).not.toContain('request failed');
  expect(await server.stop()).toBe(0);
});

test('malformed HTTP stores nothing and does not crash the server', async () => {
  const { settings, startServer } = await createTestSystem('sqlite', { WORKER: 'off' });
  const server = await startServer();
  const { port } = new URL(server.origin);
  for (const bytes of MALFORMED_REQUESTS) {
    const socket = connect(Number(port), '127.0.0.1');
    await once(socket, 'connect');
    socket.end(Buffer.from(bytes, 'latin1'));
    const response = await text(socket).catch(() => '');
    expect(response, bytes.slice(0, 60)).not.toMatch(/^HTTP\/1\.1 5/);
  }
  expect(server.child.exitCode).toBeNull();
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  expect(await withStore(settings, ({ db }) => db.selectFrom('submissions').selectAll().execute())).toEqual(
    [],
  );
  expect(await server.stop()).toBe(0);
});

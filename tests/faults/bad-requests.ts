/** Requests that must be rejected, each with a known fault. */
import fc from 'fast-check';
import { deckRequest } from '#server/testing/test-server.ts';

export type BadRequest = Readonly<{
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}>;

const JSON_HEADERS = { 'content-type': 'application/json' };
const DECK = '/webhook/deck-request';
const NEWSLETTER = '/api/newsletter';
const QUIZ = '/api/quiz-reports';
const path = fc.constantFrom(DECK, NEWSLETTER, QUIZ);

const post = (at: string, body: unknown, headers: Record<string, string> = JSON_HEADERS): BadRequest => ({
  method: 'POST',
  path: at,
  headers,
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/** Text that attacks its readers. */
const attack = fc.constantFrom(
  '=HYPERLINK("https://evil.test")',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; drop table leads; --",
  '{{7*7}}#{7*7}<%= 7*7 %>',
  '../../../../etc/passwd',
  '%0d%0aBcc: victim@acme.test',
);
/** Characters that one line of text must not contain. */
const control = fc.constantFrom(
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
const field = fc.constantFrom('firstName', 'lastName', 'email', 'company', 'phone');
const wrongType = fc.oneof(
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 2 }),
  fc.dictionary(fc.string({ maxLength: 5 }), fc.string({ maxLength: 5 }), { maxKeys: 2 }),
);
const notAnAddress = fc.oneof(
  attack,
  fc.constantFrom(
    '',
    ' ',
    'ada',
    'ada@',
    '@acme.test',
    'ada@acme',
    'ada@@acme.test',
    'a b@acme.test',
    'ada@acme.t',
  ),
  fc.constantFrom(
    'ada@acme.test,eve@acme.test',
    'Ada <ada@acme.test>',
    'ada@acme.test\r\nBcc: eve@acme.test',
    'ada@<b>.test',
  ),
  fc.string({ maxLength: 30 }).filter((text) => !/[^\s@]@[^\s@]+\.[A-Za-z]{2,}\s*$/.test(text)),
);

const brokenJson = fc
  .tuple(path, fc.nat({ max: 90 }))
  .map(([at, cut]) => post(at, JSON.stringify(deckRequest).slice(0, -1 - cut)));
const noise = fc
  .tuple(path, fc.string({ unit: 'binary', maxLength: 60 }))
  .filter(([, text]) => !text.trim().startsWith('{'))
  .map(([at, text]) => post(at, text));
const anyValue = fc.tuple(path, wrongType).map(([at, value]) => post(at, value));
const wrongField = fc
  .tuple(field, wrongType)
  .map(([name, value]) => post(DECK, { ...deckRequest, [name]: value }));
const controlField = fc
  .tuple(field, control)
  .map(([name, text]) => post(DECK, { ...deckRequest, [name]: `a${text}${deckRequest[name as 'email']}` }));
const huge = fc
  .tuple(path, field, fc.constantFrom(201, 1_000, 16_000, 40_000))
  .map(([at, name, length]) => post(at, { ...deckRequest, [name]: 'x'.repeat(length) }));
const extraField = fc
  .tuple(fc.constantFrom('admin', 'id', '__proto__', 'constructor', 'suspicion', 'x'), wrongType)
  .map(([name, value]) =>
    post(
      DECK,
      `${JSON.stringify(deckRequest).slice(0, -1)},${JSON.stringify(name)}:${JSON.stringify(value)}}`,
    ),
  );
const badAddress = fc
  .tuple(fc.boolean(), notAnAddress)
  .map(([deck, email]) => (deck ? post(DECK, { ...deckRequest, email }) : post(NEWSLETTER, { email })));
const wrongOrigin = fc
  .tuple(
    path,
    fc.oneof(
      fc.nat().map((number) => `https://site-${number}.test`),
      fc.constantFrom('null', 'https://acme.test.evil.test', 'file://', 'acme.test'),
    ),
  )
  .map(([at, origin]) => post(at, deckRequest, { ...JSON_HEADERS, origin }));
const wrongContentType = fc
  .tuple(
    path,
    fc.constantFrom(
      'text/plain',
      'multipart/form-data',
      'application/xml',
      '',
      'application/json; charset=latin1',
      'application/jsonp',
    ),
  )
  .map(([at, type]) => post(at, deckRequest, { 'content-type': type }));
const wrongMethod = fc
  .tuple(path, fc.constantFrom('GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'))
  .map(([at, method]): BadRequest => ({ method, path: at, headers: {} }));
const wrongPath = fc
  .tuple(fc.constantFrom('/webhook/', '/api/', '/newsletter/', '/'), fc.string({ maxLength: 12 }), attack)
  .map(([start, rest, text]) =>
    post(`${start}${encodeURIComponent(rest.toWellFormed())}${encodeURIComponent(text)}`, deckRequest),
  );
const badToken = fc
  .tuple(
    fc.constantFrom('confirm', 'unsubscribe'),
    fc.constantFrom('GET', 'POST'),
    fc.oneof(fc.string({ maxLength: 80 }), attack),
  )
  .map(
    ([page, method, token]): BadRequest => ({
      method,
      path: `/newsletter/${page}?token=${encodeURIComponent(token)}`,
      headers: {},
    }),
  );
const badForm = fc.tuple(notAnAddress, attack).map(([email, name]) =>
  post(NEWSLETTER, new URLSearchParams({ email: email.toWellFormed(), [name]: '1' }).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  }),
);
const badQuiz = fc
  .tuple(
    fc.array(fc.oneof(fc.string({ maxLength: 8 }), fc.array(fc.string({ maxLength: 8 }), { maxLength: 3 })), {
      maxLength: 13,
    }),
    wrongType,
  )
  .map(([answers, consent]) => post(QUIZ, { answers, consent }));

export const badRequest: fc.Arbitrary<BadRequest> = fc.oneof(
  brokenJson,
  noise,
  anyValue,
  wrongField,
  controlField,
  huge,
  extraField,
  badAddress,
  wrongOrigin,
  wrongContentType,
  wrongMethod,
  wrongPath,
  badToken,
  badForm,
  badQuiz,
);

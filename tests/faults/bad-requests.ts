/** Generators of requests that the server must reject. */
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
const formPath = fc.constantFrom(DECK, NEWSLETTER, QUIZ);

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
  .tuple(formPath, fc.nat({ max: 90 }))
  .map(([at, cut]) => makePost(at, JSON.stringify(deckRequest).slice(0, -1 - cut)));
const randomBody = fc
  .tuple(formPath, fc.string({ unit: 'binary', maxLength: 60 }))
  .filter(([, text]) => !text.trim().startsWith('{'))
  .map(([at, text]) => makePost(at, text));
const wrongBody = fc.tuple(formPath, wrongValue).map(([at, value]) => makePost(at, value));
const wrongField = fc
  .tuple(fieldName, wrongValue)
  .map(([name, value]) => makePost(DECK, { ...deckRequest, [name]: value }));
const controlField = fc
  .tuple(fieldName, controlCharacter)
  .map(([name, text]) =>
    makePost(DECK, { ...deckRequest, [name]: `a${text}${deckRequest[name as 'email']}` }),
  );
const tooLongField = fc
  .tuple(formPath, fieldName, fc.constantFrom(201, 1_000, 16_000, 40_000))
  .map(([at, name, length]) => makePost(at, { ...deckRequest, [name]: 'x'.repeat(length) }));
const badEmail = fc
  .tuple(fc.boolean(), invalidEmail)
  .map(([deck, email]) =>
    deck ? makePost(DECK, { ...deckRequest, email }) : makePost(NEWSLETTER, { email }),
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

export const badRequest: fc.Arbitrary<BadRequest> = fc.oneof(
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

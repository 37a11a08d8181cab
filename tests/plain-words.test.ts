/** Comments, test titles and messages for operators use the words of the field (docs/glossary.md). */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCES = [
  '{app,bench,build,content,desk,domain,drawing,media,server,tests,tools}/**/*.{ts,tsx,css,mjs}',
  '*.config.ts',
];
const TESTS = [
  '{app,bench,build,content,desk,domain,drawing,media,server,tests}/**/*.{test,spec}.{ts,tsx}',
  'tests/support/requirements.ts',
  'bench/*.ts',
];
const DESK_WORDS = ['content/desk.ts', 'content/*/desk/*.json'];

/** Files with `#` comments that operators read. */
const CONFIGURATIONS = [
  '.env.example',
  'Dockerfile',
  'compose.yaml',
  'docs/examples/**/*.{conf,Caddyfile,service}',
];

const COMMENT = /(?:^|\s)(?:\/\*\*?|\/\/|\*)\s+(.*)/;

/** Private words and phrases, each with its replacement. */
const BANNED: readonly (readonly [RegExp, string])[] = [
  [/^(?:What|Who|Whom|Whose|Which|Where|Whether)\b/, 'a noun as subject, or "True if …"'],
  [/\b(?:stands?|stood)\b(?! for\b)/i, '"is", "is shown"'],
  [/\b(?:is|are|was|were) told\b/i, '"gets an error", "is notified"'],
  [/\b(?:is|are|was|were) taken\b(?! over\b)/i, '"is accepted"'],
  [/\bwhoever\b/i, 'the noun: visitor, caller, user'],
  [/\bshoals?\b/i, '"particle group"'],
  [/\bparcels?\b/i, '"message", "delivery"'],
  [/\bin line again\b/i, '"re-queued"'],
  [/\bgiven up\b/i, '"failed"'],
  [/\bnot yet alive\b/i, '"not yet hydrated"'],
  [/\b(?:for|to|by|of|from) who\b/i, 'the noun: visitor, user, person'],
  [/\bunder way\b/i, '"in progress"'],
  [/\bcalled off\b/i, '"cancelled"'],
  [/\bthrow-away\b/i, '"temporary"'],
  [/\bmade-up\b/i, '"sample", "invented"'],
  [/\bnought\b/i, '"0"'],
  [/\ball the same\b/i, '"also", "anyway"'],
  [/^Of /, 'the noun first: "Price of …"'],
  [/\b(?:anew|afresh)\b/i, '"again"'],
  [/\bgives? back\b/i, '"returns", "saves"'],
  [/\bin vain\b/i, '"without success"'],
  [/\bon (?:its|their) way\b/i, '"loading", "moving", "queued"'],
  [/\bin sight\b/i, '"visible"'],
  [/\bof theirs\b/i, '"their …"'],
  [/\bat rest\b/i, '"paused", "not moving"'],
  [/\bthe way (?:in|out|back)\b/i, '"sign-in page", "back link"'],
  [/\bput away\b/i, '"stored", "closed"'],
  [/\bturned away\b/i, '"rejected"'],
  [/\blets? in\b/i, '"accepts", "signs in"'],
  [/\bquarter of an hour\b/i, '"15 minutes"'],
  [/\b(?:is|are|was|were) (?:simply )?there(?=[.;:])/i, '"exists", "is visible", "has loaded"'],
];

/** Phrases in log lines and messages of commands that operators did not understand. */
const BANNED_IN_MESSAGES: typeof BANNED = [...BANNED, [/\bcan be asked\b/i, '"listening", "available"']];

/** Phrases of the desk that its users did not understand. */
const BANNED_IN_DESK: readonly (readonly [RegExp, string])[] = [
  [/\bgiven up\b/i, '"Failed"'],
  [/\bWho looked\b/, '"Viewed by"'],
  [/\bPictures\b/, '"Analytics"'],
  [/\bin line\b/i, '"queued"'],
  [/\bnot taken\b/i, '"Invalid value"'],
  [/\bOwn dates\b/i, '"Custom"'],
  [/\b(?:is|are) not known here\b/i, '"is not registered"'],
  [/\bof theirs\b/i, '"their …"'],
  [/\bfault of its own\b/i, '"server error"'],
];

/** `at` is the file and the line number. */
type Line = Readonly<{ at: string; text: string }>;

const readLines = (patterns: readonly string[]): Line[] =>
  globSync(patterns).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((text, index) => ({ at: `${file}:${index + 1}`, text })),
  );

const findComments = (lines: readonly Line[], pattern = COMMENT): Line[] =>
  lines.flatMap(({ at, text }) => {
    const comment = pattern.exec(text)?.[1];
    return comment ? [{ at, text: comment }] : [];
  });

const findBannedPhrases = (lines: readonly Line[], banned: typeof BANNED): string[] =>
  lines.flatMap(({ at, text }) =>
    banned.flatMap(([pattern, replacement]) =>
      pattern.test(text) ? [`${at}: "${pattern.exec(text)?.[0]}", better ${replacement}`] : [],
    ),
  );

test('comments use plain words', () => {
  const comments = findComments(readLines(SOURCES).filter(({ at }) => !at.startsWith('tests/plain-words')));
  expect(comments.length).toBeGreaterThan(1000);
  expect(findBannedPhrases(comments, BANNED)).toEqual([]);
});

test('comments in configuration files use plain words', () => {
  const comments = findComments(readLines(CONFIGURATIONS), /^\s*#\s+(.*)/);
  expect(comments.length).toBeGreaterThan(50);
  expect(findBannedPhrases(comments, BANNED)).toEqual([]);
});

test('titles of tests and steps use plain words', () => {
  const titles = readLines(TESTS).filter(
    ({ at, text }) => !at.startsWith('tests/plain-words') && /['"`]/.test(text) && !COMMENT.test(text),
  );
  expect(titles.length).toBeGreaterThan(1000);
  expect(findBannedPhrases(titles, BANNED)).toEqual([]);
});

test('log lines and messages of commands use plain words', () => {
  const messages = readLines(['{server,build,tools}/**/*.ts']).filter(
    ({ at, text }) =>
      !at.includes('.test.ts:') &&
      /\blog\.(?:info|warn|error)\(|console\.(?:log|error)\(|OperatorError\(/.test(text),
  );
  expect(messages.length).toBeGreaterThan(50);
  expect(findBannedPhrases(messages, BANNED_IN_MESSAGES)).toEqual([]);
});

test('the desk uses plain words', () => {
  const lines = readLines(DESK_WORDS);
  expect(lines.length).toBeGreaterThan(100);
  expect(findBannedPhrases(lines, BANNED_IN_DESK)).toEqual([]);
});

test('the check finds a private word', () => {
  const lines = [{ at: 'a.ts:1', text: '/** What stands beside the form. */' }];
  expect(findBannedPhrases(findComments(lines), BANNED)).toHaveLength(2);
});

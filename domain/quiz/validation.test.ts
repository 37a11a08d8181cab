import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choose, NO_ANSWERS } from './answers.ts';
import { isChoice, QUESTIONS, type Question } from './questions.ts';
import { MAX_TEXT, validate } from './validation.ts';

/** One question of every type. The site's own questions are not used, because operators change them. */
const SAMPLE_QUESTIONS = {
  company: { type: 'text', required: true },
  name: { type: 'text', required: true },
  email: { type: 'email', required: true },
  website: { type: 'url', required: false },
  phone: { type: 'tel', required: false },
  role: { type: 'single', required: true, options: ['cto', 'sales'] },
  tools: { type: 'grid', required: true, options: ['gmail', 'zoom'] },
  bottlenecks: {
    type: 'multiple',
    required: true,
    max: 3,
    options: ['leadgen', 'support', 'research', 'reporting'],
  },
} as const;

const check = (id: keyof typeof SAMPLE_QUESTIONS, answer: string | string[]) =>
  validate({ id, phase: 'context', ...SAMPLE_QUESTIONS[id] } as Question, answer);

describe('required', () => {
  test.each(['', ' ', '\t\n', '\u00a0'])('text %j is missing', (text) => {
    expect(check('company', text)).toBe('required');
    expect(check('name', text)).toBe('required');
    expect(check('email', text)).toBe('required');
  });

  test.each(['role', 'bottlenecks', 'tools'] as const)('%s needs a selection', (id) =>
    expect(check(id, [])).toBe('selection'),
  );

  test('website and phone may stay empty', () => {
    expect(check('website', ' ')).toBeUndefined();
    expect(check('phone', '')).toBeUndefined();
  });
});

describe('website', () => {
  test.each([
    'example.com',
    'www.example.com',
    'http://example.com',
    'https://www.example.co.uk/',
    'https://example.com/a/b?c=d#e',
    'HTTPS://EXAMPLE.COM',
    ' example.com ',
    'münchen.de',
    'my-shop.example',
  ])('%s is valid', (text) => expect(check('website', text)).toBeUndefined());

  test.each([
    'example',
    'http://example',
    'ftp://example.com',
    'example .com',
    '.com',
    'example.',
    'a..b.com',
    '-a.com',
    'a@b.com',
    'https://',
    'example.com path',
    'javascript:alert(1)',
  ])('%s is invalid', (text) => expect(check('website', text)).toBe('url'));
});

test('an email address is checked without the spaces around it', () => {
  expect(check('email', ' a@b.co ')).toBeUndefined();
  expect(check('email', ' a@b ')).toBe('email');
});

describe('phone', () => {
  test.each(['1234567', '+123456', '+1 (555) 010-0147', '12345678901234567890', '+1234567890123456789'])(
    '%s is valid',
    (text) => expect(check('phone', text)).toBeUndefined(),
  );
  test.each([
    '123456',
    '+12345',
    '123456789012345678901',
    '555.010.0147',
    '1+234567',
    'call me',
    '+1 555 x 12',
  ])('%s is invalid', (text) => expect(check('phone', text)).toBe('tel'));
});

describe('invalid input', () => {
  test('a fourth bottleneck is invalid', () => {
    expect(check('bottlenecks', ['leadgen', 'support', 'research'])).toBeUndefined();
    expect(check('bottlenecks', ['leadgen', 'support', 'research', 'reporting'])).toBe('invalid');
  });
  test('an unknown option, a repeated option and two options of a single choice are invalid', () => {
    expect(check('tools', ['fax'])).toBe('invalid');
    expect(check('tools', ['zoom', 'zoom'])).toBe('invalid');
    expect(check('role', ['cto', 'sales'])).toBe('invalid');
  });
  test('the wrong type of answer and too much text are invalid', () => {
    expect(check('name', ['Ada'])).toBe('invalid');
    expect(check('role', 'cto')).toBe('invalid');
    expect(check('name', 'a'.repeat(MAX_TEXT))).toBeUndefined();
    expect(check('name', 'a'.repeat(MAX_TEXT + 1))).toBe('invalid');
  });
});

test('any series of choices leaves a selection that is valid or empty', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...QUESTIONS.keys()),
      fc.infiniteStream(fc.nat({ max: 11 })),
      fc.nat({ max: 30 }),
      (index, picks, count) => {
        const question = QUESTIONS[index]!;
        if (!isChoice(question)) return;
        let selected = NO_ANSWERS[index]!;
        for (const pick of picks.take(count)) {
          const value = question.options[pick % question.options.length]!;
          selected = choose(index, selected, value) ?? selected;
        }
        if (selected.length > 0) expect(validate(question, selected)).toBeUndefined();
      },
    ),
  );
});

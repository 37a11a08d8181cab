import { expect, test } from 'vitest';
import { joinFacts, preventOrphans, withNonBreakingSpaces } from './typography.ts';

const markNonBreaking = (text: string) =>
  preventOrphans(text).map((part, index) => (index % 2 ? part.replaceAll(' ', '_') : part));

test('a number stays with its unit, and a range in one piece', () => {
  expect(
    markNonBreaking('Within 7 days, in use after 2-3 weeks, as 48 reviews say of a whole summer.').join(''),
  ).toBe('Within 7_days, in use after 2-3_weeks, as 48_reviews say of a whole_summer.');
});

test('a German number stays with its unit, a range and a date in one piece', () => {
  expect(
    markNonBreaking(
      'Nach 15–20 Stunden, bei 48 Bewertungen, binnen 63 Arbeitstagen und bei 340 Beschäftigten 41 % mehr, seit dem 14. Juli im ganzen Haus.',
    ).join(''),
  ).toBe(
    'Nach 15–20_Stunden, bei 48_Bewertungen, binnen 63_Arbeitstagen und bei 340_Beschäftigten 41_% mehr, seit dem 14._Juli im ganzen_Haus.',
  );
});

test('a range stays in one piece, even before a non-breaking space', () => {
  expect(preventOrphans('In 4–6\u00a0Wochen laufen alle Agenten.')).toContain('4–6\u00a0Wochen');
});

test('a word with a hyphen stays in one piece, unless it is longer than a narrow line', () => {
  expect(
    preventOrphans('A 30-day calendar, its follow-ups and one sheet for all of them').slice(0, 4),
  ).toEqual(['A ', '30-day', ' calendar, its ', 'follow-ups']);
  const long = 'a-word-that-is-longer-than-any-line';
  expect(preventOrphans(`Of ${long}`)).toEqual([`Of ${long}`]);
});

test('the last line has more than one short word', () => {
  expect(markNonBreaking('It needs one person, two hours a week.').join('')).toBe(
    'It needs one person, two hours_a_week.',
  );
});

test('short text, and text that ends with a long word, may break anywhere', () => {
  for (const text of ['At once.', 'Write to somebody.with.a.long.name@company.example.'])
    expect(preventOrphans(text)).toEqual([text]);
});

test('one string with non-breaking spaces has the same breaks', () => {
  expect(withNonBreakingSpaces('Live within 7 days, all of them.')).toBe(
    'Live within 7\u00a0days, all of\u00a0them.',
  );
});

test('a line of facts keeps the dot with the fact before it, and leaves out empty facts', () => {
  expect(joinFacts(['Warm', '', undefined, 'Asked for the deck'])).toBe('Warm\u00a0· Asked for the deck');
});

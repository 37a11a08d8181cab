import { expect, test } from 'vitest';
import { type ReadinessRules, readinessOf } from './readiness.ts';

const rules: ReadinessRules = {
  answers: { start: { now: 4, never: -3 }, role: { founder: 2 } },
  forms: { deck: 3, quiz: 1 },
  booked: 4,
  again: 1,
  hot: 6,
  warm: 3,
};
const noFacts = { answers: {}, forms: [], isBooked: false };

test('points for answers, forms and a call add up to a level', () => {
  const levelFor = (facts: Partial<Parameters<typeof readinessOf>[0]>) =>
    readinessOf({ ...noFacts, ...facts }, rules).level;
  expect(levelFor({})).toBe('later');
  expect(levelFor({ forms: ['newsletter'] })).toBe('later');
  expect(levelFor({ forms: ['deck'] })).toBe('warm');
  expect(levelFor({ forms: ['deck', 'quiz'] }), 'the best form counts once').toBe('warm');
  expect(levelFor({ forms: ['quiz'], answers: { start: ['now'], role: ['founder'] } })).toBe('hot');
  expect(levelFor({ forms: ['quiz'], answers: { start: ['never'], role: ['founder'] } })).toBe('later');
  expect(levelFor({ forms: ['deck'], isBooked: true })).toBe('hot');
  expect(levelFor({ isBooked: true })).toBe('warm');
});

test('reasons are the call, the answers with the most points first, and several forms', () => {
  const answers = { role: ['founder'], start: ['now', 'never', 'other'] };
  expect(readinessOf({ answers, forms: ['quiz', 'deck'], isBooked: true }, rules).reasons).toEqual([
    'booked',
    { question: 'start', value: 'now' },
    { question: 'role', value: 'founder' },
    'again',
  ]);
  expect(readinessOf(noFacts, rules).reasons).toEqual([]);
});

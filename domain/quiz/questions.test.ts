import { expect, test } from 'vitest';
import { PHASES, QUESTIONS } from './questions.ts';

test('asks twelve questions in three phases of four', () => {
  expect(QUESTIONS).toHaveLength(12);
  expect(QUESTIONS.map(({ phase }) => phase)).toEqual(PHASES.flatMap((phase) => Array(4).fill(phase)));
});

test('asks in the specified order, of the specified type, and leaves website and phone optional', () => {
  expect(QUESTIONS.map(({ id, type, required }) => `${id} ${type}${required ? '' : ' optional'}`)).toEqual([
    'industry single',
    'company text',
    'website url optional',
    'role single',
    'bottlenecks multiple',
    'tasks multiple',
    'tools grid',
    'team_size single',
    'name text',
    'email email',
    'phone tel optional',
    'timeline single',
  ]);
});

test('only the bottlenecks have a maximum', () => {
  expect(QUESTIONS.flatMap((question) => ('max' in question ? [[question.id, question.max]] : []))).toEqual([
    ['bottlenecks', 3],
  ]);
});

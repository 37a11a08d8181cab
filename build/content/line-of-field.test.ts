import { expect, test } from 'vitest';
import { lineOfField } from './line-of-field.ts';

const SOURCE = `const other = { title: 'x' };
export const steps = [
  { title: 'a' },
  {
    title: 'b',
    'long name': { deep: ['c', f('d')] },
  },
] as const satisfies Step[];
`;

test.each([
  ['1.title', 5],
  ['steps.1.title', 5],
  ['1.long name.deep.0', 6],
  ['0', 3],
  // For a missing field, the line of its parent.
  ['1.missing', 4],
])('finds %s on line %i', (field, line) => {
  expect(lineOfField('content/steps.ts', SOURCE, field)).toBe(line);
});

test('finds a field in a JSON file', () => {
  expect(lineOfField('content/en/steps.json', '{\n  "a": 1,\n  "b": { "c":\n    "d" }\n}\n', 'b.c')).toBe(3);
});

test('returns undefined if the first key is missing', () => {
  expect(lineOfField('content/steps.ts', SOURCE, 'nothing')).toBeUndefined();
});

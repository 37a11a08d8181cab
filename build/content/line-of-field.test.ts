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
  // Missing fields give the nearest parent.
  ['1.missing', 4],
])('%s of a list is on line %i', (field, line) => {
  expect(lineOfField('content/steps.ts', SOURCE, field)).toBe(line);
});

test('a field of a JSON file is found too', () => {
  expect(lineOfField('content/en/steps.json', '{\n  "a": 1,\n  "b": { "c":\n    "d" }\n}\n', 'b.c')).toBe(3);
});

test('a missing field has no line', () => {
  expect(lineOfField('content/steps.ts', SOURCE, 'nothing')).toBeUndefined();
});

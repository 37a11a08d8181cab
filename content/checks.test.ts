import { expect, test } from 'vitest';
import { contentFaults, faultsOf } from './checks.ts';
import { text } from './text-rule.ts';

test('all copy keeps its rules', () => {
  expect(contentFaults()).toEqual([]);
});

test('a fault names the file, the field and the reason', () => {
  const faults = faultsOf([{ file: 'content/x.ts', schema: text(3), data: 'four' }]);
  expect(faults).toEqual(['content/x.ts: null is 4 characters, at most 3 fit']);
});

import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { partsOfTests } from './support/parts-of-tests.ts';

test('every test file of an optional part exists', () => {
  expect(Object.keys(partsOfTests).filter((file) => !existsSync(file))).toEqual([]);
});

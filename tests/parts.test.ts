import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { partsOfTests } from './support/parts-of-tests.ts';

test('every test file that names its parts is there', () => {
  expect(Object.keys(partsOfTests).filter((file) => !existsSync(file))).toEqual([]);
});

import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { requiredParts } from './support/optional-test-files.ts';

test('every test file that is listed with its required parts exists', () => {
  expect(Object.keys(requiredParts).filter((file) => !existsSync(file))).toEqual([]);
});

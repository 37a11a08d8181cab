import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { textSchemaFiles } from './text-schemas.ts';

test('JSON Schemas and types match content/schemas (if not, run `npm run generate:text-schemas`)', async () => {
  const files = [...textSchemaFiles()];
  const contents = await Promise.all(files.map(([path]) => readFile(path, 'utf8').catch(() => 'is missing')));
  expect(files.filter(([, text], index) => contents[index] !== text).map(([path]) => path)).toEqual([]);
});

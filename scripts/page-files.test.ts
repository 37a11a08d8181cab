import { expect, test } from 'vitest';
import { PATHS } from '#domain/paths.ts';
import { pageFiles } from './page-files.ts';

test('every path has a page of its own, any other address the 404 page', async () => {
  const pageFile = await pageFiles();
  const files = Object.values(PATHS).map((path) => pageFile(path));
  expect(new Set(files).size).toBe(files.length);
  expect(files).not.toContain(pageFile('/404'));
  expect(pageFile('/404')).toBe('app/pages/not-found.tsx');
});

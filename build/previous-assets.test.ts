import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepPreviousAssets } from './previous-assets.ts';

let folder: string;
let buildCount = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assets-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function buildWith(...files: string[]): Promise<string[]> {
  const previous = join(folder, String(buildCount++));
  const next = join(folder, String(buildCount));
  const assets = join(next, 'site/assets');
  await mkdir(assets, { recursive: true });
  for (const file of files) await writeFile(join(assets, file), file);
  await keepPreviousAssets(previous, next);
  return (await readdir(assets)).sort();
}

test('files of the previous build stay for one more build', async () => {
  expect(await buildWith('main-1.js', 'faq-1.js')).toEqual(['faq-1.js', 'main-1.js']);
  expect(await buildWith('main-2.js', 'faq-1.js')).toEqual(['faq-1.js', 'main-1.js', 'main-2.js']);
  expect(await buildWith('main-3.js', 'faq-1.js')).toEqual(['faq-1.js', 'main-2.js', 'main-3.js']);
  expect(await buildWith('main-3.js', 'faq-1.js')).toEqual(['faq-1.js', 'main-3.js']);
});

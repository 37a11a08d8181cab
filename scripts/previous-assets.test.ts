import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putAssetsBack, setAssetsAside } from './previous-assets.ts';

const ASSETS = 'dist/site/assets';
const home = process.cwd();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assets-'));
  process.chdir(folder);
});
afterAll(async () => {
  process.chdir(home);
  await rm(folder, { recursive: true });
});

async function build(...files: string[]): Promise<string[]> {
  await setAssetsAside(ASSETS);
  await rm(ASSETS, { recursive: true, force: true });
  await mkdir(ASSETS, { recursive: true });
  for (const file of files) await writeFile(`${ASSETS}/${file}`, file);
  await putAssetsBack(ASSETS);
  return (await readdir(ASSETS)).sort();
}

test('files of the build before stay for one build more', async () => {
  expect(await build('main-1.js', 'faq-1.js')).toEqual(['faq-1.js', 'main-1.js']);
  expect(await build('main-2.js', 'faq-1.js')).toEqual(['faq-1.js', 'main-1.js', 'main-2.js']);
  expect(await build('main-3.js', 'faq-1.js')).toEqual(['faq-1.js', 'main-2.js', 'main-3.js']);
  expect(await build('main-3.js', 'faq-1.js')).toEqual(['faq-1.js', 'main-3.js']);
});

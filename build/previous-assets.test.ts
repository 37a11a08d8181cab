import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#server/testing/stores.ts';
import { keepPreviousAssets } from './previous-assets.ts';

test('files of the previous build stay for one more build', async () => {
  const folder = temporaryFolder('assets');
  let buildCount = 0;
  const buildWith = async (...files: string[]): Promise<string[]> => {
    const previous = join(folder, String(buildCount++));
    const next = join(folder, String(buildCount));
    const assets = join(next, 'site/assets');
    await mkdir(assets, { recursive: true });
    for (const file of files) await writeFile(join(assets, file), file);
    await keepPreviousAssets(previous, next);
    return (await readdir(assets)).sort();
  };
  expect(await buildWith('main-1.js', 'faq-1.js')).toEqual(['faq-1.js', 'main-1.js']);
  expect(await buildWith('main-2.js', 'faq-1.js')).toEqual(['faq-1.js', 'main-1.js', 'main-2.js']);
  expect(await buildWith('main-3.js', 'faq-1.js')).toEqual(['faq-1.js', 'main-2.js', 'main-3.js']);
  expect(await buildWith('main-3.js', 'faq-1.js')).toEqual(['faq-1.js', 'main-3.js']);
});

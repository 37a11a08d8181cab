import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ogImagePath, pageHeads } from '#content/shell/page-heads.ts';
import { temporaryFolder } from '#server/testing/stores.ts';
import { writeOgImages } from './og-images.ts';

/** Chat apps do not show larger preview images. */
const MAX_BYTES = 120_000;

test('every page has a small preview image', async () => {
  const outDir = temporaryFolder('og');
  await writeOgImages(outDir);
  for (const { path } of pageHeads.values()) {
    const png = await readFile(join(outDir, ogImagePath(path)));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630]);
    expect(png.length, path).toBeLessThan(MAX_BYTES);
  }
});

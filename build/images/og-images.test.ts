import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ogImagePath, pageHeads } from '#content/shell/page-heads.ts';
import { writeOgImages } from './og-images.ts';

/** Chat apps do not show larger preview images. */
const MAX_BYTES = 120_000;
let outDir = '';

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'og-'));
  await writeOgImages(outDir);
});

afterAll(() => rm(outDir, { recursive: true }));

test.each([...pageHeads.values()].map(({ path }) => path))('%s has a small preview image', async (path) => {
  const png = await readFile(join(outDir, ogImagePath(path)));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(MAX_BYTES);
});

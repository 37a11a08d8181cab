import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeIcons } from './icons.ts';

const PNG_SIGNATURE = '89504e470d0a1a0a';
let outDir = '';
const read = (name: string) => readFile(join(outDir, name));

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'icons-'));
  await writeIcons(outDir);
});

afterAll(() => rm(outDir, { recursive: true }));

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
])('%s is a square PNG of %i pixels', async (name, pixels) => {
  const png = await read(name);
  expect(png.subarray(0, 8).toString('hex')).toBe(PNG_SIGNATURE);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([pixels, pixels]);
});

test('favicon.ico contains one picture of 32 pixels that fills the rest of the file', async () => {
  const ico = await read('favicon.ico');
  expect([0, 2, 4].map((at) => ico.readUInt16LE(at))).toEqual([0, 1, 1]);
  expect([ico[6], ico[7]]).toEqual([32, 32]);
  const [length, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect(offset + length).toBe(ico.length);
  expect(ico.subarray(offset, offset + 8).toString('hex')).toBe(PNG_SIGNATURE);
});

test('favicon.svg follows the color scheme of the browser', async () => {
  expect(String(await read('favicon.svg'))).toContain('prefers-color-scheme:dark');
});

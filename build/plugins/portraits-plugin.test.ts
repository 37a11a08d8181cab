import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPortraits, portraitsPlugin } from './portraits-plugin.ts';

const PHOTO = 'test-photo.jpg';
const file = new URL(`../../content/portraits/${PHOTO}`, import.meta.url).pathname;

beforeAll(async () => {
  await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#888' } })
    .jpeg()
    .toFile(file);
});
afterAll(() => rm(file));

test('a photo becomes a small 4:5 picture; a person without a photo adds nothing', async () => {
  const result = await createPortraits({ 'content/about.ts': [{ id: 'ada', image: PHOTO }, { id: 'bob' }] });
  expect([...result.keys()]).toEqual(['/portraits/test-photo.webp']);
  const { width, height, format } = await sharp(result.get('/portraits/test-photo.webp')).metadata();
  expect({ width, height, format }).toEqual({ width: 800, height: 1000, format: 'webp' });
});

test('the error names the missing file and its field', async () => {
  await expect(createPortraits({ 'content/about.ts': [{ id: 'ada', image: 'nobody.png' }] })).rejects.toThrow(
    /content\/about\.ts: ada\.image names content\/portraits\/nobody\.png/,
  );
});

test('the dev server continues after a request for a portrait whose file is missing', async () => {
  const fault = new Error('no such file');
  type Handler = (request: object, response: object, next: (error?: unknown) => void) => Promise<void>;
  const passedOn = await new Promise((next, reject) => {
    const use = (handle: Handler) => void handle({ url: '/portraits/ada.webp' }, {}, next).catch(reject);
    const ssrLoadModule = async () => ({ createPortraits: () => Promise.reject(fault) });
    (portraitsPlugin().configureServer as (server: object) => void)({ middlewares: { use }, ssrLoadModule });
  });
  expect(passedOn).toBe(fault);
});

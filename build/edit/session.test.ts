import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { testimonials } from '#content/landing/testimonials.ts';
import { saveChange } from './session.ts';

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>').toString('base64');
const [known = ''] = testimonials.flatMap(({ image }) => image?.replace(/\.\w+$/, '') ?? []);

const readState = async () => [
  await readdir('content/portraits'),
  await readFile('content/landing/testimonials.ts', 'utf8'),
];

test.each([
  ['../../../tmp/x', 'a path'],
  [`${known}'.length, run(), '`, 'code'],
  [`(?:${known})`, 'a regular expression'],
  [`${known}|.*`, 'a regular expression that matches all'],
  ['__proto__', 'a property of every object'],
  ['', 'nothing'],
])('%j is rejected as the name of a picture: %s', async (image) => {
  const before = await readState();
  const { faults, files } = await saveChange({ kind: 'portrait', image, data: SVG });
  expect(faults).toHaveLength(1);
  expect(files).toEqual([]);
  expect(await readState()).toEqual(before);
});

test.each(['../../package', '/etc/hosts', 'landing/../../../package', 'hero\0', 'hero.json?', '', '..'])(
  '%j is no file of texts',
  async (name) => {
    const change = { kind: 'text', name, fieldPath: ['name'], texts: { en: 'x', de: 'x' } } as const;
    await expect(saveChange(change)).rejects.toThrow('is not a file of texts');
  },
);

test('only text is saved as a text', async () => {
  const texts = { en: { toString: 'x' }, de: ['x'] } as unknown as Record<string, string>;
  const change = { kind: 'text', name: 'landing/faq', fieldPath: ['faq', '0', 'question'], texts } as const;
  await expect(saveChange(change)).rejects.toThrow('is not a text');
});

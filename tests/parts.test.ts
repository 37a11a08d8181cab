import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testimonials } from '#content/landing/testimonials.ts';
import { site } from '#content/site.ts';
import { requiredParts } from '../tools/optional-test-files.ts';

test('every test file that is listed with its required parts exists', () => {
  expect(Object.keys(requiredParts).filter((file) => !existsSync(file))).toEqual([]);
});

test('no code names the sample: its brand, its customers and their people are in the content', () => {
  const names = [site.name, ...testimonials.flatMap(({ name, company }) => [name, company])];
  const files = globSync('{app,booking,build,desk,domain,drawing,media,server}/**/*.{ts,tsx}').filter(
    (file) => !file.includes('.test.'),
  );
  const faults = files.filter((file) => names.some((name) => readFileSync(file, 'utf8').includes(name)));
  expect(faults).toEqual([]);
});

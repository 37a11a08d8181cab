/** `npm run remove:part`: the site compiles without the code and the texts of a section. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parts } from '#content/parts.ts';
import { copyRepository } from '../support/copy-repository.ts';

const PART = 'industries';

let copyFolder: string;
const inCopy = (file: string) => join(copyFolder, file);
const run = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: copyFolder, encoding: 'utf8', stdio: 'pipe' });

beforeAll(async () => {
  copyFolder = await copyRepository('remove-part-');
});
afterAll(() => rm(copyFolder, { recursive: true, force: true }));

test('an unknown part changes nothing and lists the parts', () => {
  const parts = readFileSync(inCopy('content/parts.ts'), 'utf8');
  expect(() => run('tools/remove-part.ts', 'casino')).toThrow('The parts are socialOs');
  expect(readFileSync(inCopy('content/parts.ts'), 'utf8')).toBe(parts);
});

if (parts.includes(PART))
  test('a section is removed with its texts and tests, and the rest compiles', { timeout: 300_000 }, () => {
    run('tools/remove-part.ts', PART);
    for (const file of [
      'app/sections/landing/industries/industries.tsx',
      'app/sections/landing/industries/industries.css',
      'content/en/landing/industries.json',
      'content/landing/industries.ts',
      'tests/e2e/landing/industries.spec.ts',
    ])
      expect(existsSync(inCopy(file)), file).toBe(false);
    for (const file of ['app/pages/landing.tsx', 'app/styles/pages/landing.css'])
      expect(readFileSync(inCopy(file), 'utf8'), file).not.toMatch(/industries(?:'|\.css)/);
    expect(existsSync(inCopy('content/en/landing/faq.json'))).toBe(true);
    run('node_modules/typescript/bin/tsc', '--noEmit');
  });

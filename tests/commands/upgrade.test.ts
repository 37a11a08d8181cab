/** Merges a new version of this repository into the copy of another brand. */
import { execFileSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyBrand } from '../rebrand/apply.ts';
import { longName } from '../rebrand/brands/long-name.ts';
import { copyRepository } from '../support/copy-repository.ts';

const TIMEOUT_MS = 120_000;
let copyFolder: string;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@site.test', ...args], {
    cwd: copyFolder,
    encoding: 'utf8',
  });
const runNode = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: copyFolder, encoding: 'utf8' });
const commit = (message: string) => {
  git('add', '--all');
  git('commit', '--quiet', '--message', message);
};
async function editFile(file: string, from: string, to: string) {
  const text = await readFile(join(copyFolder, file), 'utf8');
  expect(text, file).toContain(from);
  await writeFile(join(copyFolder, file), text.replace(from, to));
}

/** The new version adds a setting, a field, comments, and texts in a new file. */
async function makeNewVersion() {
  await editFile('content/site-settings.ts', '  email: string;', '  email: string;\n  timeZone?: string;');
  await editFile('content/landing/use-cases.ts', '  title: string;', '  title: string;\n  since?: string;');
  await editFile(
    'app/sections/landing/use-cases/use-cases.tsx',
    'export function UseCases',
    '/** As of 3.1. */\nexport function UseCases',
  );
  await editFile('content/limits.ts', '  language: {', '  badges: { title: 24 },\n  language: {');
  await writeFile(join(copyFolder, 'content/en/badges.json'), '{ "title": "Awards" }\n');
  await writeFile(join(copyFolder, 'content/de/badges.json'), '{ "title": "Auszeichnungen" }\n');
  await editFile('domain/quiz/catalog.ts', '/** Equal scores', '/** As of 3.1. Equal scores');
}

beforeAll(async () => {
  copyFolder = await copyRepository('upgrade-');
  git('init', '--quiet', '--initial-branch=upstream');
  await writeFile(join(copyFolder, '.git/info/exclude'), 'node_modules\n');
  commit('3.0');
  git('switch', '--quiet', '--create', 'ours');
  await applyBrand(copyFolder, longName);
  commit('our brand');
  git('switch', '--quiet', 'upstream');
  await makeNewVersion();
  commit('3.1');
  git('switch', '--quiet', 'ours');
}, TIMEOUT_MS);
afterAll(() => rm(copyFolder, { recursive: true, force: true }));

test('the merge has no conflict, and the content has no errors', { timeout: TIMEOUT_MS }, () => {
  git('merge', '--quiet', '--no-edit', 'upstream');
  expect(git('diff', '--name-only', '--diff-filter=U')).toBe('');
  const faults = runNode(
    '--input-type=module',
    '--eval',
    "import { findContentFaults } from './content/check.ts'; console.log(JSON.stringify(findContentFaults()));",
  );
  expect(JSON.parse(faults)).toEqual([]);
});

/**
 * Follows docs/upgrade.md: merges a new version into a copy with another brand and default language, a draft in a third
 * language and removed parts, builds it and runs its tests.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { version } from '../../package.json' with { type: 'json' };
import { applyBrand } from '../rebrand/apply.ts';
import { german } from '../rebrand/brands.ts';
import { copyRepository } from '../support/copy-repository.ts';

const TIMEOUT_MS = 600_000;
const NEW_VERSION = '9.1.0';
let copyFolder: string;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@site.test', ...args], {
    cwd: copyFolder,
    encoding: 'utf8',
  });
const commit = (message: string) => {
  git('add', '--all');
  git('commit', '--quiet', '--message', message);
};
async function editFile(file: string, from: string, to: string) {
  const text = await readFile(join(copyFolder, file), 'utf8');
  expect(text, file).toContain(from);
  await writeFile(join(copyFolder, file), text.replace(from, to));
}

/** The new version adds a setting, an optional field, a comment, an optional part's text, and texts in a new file. */
async function makeNewVersion() {
  await editFile('package.json', `"version": "${version}"`, `"version": "${NEW_VERSION}"`);
  await editFile('CHANGELOG.md', `## ${version},`, `## ${NEW_VERSION}, today\n\n## ${version},`);
  await editFile('content/site-settings.ts', '  email: string;', '  email: string;\n  timeZone?: string;');
  await editFile(
    'content/landing/use-cases.ts',
    '  sample?: boolean;',
    '  sample?: boolean;\n  since?: string;',
  );
  await editFile('domain/quiz/catalog.ts', '/** Equal scores', '/** As of 9.1. Equal scores');
  await editFile('content/limits.json', '  "language": {', '  "badges": { "title": 24 },\n  "language": {');
  await writeFile(
    join(copyFolder, 'content/badges.ts'),
    "import '#words/badges.json' with { type: 'json' };\n",
  );
  await writeFile(join(copyFolder, 'content/en/badges.json'), '{ "title": "Awards" }\n');
  await writeFile(join(copyFolder, 'content/de/badges.json'), '{ "title": "Auszeichnungen" }\n');
}

beforeAll(async () => {
  copyFolder = await copyRepository('upgrade-');
  git('init', '--quiet', '--initial-branch=upstream');
  await writeFile(join(copyFolder, '.git/info/exclude'), 'node_modules\n');
  commit('the last release');
  git('switch', '--quiet', '--create', 'ours');
  const french = "{ code: 'fr', name: 'Français', locale: 'fr-FR', draft: true }";
  await applyBrand(copyFolder, { ...german, languages: [...german.languages, french] });
  await mkdir(join(copyFolder, 'content/fr'));
  await writeFile(join(copyFolder, 'content/fr/not-found.json'), '{ "notFound": { "home": "Accueil" } }\n');
  commit('feat: our brand');
  git('switch', '--quiet', 'upstream');
  await makeNewVersion();
  commit('the new release');
  git('switch', '--quiet', 'ours');
}, TIMEOUT_MS);
afterAll(() => rm(copyFolder, { recursive: true, force: true }));

test('the release merges without a conflict, and the site builds', { timeout: TIMEOUT_MS }, () => {
  // The commit of a release is the one that sets its version.
  const release = git(
    'log',
    '--format=%H',
    `-S"version": "${NEW_VERSION}"`,
    'upstream',
    '--',
    'package.json',
  );
  git('merge', '--quiet', '--no-edit', release.trim());
  expect(git('diff', '--name-only', '--diff-filter=U')).toBe('');
  execFileSync(process.execPath, ['tools/build.ts'], { cwd: copyFolder, encoding: 'utf8' });
  for (const path of ['index.html', 'en.html', 'fr.html'])
    expect(existsSync(join(copyFolder, 'dist/site', path)), path).toBe(true);
});

test('the tests of the merged site pass', { timeout: TIMEOUT_MS }, () => {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project=site*', '--reporter=dot'];
  execFileSync(process.execPath, vitest, { cwd: copyFolder, stdio: ['ignore', 'inherit', 'inherit'] });
});

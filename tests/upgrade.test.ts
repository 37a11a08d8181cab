/** Merges a new version into the repository of another brand: no conflict, and nothing is missing afterwards. */
import { execFileSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyBrand } from './rebrand/apply.ts';
import { longName } from './rebrand/brands/long-name.ts';
import { copyRepository } from './support/copy-repository.ts';

const SLOW = 120_000;
let copy: string;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@site.test', ...args], {
    cwd: copy,
    encoding: 'utf8',
  });
const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
const commit = (message: string) => {
  git('add', '--all');
  git('commit', '--quiet', '--message', message);
};
async function edit(file: string, from: string, to: string) {
  const text = await readFile(join(copy, file), 'utf8');
  expect(text, file).toContain(from);
  await writeFile(join(copy, file), text.replace(from, to));
}

/** A setting, a field of a type and its component, a rule, copy in a new file, optional copy in an existing one. */
async function release() {
  await edit('content/site-settings.ts', '  email: string;', '  email: string;\n  timeZone?: string;');
  await edit('content/landing/use-cases.ts', '  title: string;', '  title: string;\n  since?: string;');
  await edit(
    'app/sections/landing/use-cases/use-cases.tsx',
    'export function UseCases',
    '/** As of 3.1. */\nexport function UseCases',
  );
  await edit(
    'content/schemas/landing.ts',
    'faqIntro: words({',
    'faqNote: v.optional(text(40)),\n  faqIntro: words({',
  );
  await edit('content/schemas/shell.ts', 'legal: words({', 'help: v.optional(text(24)),\n  legal: words({');
  await edit(
    'content/schemas/forms.ts',
    'export const ConsentSchema',
    'export const BadgesSchema = file({ title: text(24) });\n\nexport const ConsentSchema',
  );
  await edit('content/schemas/all.ts', '  ConsentSchema,', '  BadgesSchema,\n  ConsentSchema,');
  await edit('content/schemas/all.ts', '  consent: ', '  badges: BadgesSchema,\n  consent: ');
  await writeFile(join(copy, 'content/en/badges.json'), '{ "title": "Awards" }\n');
  await writeFile(join(copy, 'content/de/badges.json'), '{ "title": "Auszeichnungen" }\n');
  await edit('domain/quiz/catalogue.ts', '/** Equal scores', '/** As of 3.1. Equal scores');
  run('tools/generate-text-schemas.ts');
}

beforeAll(async () => {
  copy = await copyRepository('upgrade-');
  git('init', '--quiet', '--initial-branch=upstream');
  await writeFile(join(copy, '.git/info/exclude'), 'node_modules\n');
  commit('3.0');
  git('switch', '--quiet', '--create', 'ours');
  await applyBrand(copy, longName);
  commit('our brand');
  git('switch', '--quiet', 'upstream');
  await release();
  commit('3.1');
  git('switch', '--quiet', 'ours');
}, SLOW);
afterAll(() => rm(copy, { recursive: true, force: true }));

test('the merge has no conflict, and the content has no errors', { timeout: SLOW }, () => {
  git('merge', '--quiet', '--no-edit', 'upstream');
  expect(git('diff', '--name-only', '--diff-filter=U')).toBe('');
  run('tools/generate-text-schemas.ts');
  const faults = run(
    '--input-type=module',
    '--eval',
    "import { contentFaults } from './content/checks/checks.ts'; console.log(JSON.stringify(await contentFaults()));",
  );
  expect(JSON.parse(faults)).toEqual([]);
  expect(
    run('--print', "require('./content/json-schema/landing/faq.json').properties.faqNote.type"),
  ).toContain('string');
});

import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { LANGUAGES, prefixOf } from '#content/languages.ts';

/** Copies the working tree into a temporary folder, with a link to node_modules. */
export async function copyRepository(prefix: string): Promise<string> {
  const copyFolder = await mkdtemp(join(tmpdir(), prefix));
  const fileList = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of fileList.trim().split('\n')) {
    await mkdir(join(copyFolder, dirname(file)), { recursive: true });
    await cp(file, join(copyFolder, file)).catch(() => {});
  }
  await symlink(resolve('node_modules'), join(copyFolder, 'node_modules'));
  return copyFolder;
}

/** Removes all languages but the default one from a copy, so that a build takes half the time. */
export async function keepDefaultLanguage(copyFolder: string): Promise<void> {
  const file = join(copyFolder, 'content/languages.ts');
  const source = await readFile(file, 'utf8');
  const [firstLanguage = '', ...otherLanguages] = source.match(/^ {2}\{ code: .*\n/gm) ?? [];
  await writeFile(file, source.replace(firstLanguage + otherLanguages.join(''), firstLanguage));
}

/** Without a build, the dev server would run one first. The pages do not need it. */
export async function writeEmptyBuild(copyFolder: string): Promise<void> {
  const pageLists = LANGUAGES.map((language) => `dist/site${prefixOf(language)}/pages.json`);
  for (const file of ['dist/site/index.html', 'dist/server/index.js', ...pageLists]) {
    await mkdir(join(copyFolder, dirname(file)), { recursive: true });
    await writeFile(join(copyFolder, file), file.endsWith('.json') ? '[]' : '');
  }
}

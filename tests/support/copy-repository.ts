import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** Copies the current working tree into a temporary folder. Packages are shared. */
export async function copyRepository(prefix: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), prefix));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of listed.trim().split('\n')) {
    await mkdir(join(copy, dirname(file)), { recursive: true });
    await cp(file, join(copy, file)).catch(() => {});
  }
  await symlink(resolve('node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Leaves only the default language in a copy: a build takes half the time. */
export async function keepDefaultLanguage(copy: string): Promise<void> {
  const file = join(copy, 'content/languages.ts');
  const source = await readFile(file, 'utf8');
  const [first = '', ...others] = source.match(/^ {2}\{ code: .*\n/gm) ?? [];
  await writeFile(file, source.replace(first + others.join(''), first));
}

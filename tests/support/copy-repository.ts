import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, symlink } from 'node:fs/promises';
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

/**
 * Every build has its own folder, and dist is a link to the last good build. Renaming a link is atomic: site, desk
 * and server change together. A failed build changes nothing.
 */
import { lstat, mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename } from 'node:path';

export const OUTPUT = 'dist';
const BUILDS_FOLDER = '.builds';

/** The name of the folder is the time and the process id, so that names sort by age. */
export async function createBuildFolder(): Promise<string> {
  const folder = `${BUILDS_FOLDER}/${Date.now()}-${process.pid}`;
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Makes a finished build the current one. Keeps the previous build, since its server may still be running. */
export async function publishBuild(folder: string): Promise<void> {
  const previous = await currentBuildName();
  const link = `${OUTPUT}.${process.pid}`;
  await symlink(folder, link, 'junction');
  // On Windows, a renamed link cannot replace another link.
  if (process.platform === 'win32') await rm(OUTPUT, { force: true });
  await rename(link, OUTPUT);
  await removeBuilds([basename(folder), previous]);
}

/** Name of the current build. Older versions wrote a real folder instead of a link: move it to the builds. */
async function currentBuildName(): Promise<string> {
  const current = await lstat(OUTPUT).catch(() => undefined);
  if (current?.isSymbolicLink()) return basename(await readlink(OUTPUT));
  if (!current) return '';
  const name = `${Math.round(current.mtimeMs)}-0`;
  await rename(OUTPUT, `${BUILDS_FOLDER}/${name}`);
  return name;
}

/** Removes old and interrupted builds, but not those of running processes. */
async function removeBuilds(keptFolders: readonly string[]): Promise<void> {
  for (const name of await readdir(BUILDS_FOLDER))
    if (!keptFolders.includes(name) && !isRunning(Number.parseInt(name.split('-')[1] ?? '', 10)))
      await rm(`${BUILDS_FOLDER}/${name}`, { recursive: true, force: true });
}

function isRunning(pid: number): boolean {
  if (pid === 0 || pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

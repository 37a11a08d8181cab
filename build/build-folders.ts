/**
 * Every build has its own folder, and dist is a link to the last good build. Renaming a link is atomic, so site, desk and
 * server change together, and a failed build changes nothing.
 */
import { lstat, mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename } from 'node:path';

export const OUTPUT = 'dist';
const BUILDS = '.builds';

/** Folder names sort by age and end with the process id. */
export async function createBuildFolder(): Promise<string> {
  const folder = `${BUILDS}/${Date.now()}-${process.pid}`;
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Makes a finished build the current one. Keeps the previous build, since its server may still be running. */
export async function publish(folder: string): Promise<void> {
  const previous = await replacedBuild();
  const link = `${OUTPUT}.${process.pid}`;
  await symlink(folder, link, 'junction');
  // On Windows, a link cannot replace another by renaming.
  if (process.platform === 'win32') await rm(OUTPUT, { force: true });
  await rename(link, OUTPUT);
  await removeBuilds([basename(folder), previous]);
}

/** Name of the current build. Older versions left a real folder there, which is moved to the builds. */
async function replacedBuild(): Promise<string> {
  const found = await lstat(OUTPUT).catch(() => undefined);
  if (found?.isSymbolicLink()) return basename(await readlink(OUTPUT));
  if (!found) return '';
  const name = `${Math.round(found.mtimeMs)}-0`;
  await rename(OUTPUT, `${BUILDS}/${name}`);
  return name;
}

/** Removes old and interrupted builds, but not those of running processes. */
async function removeBuilds(keptFolders: readonly string[]): Promise<void> {
  for (const name of await readdir(BUILDS))
    if (!keptFolders.includes(name) && !isRunning(Number.parseInt(name.split('-')[1] ?? '', 10)))
      await rm(`${BUILDS}/${name}`, { recursive: true, force: true });
}

function isRunning(pid: number): boolean {
  if (pid === 0 || pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

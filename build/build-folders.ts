/**
 * Every build has a folder of its own, and dist is a link to the last good one. Renaming a link over another is
 * atomic, so site, desk and server change together, and a build that fails or is killed changes nothing.
 */
import { lstat, mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename } from 'node:path';

export const OUTPUT = 'dist';
const BUILDS = '.builds';

/** Names sort by age and end with the process that builds. */
export async function createBuildFolder(): Promise<string> {
  const folder = `${BUILDS}/${Date.now()}-${process.pid}`;
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Makes a finished build the one that is served. The build before stays: its server may still be running. */
export async function publish(folder: string): Promise<void> {
  const previous = await replacedBuild();
  const link = `${OUTPUT}.${process.pid}`;
  await symlink(folder, link, 'junction');
  // Windows renames no link over another.
  if (process.platform === 'win32') await rm(OUTPUT, { force: true });
  await rename(link, OUTPUT);
  await removeBuilds([basename(folder), previous]);
}

/** Name of the build that dist is now. Older versions left a real folder there, which is moved among the builds. */
async function replacedBuild(): Promise<string> {
  const found = await lstat(OUTPUT).catch(() => undefined);
  if (found?.isSymbolicLink()) return basename(await readlink(OUTPUT));
  if (!found) return '';
  const name = `${Math.round(found.mtimeMs)}-0`;
  await rename(OUTPUT, `${BUILDS}/${name}`);
  return name;
}

/** Removes old builds and those that were killed, but none that still runs. */
async function removeBuilds(kept: readonly string[]): Promise<void> {
  for (const name of await readdir(BUILDS))
    if (!kept.includes(name) && !isRunning(Number.parseInt(name.split('-')[1] ?? '', 10)))
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

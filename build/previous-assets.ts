/** Visitors who opened a page before a deployment still ask for its files: a build keeps those of the build before it. */
import { constants } from 'node:fs';
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';

/** Names of the files that a build made itself, without those that it kept of the build before. */
const LIST = '.assets.json';
const ASSETS = 'site/assets';

/** Copies the assets of the previous build that the new one did not make again. */
export async function keepPreviousAssets(previous: string, folder: string): Promise<void> {
  const own = await readdir(`${folder}/${ASSETS}`);
  await writeFile(`${folder}/${LIST}`, JSON.stringify(own));
  const before: string[] = JSON.parse(await readFile(`${previous}/${LIST}`, 'utf8').catch(() => '[]'));
  const made = new Set(own);
  for (const name of before)
    if (!made.has(name))
      await copyFile(
        `${previous}/${ASSETS}/${name}`,
        `${folder}/${ASSETS}/${name}`,
        constants.COPYFILE_FICLONE,
      ).catch(ignoreMissing);
}

/** Somebody may have cleaned up the build before by hand. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

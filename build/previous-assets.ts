/**
 * Visitors who opened a page before a deployment still request its files, so a build keeps the files of the previous
 * build.
 */
import { constants } from 'node:fs';
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';

/** Names of the files that a build created, without those that it kept from the previous build. */
const LIST = '.assets.json';
const ASSETS = 'site/assets';

/** Copies files of the previous build that the new build did not create. */
export async function keepPreviousAssets(previous: string, folder: string): Promise<void> {
  const own = await readdir(`${folder}/${ASSETS}`);
  await writeFile(`${folder}/${LIST}`, JSON.stringify(own));
  const before: string[] = JSON.parse(await readFile(`${previous}/${LIST}`, 'utf8').catch(() => '[]'));
  const ownFiles = new Set(own);
  for (const name of before)
    if (!ownFiles.has(name))
      await copyFile(
        `${previous}/${ASSETS}/${name}`,
        `${folder}/${ASSETS}/${name}`,
        constants.COPYFILE_FICLONE,
      ).catch(ignoreMissing);
}

/** Ignores missing files: the previous build may have been deleted by hand. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

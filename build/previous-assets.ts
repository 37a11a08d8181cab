/**
 * A visitor who opened a page before a deployment still requests files of the old build. So each build keeps the
 * files of the build before it.
 */
import { constants } from 'node:fs';
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';

/** File with the names of the files that a build created, without the files of the previous build. */
const LIST_FILE = '.assets.json';
const ASSETS_FOLDER = 'site/assets';

/** Copies files of the previous build that the new build did not create. */
export async function keepPreviousAssets(previousFolder: string, newFolder: string): Promise<void> {
  const newFiles = await readdir(`${newFolder}/${ASSETS_FOLDER}`);
  await writeFile(`${newFolder}/${LIST_FILE}`, JSON.stringify(newFiles));
  const previousFiles: string[] = JSON.parse(
    await readFile(`${previousFolder}/${LIST_FILE}`, 'utf8').catch(() => '[]'),
  );
  for (const name of previousFiles.filter((name) => !newFiles.includes(name)))
    await copyFile(
      `${previousFolder}/${ASSETS_FOLDER}/${name}`,
      `${newFolder}/${ASSETS_FOLDER}/${name}`,
      constants.COPYFILE_FICLONE,
    ).catch(ignoreMissing);
}

/** Someone may have deleted files of the previous build. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/** Builds site, desk and server into one folder. */
import { buildDesk } from './build-desk.ts';
import { OUTPUT } from './build-folders.ts';
import { buildServer } from './build-server.ts';
import { buildSite } from './build-site.ts';
import { keepPreviousAssets } from './previous-assets.ts';
import { waitForAll } from './wait-for-all.ts';

export async function buildAll(folder: string): Promise<void> {
  await waitForAll([buildSite(folder), buildDesk(`${folder}/desk`), buildServer(`${folder}/server`)]);
  await keepPreviousAssets(OUTPUT, folder);
}

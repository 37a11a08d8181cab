/** Builds site, desk and server into one folder. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { OUTPUT } from './build-folders.ts';
import { buildSite } from './build-site.ts';
import { keepPreviousAssets } from './previous-assets.ts';
import { waitForAll } from './wait-for-all.ts';

export async function buildAll(folder: string): Promise<void> {
  // Desk and server have a thread of their own, because the site keeps this one busy.
  const apps = new Worker(new URL('./build-apps.ts', import.meta.url), { workerData: folder });
  await waitForAll([buildSite(folder), once(apps, 'exit')]);
  await keepPreviousAssets(OUTPUT, folder);
}

/** Builds site, desk and server into one folder. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { OUTPUT } from './build-folders.ts';
import { writeBrandStyles } from './plugins/brand-plugin.ts';
import { keepPreviousAssets } from './previous-assets.ts';
import { waitForAll } from './wait-for-all.ts';

export async function buildAll(folder: string): Promise<void> {
  writeBrandStyles();
  // The build of the site keeps this thread busy. So another thread builds desk and server, and starts first.
  const appsWorker = new Worker(new URL('./build-apps.ts', import.meta.url), { workerData: folder });
  const siteBuild = import('./build-site.ts').then(({ buildSite }) => buildSite(folder));
  await waitForAll([siteBuild, once(appsWorker, 'exit')]);
  await keepPreviousAssets(OUTPUT, folder);
}

/** Builds site, desk and server into one folder. */

import { OUTPUT } from './build-folders.ts';
import { waitForAll } from './compress-files.ts';
import { writeBrandFiles } from './plugins/brand-plugin.ts';
import { keepPreviousAssets } from './previous-assets.ts';
import { runInThread } from './thread.ts';

export async function buildAll(folder: string): Promise<void> {
  await writeBrandFiles();
  // The build of the site keeps this thread busy. So another thread builds desk and server, and starts first.
  const apps = runInThread({ task: 'desk and server', folder });
  const siteBuild = import('./build-site.ts').then(({ buildSite }) => buildSite(folder));
  await waitForAll([siteBuild, apps]);
  await keepPreviousAssets(OUTPUT, folder);
}

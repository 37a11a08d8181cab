/** Builds the site into dist/site, if anything that it is made from has changed since the last build. */
import { buildSite } from './build-site.ts';
import { isFresh, markFresh } from './freshness.ts';

if (process.argv.includes('--force') || !(await isFresh())) {
  await buildSite();
  await markFresh();
} else console.log('The build is up to date.');

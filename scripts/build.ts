/** Builds the site into dist/site, the desk into dist/desk and the server into dist/server, if anything that they are made from has changed since the last build. */
import { existsSync } from 'node:fs';
import { buildDesk } from './build-desk.ts';
import { buildServer } from './build-server.ts';
import { buildSite } from './build-site.ts';
import { isFresh, markFresh } from './freshness.ts';

// QUIZ_REPORTS and INSIGHT are built into the pages, so the build reads the same file as the server.
if (existsSync('.env')) process.loadEnvFile();
// Whoever builds, a test or a shell with a setting of its own: visitors get the production build.
process.env.NODE_ENV = 'production';

if (process.argv.includes('--force') || !(await isFresh())) {
  await buildSite();
  await buildDesk();
  await buildServer();
  await markFresh();
} else console.log('The build is up to date.');

/** Builds the site and films it. */
import './build.ts';
import { withServer } from '../bench/with-server.ts';
import { recordFilm } from '../film/record.ts';
import { ensureBrowser } from './browser.ts';

ensureBrowser();
await withServer(({ origin }) => recordFilm(origin));

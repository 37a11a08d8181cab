/** Records the two films into public/film. */
import { recordFilms } from '../film/record.ts';
import { ensureBrowser } from './browser.ts';

ensureBrowser();
await recordFilms();

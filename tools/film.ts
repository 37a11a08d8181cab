/** Records both films into public/film, or the named one. */
import { type FilmId, films } from '#content/media/film.ts';
import { recordFilms } from '../media/film/record.ts';
import { ensureBrowser } from '../tests/support/browser.ts';

ensureBrowser();
const ids = Object.keys(films) as FilmId[];
const named = ids.filter((id) => process.argv.includes(id));
await recordFilms(named.length > 0 ? named : ids);

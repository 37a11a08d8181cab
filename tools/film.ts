/** Records the films into public/film. Arguments choose films or languages: `npm run film -- socialOs de`. */
import { LANGUAGES } from '#content/languages.ts';
import { type FilmId, films } from '#content/media/film.ts';
import { loadSource } from '../build/load-source.ts';
import { ensureBrowser, findBrowser } from './browser.ts';

const requestedNames = process.argv.slice(2);
const chooseNames = <Name extends string>(names: readonly Name[]): readonly Name[] => {
  const requested = names.filter((name) => requestedNames.includes(name));
  return requested.length > 0 ? requested : names;
};

const ids = chooseNames(Object.keys(films) as FilmId[]);
const codes = chooseNames(LANGUAGES.map(({ code }) => code));
ensureBrowser();
for (const language of LANGUAGES.filter(({ code }) => codes.includes(code))) {
  const { module, close } = await loadSource<typeof import('../media/film/record.tsx')>(
    '/media/film/record.tsx',
    language,
  );
  await module.recordFilms(ids, findBrowser());
  await close();
}

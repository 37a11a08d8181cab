/** Records the films into public/film. Arguments choose films or languages: `npm run film -- socialOs de`. */
import { execFileSync } from 'node:child_process';
import { LANGUAGES } from '#content/languages.ts';
import { type FilmId, films } from '#content/media/film.ts';
import { recordFilms } from '../media/film/record.ts';
import { ensureBrowser } from '../tests/support/browser.ts';

const requestedNames = process.argv.slice(2);
const chooseNames = <Name extends string>(names: readonly Name[]): readonly Name[] => {
  const requested = names.filter((name) => requestedNames.includes(name));
  return requested.length > 0 ? requested : names;
};

const ids = chooseNames(Object.keys(films) as FilmId[]);
if (process.env.SITE_LANGUAGE) await recordFilms(ids);
else {
  ensureBrowser();
  // One process per language, because a process loads the copy of only one language.
  for (const code of chooseNames(LANGUAGES.map(({ code }) => code)))
    execFileSync(process.execPath, [`--conditions=${code}`, import.meta.filename, ...ids], {
      stdio: 'inherit',
      env: { ...process.env, SITE_LANGUAGE: code },
    });
}

/**
 * `npm run edit`: the site in the browser with an editor; click text or a picture to change it. `npm run edit -- de`
 * for German.
 */
import process from 'node:process';
import { LANGUAGES, prefixOf } from '#content/languages.ts';

const [code = LANGUAGES[0].code] = process.argv.slice(2);
const language = LANGUAGES.find((language) => language.code === code);
if (!language) {
  console.error(`Unknown language ${code}. The site has ${LANGUAGES.map(({ code }) => code).join(', ')}.`);
  process.exit(1);
}
// Path of the page that opens first.
process.env.SITE_EDIT = prefixOf(language) || '/';
await import('./dev.ts');

/**
 * `npm run edit`: starts the site with an editor. Click text or an image to change it. `npm run edit -- de` edits the
 * German site.
 */
import process from 'node:process';
import { LANGUAGES, prefixOf } from '#content/languages.ts';

const [code = LANGUAGES[0].code] = process.argv.slice(2);
const language = LANGUAGES.find((language) => language.code === code);
if (!language) {
  console.error(`Unknown language ${code}. The site has ${LANGUAGES.map(({ code }) => code).join(', ')}.`);
  process.exit(1);
}
// Path of the first page, for dev.ts.
process.env.SITE_EDIT = prefixOf(language) || '/';
await import('./dev.ts');

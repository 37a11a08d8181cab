/**
 * `npm run edit`: the site in the browser with an editor; click a text or a picture to change it. `npm run edit -- de`
 * for German.
 */
import process from 'node:process';

const [language] = process.argv.slice(2);
if (language) process.env.SITE_LANGUAGE = language;
process.env.SITE_EDIT = 'on';
await import('./dev.ts');

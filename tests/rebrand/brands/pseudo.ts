/** Two pseudo languages: longer words with accents, and one that is written from right to left. */
import { type Brand, identityEdits, removePortraits } from '../brand.ts';

const PREFIXES = ['/xa', '/he'];
const PAGES = [
  '',
  '/social-os',
  '/b2b-sales-automation',
  '/quiz',
  '/about',
  '/security',
  '/privacy',
  '/imprint',
  '/case-studies/polar',
];

export const pseudo: Brand = {
  name: 'pseudo',
  paths: PREFIXES.flatMap((prefix) => PAGES.map((path) => prefix + path)),
  pseudoPrefixes: PREFIXES,
  edits: [
    ...identityEdits('Lumen Automation', 'lumen-automation.net'),
    removePortraits,
    {
      file: 'content/languages.ts',
      edit: (text) =>
        text.replace(
          /^ {2}\{ code: 'de'.*\n/m,
          "  { code: 'xa', name: 'Ëñglïsh', locale: 'en-XA' },\n  { code: 'he', name: 'עברית', locale: 'he-IL' },\n",
        ),
    },
  ],
  script: 'pseudo-languages.ts',
};

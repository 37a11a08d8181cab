/** Invented brands: what an agency changes in its copy of this repository. */
import type { Part } from '#content/part.ts';
import { parts } from '#content/parts.ts';

export type Brand = Readonly<{
  name: string;
  company: string;
  domain: string;
  /** Lines of content/languages.ts. */
  languages: readonly string[];
  parts: readonly Part[];
  /** Questions and agents of the sample that the brand does not have. */
  removed?: Readonly<{ questions: readonly string[]; agents: readonly string[] }>;
  /** A page that `npm run new:page` adds. */
  product?: string;
  /** Rewrites texts in the copy (rewrite-texts.ts). */
  texts?: 'limits' | 'pseudo';
  /** Pages to check, besides the landing page, quiz, privacy and 404 page of each language. */
  paths: readonly string[];
}>;

const ENGLISH = "{ code: 'en', name: 'English', locale: 'en-US' }";
const GERMAN = "{ code: 'de', name: 'Deutsch', locale: 'de-DE', currency: 'EUR' }";
const without = (...removed: readonly Part[]) => parts.filter((part) => !removed.includes(part));

/** Another default language, a shorter quiz, one product, no film and no deck. */
export const german: Brand = {
  name: 'german',
  company: 'Kranich Automation',
  domain: 'kranich-automation.de',
  languages: [GERMAN, ENGLISH],
  parts: without('socialOs', 'film', 'deck', 'chat'),
  removed: { questions: ['website', 'role', 'phone'], agents: ['sdr', 'meeting-scheduler'] },
  paths: ['/b2b-sales-automation', '/en', '/en/b2b-sales-automation', '/en/quiz'],
};

export const BRANDS: readonly Brand[] = [
  german,
  {
    name: 'smallest',
    company: 'Kestrel',
    domain: 'kestrel-agents.net',
    languages: [ENGLISH],
    parts: ['services', 'contact'],
    paths: [],
  },
  {
    // The longest name, three products, and every text and list as long as its limit allows.
    name: 'limits',
    company: 'Halcyon Automation Works',
    domain: 'halcyon-works.net',
    languages: [ENGLISH],
    parts: without('case-studies'),
    product: 'shipping',
    texts: 'limits',
    paths: ['/social-os', '/b2b-sales-automation', '/shipping'],
  },
  {
    // Longer words with accents, and the same from right to left.
    name: 'pseudo',
    company: 'Lumen Automation',
    domain: 'lumen-automation.net',
    languages: [
      ENGLISH,
      "{ code: 'xa', name: 'Ëñglïsh', locale: 'en-XA' }",
      "{ code: 'he', name: 'עברית', locale: 'he-IL' }",
    ],
    parts,
    texts: 'pseudo',
    paths: ['/xa', '/he'].flatMap((prefix) =>
      ['', '/social-os', '/b2b-sales-automation', '/quiz', '/about', '/security', '/privacy', '/imprint'].map(
        (path) => prefix + path,
      ),
    ),
  },
];

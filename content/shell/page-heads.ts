import { PAGE_NAMES, type PageName } from '#domain/pages.ts';
import { NOT_FOUND_PATH, PATHS } from '#domain/paths.ts';
import hero from '#words/landing/hero.json' with { type: 'json' };
import notFound from '#words/not-found.json' with { type: 'json' };
import { caseStudies, caseStudyLabels } from '../case-studies.ts';
import { hasPage } from '../has-part.ts';
import { PUBLISHED_LANGUAGES, pathIn } from '../languages.ts';
import { site } from '../site.ts';
import { type HeadTexts, pageTexts } from './page-texts.ts';

export type PageHead = HeadTexts & {
  path: string;
  index: boolean;
  /** Type in the data for search engines. The default is `WebPage`. */
  type?: 'AboutPage' | 'Article';
};

/** Path of a page's Open Graph image. */
export const ogImagePath = (path: string) => `/og/${path === '/' ? 'home' : path.slice(1)}.png`;

/** URLs of the page in every language, and `x-default`. */
export function alternates(path: string): { hreflang: string; href: string }[] {
  const links = PUBLISHED_LANGUAGES.map((language) => ({
    hreflang: language.code as string,
    href: absoluteUrl(pathIn(language, path)),
  }));
  return [...links, ...links.slice(0, 1).map(({ href }) => ({ hreflang: 'x-default', href }))];
}

export const absoluteUrl = (path: string) => `${site.origin}${path}`;

/** Search results cut off longer titles. */
const MAX_TITLE_LENGTH = 65;

const titleOr = (short: string, title: string) => (title.length <= MAX_TITLE_LENGTH ? title : short);

/** Title of the page with the brand name. Without the brand name if both together are too long. */
export const titleWithBrand = (text: string, name: string = site.name) => titleOr(text, `${text} | ${name}`);

/** Title of the landing page: name and tagline. Only the tagline if both together are too long. */
export const homeTitle = (name: string, tagline: string) => titleOr(tagline, `${name}: ${tagline}`);

/** Head of a page that is listed in the sitemap. */
const indexedHead = (path: string, { title, ...texts }: HeadTexts): PageHead => ({
  path,
  title: titleWithBrand(title),
  ...texts,
  index: true,
});

const caseStudyHeads = caseStudies.map(({ id, path, customer, summary, title }) => {
  const kicker = caseStudyLabels.head(customer.company);
  const head = indexedHead(path, { title: kicker, description: summary, card: { kicker, headline: title } });
  return [`case-studies/${id}`, { ...head, type: 'Article' as const }] as const;
});

const home: PageHead = {
  path: PATHS.home,
  title: homeTitle(site.name, site.tagline),
  description: site.description,
  card: hero.head.card,
  index: true,
};

const headOf = (page: PageName): PageHead => {
  if (page === 'home') return home;
  const head = indexedHead(PATHS[page], pageTexts[page].head);
  return page === 'about' ? { ...head, type: 'AboutPage' } : head;
};

const notFoundHead: PageHead = { ...indexedHead(NOT_FOUND_PATH, notFound.head), index: false };

/** By name. */
export const pageHeads: ReadonlyMap<string, PageHead> = new Map([
  ...PAGE_NAMES.filter(hasPage).map((page) => [page, headOf(page)] as const),
  ['notFound', notFoundHead],
  ...caseStudyHeads,
]);

export const findPageHead = (path: string): PageHead =>
  [...pageHeads.values()].find((head) => head.path === path) ?? notFoundHead;

import { NOT_FOUND_PATH, PATHS } from '#domain/paths.ts';
import words from '#words/page-heads.json' with { type: 'json' };
import { caseStudies, caseStudyLabels } from '../case-studies.ts';
import { companyPages, products } from '../has-part.ts';
import { PUBLISHED_LANGUAGES, pathIn } from '../languages.ts';
import type { CompanyPage, Product } from '../part.ts';
import { site } from '../site.ts';

export type PageHead = {
  path: string;
  title: string;
  description: string;
  /** Copy of the Open Graph image. */
  card: { kicker: string; headline: string };
  index: boolean;
  /** Type in the data for search engines. The default is `WebPage`. */
  type?: 'AboutPage' | 'Article';
};

/** Path of a page's Open Graph image. */
export const ogImagePath = (path: string) => `/og/${path === '/' ? 'home' : path.slice(1)}.png`;

/** URLs of the page in every language, and `x-default`. */
export const alternates = (path: string): { hreflang: string; href: string }[] => [
  ...PUBLISHED_LANGUAGES.map((language) => ({
    hreflang: language.code,
    href: absoluteUrl(pathIn(language, path)),
  })),
  ...PUBLISHED_LANGUAGES.slice(0, 1).map((language) => ({
    hreflang: 'x-default',
    href: absoluteUrl(pathIn(language, path)),
  })),
];

export const absoluteUrl = (path: string) => `${site.origin}${path}`;

/** Search results cut off longer titles. */
const MAX_TITLE_LENGTH = 65;

/** Title of the page with the brand name. Without the brand name if both together are too long. */
export const titleWithBrand = (text: string, name: string = site.name) => {
  const fullTitle = `${text} | ${name}`;
  return fullTitle.length <= MAX_TITLE_LENGTH ? fullTitle : text;
};

/** Title of the landing page: name and tagline. Only the tagline if both together are too long. */
export const homeTitle = (name: string, tagline: string) => {
  const fullTitle = `${name}: ${tagline}`;
  return fullTitle.length <= MAX_TITLE_LENGTH ? fullTitle : tagline;
};

/** A page that is listed in the sitemap. */
const indexedPageHead = (page: Exclude<keyof typeof words.cards, 'landing' | 'notFound'>, path: string) => ({
  path,
  title: titleWithBrand(words.titles[page]),
  description: words.descriptions[page],
  card: words.cards[page],
  index: true,
  ...(page === 'about' && { type: 'AboutPage' as const }),
});

const pageHeadsFor = <Page extends Product | CompanyPage>(pages: readonly Page[]) =>
  Object.fromEntries(pages.map((page) => [page, indexedPageHead(page, PATHS[page])])) as Record<
    Page,
    PageHead
  >;

const caseStudyHeads: Record<`case-studies/${string}`, PageHead> = Object.fromEntries(
  caseStudies.map(({ id, path, customer, summary, title }) => [
    `case-studies/${id}`,
    {
      path,
      title: titleWithBrand(caseStudyLabels.head(customer.company)),
      description: summary,
      card: { kicker: caseStudyLabels.head(customer.company), headline: title },
      index: true,
      type: 'Article',
    },
  ]),
);

export const pageHeads = {
  landing: {
    path: PATHS.home,
    title: homeTitle(site.name, site.tagline),
    description: site.description,
    card: words.cards.landing,
    index: true,
  },
  ...pageHeadsFor(products),
  quiz: indexedPageHead('quiz', PATHS.quiz),
  privacy: indexedPageHead('privacy', PATHS.privacy),
  imprint: indexedPageHead('imprint', PATHS.imprint),
  notFound: {
    path: NOT_FOUND_PATH,
    title: titleWithBrand(words.titles.notFound),
    description: words.descriptions.notFound,
    card: words.cards.notFound,
    index: false,
  },
  ...pageHeadsFor(companyPages),
  ...caseStudyHeads,
} satisfies Record<string, PageHead>;

export const findPageHead = (path: string): PageHead =>
  Object.values(pageHeads).find((head) => head.path === path) ?? pageHeads.notFound;

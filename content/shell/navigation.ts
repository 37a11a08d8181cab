import { declarationOf, type PageName } from '#domain/pages.ts';
import { PATHS, sectionPath } from '#domain/paths.ts';
import words from '#words/navigation.json' with { type: 'json' };
import notFoundWords from '#words/not-found.json' with { type: 'json' };
import { hasPart, products } from '../has-part.ts';
import type { Section } from '../part.ts';
import { pageTexts } from './page-texts.ts';

export type NavLink = { label: string; href: string; marker?: 'new' | 'hot' };
/** Links to products come first and are highlighted. */
export type HeaderLink = NavLink & { isOffer?: boolean };

const { header } = words;

/** A list with a link to a section, or an empty list if the landing page lacks the section. */
export const sectionLinks = (section: Section, label: string): NavLink[] =>
  hasPart(section) ? [{ label, href: sectionPath(section) }] : [];

const offerLinks: NavLink[] = [
  ...sectionLinks('services', header.solutions),
  ...products.map((product): NavLink => {
    const { marker } = declarationOf(product);
    const { header, footer } = pageTexts[product].link;
    return { label: header ?? footer, href: PATHS[product], ...(marker && { marker }) };
  }),
];

export const headerLinks: HeaderLink[] = [
  ...offerLinks.map((link) => ({ ...link, isOffer: true })),
  ...sectionLinks('process', header.process),
  ...sectionLinks('industries', header.industries),
  ...sectionLinks('industry-use-cases', header.useCases),
  ...sectionLinks('success-stories', header.successStories),
  ...sectionLinks('integrations', header.integrations),
  ...sectionLinks('faq', header.faq),
];

export const pageLink = (page: Exclude<PageName, 'home'>): NavLink => ({
  label: pageTexts[page].link.footer,
  href: PATHS[page],
});

/** Links to the product pages, then to the quiz. */
export const productLinks: NavLink[] = [...products, 'quiz' as const].map(pageLink);

/** Legal links in the footer of every page. */
export const legalLinks: NavLink[] = [pageLink('privacy'), pageLink('imprint')];

export const notFound = {
  ...notFoundWords.notFound,
  elsewhere: { title: notFoundWords.elsewhere, links: productLinks },
};

import { declarationOf, PAGE_NAMES, type PAGES, type PageName } from '#domain/pages.ts';

type NameOfKind<Kind> = {
  [Name in PageName]: (typeof PAGES)[Name] extends { kind: Kind } ? Name : never;
}[PageName];

/** A product has a link in the header. The footer of every page links to pages about the company. */
export type Product = NameOfKind<'product'>;
export type CompanyPage = NameOfKind<'company'>;

/** Pages that an operator may remove. */
export type OptionalPage = Product | CompanyPage;
export const OPTIONAL_PAGES: readonly OptionalPage[] = /* @__PURE__ */ PAGE_NAMES.filter(
  (page): page is OptionalPage => declarationOf(page).kind !== undefined,
);

/** Sections of the landing page below the hero, by their anchors. */
export const SECTIONS = [
  'services',
  'process',
  'industries',
  'industry-use-cases',
  'success-stories',
  'integrations',
  'tech-stack',
  'quiz-cta',
  'faq',
  'contact',
] as const;
export type Section = (typeof SECTIONS)[number];

export const EXTRAS = [
  'film',
  'deck',
  'reviews',
  'chat',
  'newsletter',
  'contact-form',
  'loading-screen',
  'case-studies',
] as const;

export type Part = OptionalPage | Section | (typeof EXTRAS)[number];

import type { PageName } from '#domain/paths.ts';

/** Pages that every site has. */
export const FIXED_PAGES = ['home', 'quiz', 'privacy', 'imprint'] as const satisfies readonly PageName[];

/** Pages about the company. The footer of every page links to them. */
export const COMPANY_PAGES = ['about', 'security'] as const satisfies readonly PageName[];
export type CompanyPage = (typeof COMPANY_PAGES)[number];

/** Any other page is a product. */
export type Product = Exclude<PageName, (typeof FIXED_PAGES)[number] | CompanyPage>;

/** Pages that an operator may remove. */
export type OptionalPage = Product | CompanyPage;

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
  'loading-screen',
  'case-studies',
] as const;

export type Part = OptionalPage | Section | (typeof EXTRAS)[number];

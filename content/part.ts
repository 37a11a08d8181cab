import type { PageName } from '#domain/paths.ts';

/** Pages that every site has. */
export const FIXED_PAGES = ['home', 'quiz', 'privacy', 'imprint'] as const satisfies readonly PageName[];

/** Any other page is optional, such as a product. */
export type OptionalPage = Exclude<PageName, (typeof FIXED_PAGES)[number]>;

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

export const EXTRAS = ['film', 'deck', 'reviews', 'chat', 'newsletter', 'loading-screen'] as const;

export type Part = OptionalPage | Section | (typeof EXTRAS)[number];

/**
 * The optional parts of the site. Remove one, and its links, buttons, mails, files and checks are gone. Its copy may
 * stay in its files: nothing reads or checks it. See docs/make-it-yours.md, "Remove a part, page or section".
 */
import { declarationOf } from '#domain/pages.ts';
import { OPTIONAL_PAGES, type Part } from './part.ts';

export const parts: readonly Part[] = [
  // Pages that domain/pages.ts does not switch off.
  ...OPTIONAL_PAGES.filter((page) => !declarationOf(page).off),
  // A case study for every customer in the section success-stories.
  'case-studies',
  // Sections of the landing page. The hero is always shown.
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
  // Films in "Watch Demo" dialogs; the PDF deck of Social OS; the rating in the contact section.
  'film',
  'deck',
  'reviews',
  // On every page.
  'chat',
  'newsletter',
  'loading-screen',
];

/**
 * The optional parts of the site. Remove one, and its page, links, buttons, mails, files and checks are gone. Its copy
 * may stay in its files: nothing reads or checks it. See docs/make-it-yours.md, "Remove a part, page or section".
 */
import type { Part } from './part.ts';

export const parts: readonly Part[] = [
  // Products: each has a page, in the order of the links.
  'socialOs',
  'b2bSales',
  // Pages about the company, and a case study for every customer in the section success-stories.
  'about',
  'security',
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

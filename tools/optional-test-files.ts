/** Optional parts that test files need. A file runs only if the site has all of its parts. */
import { hasPart } from '#content/has-part.ts';
import { LANGUAGES } from '#content/languages.ts';
import { type Part, SECTIONS } from '#content/part.ts';
import { site } from '#content/site.ts';

/** All sections of the landing page, and the rating in the contact section. */
export const LANDING_PAGE_PARTS: readonly Part[] = [...SECTIONS, 'reviews'];

export const requiredParts: Readonly<Record<string, readonly Part[]>> = {
  'build/files/player.test.ts': ['film'],
  'media/deck/deck.test.ts': ['deck'],
  'tests/content/specification.test.ts': ['socialOs', 'b2bSales', 'deck', 'film', ...LANDING_PAGE_PARTS],
  'tests/commands/editor.test.ts': ['faq', 'success-stories'],
  'tests/e2e/b2b-sales/page.spec.ts': ['b2bSales', 'chat'],
  'tests/e2e/deck-request/form.spec.ts': ['deck'],
  'tests/e2e/deck-request/outcomes.spec.ts': ['deck'],
  'tests/e2e/deck-request/loading-and-prefill.spec.ts': ['deck'],
  'tests/e2e/desk/desk.spec.ts': ['deck'],
  'tests/e2e/desk/every-action.spec.ts': ['deck'],
  'tests/e2e/desk/every-page.spec.ts': ['deck'],
  'tests/e2e/desk/failed-delivery.spec.ts': ['deck'],
  'tests/e2e/desk/insight.spec.ts': ['deck'],
  'tests/e2e/landing/faq.spec.ts': ['faq'],
  'tests/e2e/landing/hero.spec.ts': ['film', 'faq', 'success-stories'],
  'tests/e2e/landing/industries.spec.ts': ['industries'],
  'tests/e2e/landing/integrations.spec.ts': ['integrations', 'tech-stack', 'quiz-cta'],
  'tests/e2e/landing/services.spec.ts': ['services', 'socialOs'],
  'tests/e2e/landing/success-stories.spec.ts': ['success-stories'],
  'tests/e2e/landing/use-cases.spec.ts': ['industry-use-cases'],
  'tests/e2e/landing/watch-demo.spec.ts': ['film'],
  'tests/e2e/landing/without-script.spec.ts': ['film', ...LANDING_PAGE_PARTS],
  'tests/e2e/loading/lost-code.spec.ts': [
    'socialOs',
    'b2bSales',
    'deck',
    'newsletter',
    ...LANDING_PAGE_PARTS,
  ],
  'tests/e2e/loading/presses.spec.ts': ['b2bSales', 'film', 'newsletter', ...LANDING_PAGE_PARTS],
  'tests/e2e/newsletter/form.spec.ts': ['newsletter'],
  'tests/e2e/quiz/embedded.spec.ts': ['b2bSales'],
  'tests/e2e/quiz/pace.spec.ts': ['loading-screen'],
  'tests/e2e/security/policy-journey.spec.ts': ['deck', 'film'],
  'tests/e2e/shell/floating.spec.ts': ['chat'],
  'tests/e2e/shell/hash-links.spec.ts': ['services', 'process', 'industries', 'integrations'],
  'tests/e2e/shell/header.spec.ts': ['socialOs', 'services', 'process', 'faq'],
  'tests/e2e/shell/loading-screen.spec.ts': ['loading-screen'],
  'tests/e2e/shell/scroll-restoration.spec.ts': [
    'socialOs',
    'b2bSales',
    'industry-use-cases',
    'success-stories',
  ],
  'tests/e2e/shell/player.spec.ts': ['film', 'socialOs'],
  'tests/e2e/shell/print.spec.ts': ['b2bSales', ...LANDING_PAGE_PARTS],
  'tests/e2e/shell/reveal.spec.ts': ['process'],
  'tests/e2e/shell/toasts.spec.ts': ['newsletter'],
  'tests/e2e/social-os/page.spec.ts': ['socialOs', 'deck', 'film'],
};

/** Test files that do not apply to this site, with what is missing. */
export const skippedTestFiles = [
  ...Object.entries(requiredParts).map(([file, parts]) => ({
    file,
    missing: [...new Set(parts)].filter((part) => !hasPart(part)) as readonly string[],
  })),
  {
    file: 'tests/e2e/desk/german.spec.ts',
    missing: LANGUAGES.some(({ code }) => String(code) === 'de') ? [] : ['texts in de'],
  },
  {
    file: 'tests/e2e/shell/booking.spec.ts',
    missing: site.booking.provider === 'cal' ? [] : ['the booking provider cal'],
  },
].filter(({ missing }) => missing.length > 0);

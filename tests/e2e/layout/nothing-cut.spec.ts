import type { Page } from '@playwright/test';
import { caseStudies } from '#content/case-studies.ts';
import { site } from '#content/site.ts';
import { RESULTS } from '#domain/quiz/machine.ts';
import { findLayoutFaults } from '../../support/layout-faults.ts';
import { expect, test } from '../support/fixtures.ts';
import { matrix } from '../support/matrix.ts';
import { hydrateAndRevealAll } from '../support/page.ts';
import { ANSWERS_WITH_ALL_OPTIONS, openQuizAt } from '../support/quiz-visitor.ts';
import { onlyExistingPages, pathsInOtherLanguages } from '../support/site-pages.ts';

const ALL_WIDTHS = [320, 390, 768, 1024, 1280, 1440];
const PAGES = onlyExistingPages([
  '/',
  '/social-os',
  '/b2b-sales-automation',
  '/security',
  ...matrix({ smoke: [], full: ['/about', ...caseStudies.map(({ path }) => path)] }),
]);
/** The widths with most faults: the narrowest screen, and the narrowest screen with columns. */
const SMOKE_WIDTHS: Readonly<Record<string, number[]>> = { '/': [320, 1024] };
const WIDTHS = [...PAGES, ...pathsInOtherLanguages(...PAGES)].map((path) => ({
  path,
  widths: matrix({ smoke: SMOKE_WIDTHS[path] ?? [320], full: ALL_WIDTHS }),
}));

/** In other content than the sample, words with a hyphen may break. */
const findFaults = async (page: Page) =>
  (await findLayoutFaults(page)).filter((fault) => site.sampleContent || !/^broken over .*-/.test(fault));

for (const { path, widths } of WIDTHS)
  test(`${path} has no text that is cut off, overflows or is too small, from 320 to 1440 px`, async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(path);
    await hydrateAndRevealAll(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.clock.runFor(500);
      expect({ width, faults: await findFaults(page) }).toEqual({ width, faults: [] });
    }
  });

test('a full quiz report has no text that is cut off, overflows or is too small, from 320 to 1440 px', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openQuizAt(page, visit, RESULTS, ANSWERS_WITH_ALL_OPTIONS);
  await hydrateAndRevealAll(page);
  for (const width of matrix({ smoke: [320, 768], full: ALL_WIDTHS })) {
    await page.setViewportSize({ width, height: 900 });
    await page.clock.runFor(500);
    expect({ width, faults: await findFaults(page) }).toEqual({ width, faults: [] });
  }
});

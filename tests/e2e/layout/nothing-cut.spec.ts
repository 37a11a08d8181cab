import type { Page } from '@playwright/test';
import { caseStudies } from '#content/case-studies.ts';
import { site } from '#content/site.ts';
import { PATHS } from '#domain/paths.ts';
import { RESULTS } from '#domain/quiz/machine.ts';
import { findLayoutFaults } from '../../support/layout-faults.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { matrix } from '../support/matrix.ts';
import { hydrateAndRevealAll } from '../support/page.ts';
import { ANSWERS_WITH_ALL_OPTIONS, openQuizAt } from '../support/quiz-visitor.ts';
import { onlyExistingPages, pathsInOtherLanguages } from '../support/site-pages.ts';

const ALL_WIDTHS = [320, 390, 768, 1024, 1280, 1440];
const studies = caseStudies.map(({ path }) => path);
const COMPANY_PAGES = [PATHS.about, PATHS.security, ...matrix({ smoke: studies.slice(0, 1), full: studies })];
const PAGES = onlyExistingPages(['/', '/social-os', '/b2b-sales-automation', ...COMPANY_PAGES]);
/** The widths with most faults: the narrowest screen, and those at which columns begin. */
const SMOKE_WIDTHS: Readonly<Record<string, number[]>> = { '/': [320, 768, 1024] };
const WIDTHS = [...PAGES, ...pathsInOtherLanguages(...PAGES)].map((path) => ({
  path,
  widths: matrix({ smoke: SMOKE_WIDTHS[path] ?? [320, 768, 1440], full: ALL_WIDTHS }),
}));

/** In other content than the sample, words with a hyphen may break. */
const findFaults = async (page: Page) =>
  (await findLayoutFaults(page)).filter((fault) => site.sampleContent || !/^broken over .*-/.test(fault));

for (const { path, widths } of WIDTHS)
  test(`${path} has no text that is cut off or too small`, async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(path);
    await hydrateAndRevealAll(page);
    // Other pages have their own axe tests.
    if ([...COMPANY_PAGES, ...pathsInOtherLanguages(...COMPANY_PAGES)].includes(path))
      await expectAccessible(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.clock.runFor(500);
      expect({ width, faults: await findFaults(page) }).toEqual({ width, faults: [] });
    }
  });

test('a full quiz report has no text that is cut off or too small', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openQuizAt(page, visit, RESULTS, ANSWERS_WITH_ALL_OPTIONS);
  await hydrateAndRevealAll(page);
  for (const width of matrix({ smoke: [320, 768], full: ALL_WIDTHS })) {
    await page.setViewportSize({ width, height: 900 });
    await page.clock.runFor(500);
    expect({ width, faults: await findFaults(page) }).toEqual({ width, faults: [] });
  }
});

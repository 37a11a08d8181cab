import type { Page } from '@playwright/test';
import { caseStudies } from '#content/case-studies.ts';
import { site } from '#content/site.ts';
import { RESULTS } from '#domain/quiz/machine.ts';
import { findLayoutFaults } from '../../support/layout-faults.ts';
import { inOtherLanguages } from '../support/every-path.ts';
import { expect, test } from '../support/fixtures.ts';
import { matrix } from '../support/matrix.ts';
import { settle } from '../support/page.ts';
import { EVERYTHING, resumeAt } from '../support/quiz-visitor.ts';
import { sitePages } from '../support/site-pages.ts';

const ALL = [320, 390, 768, 1024, 1280, 1440];
const PAGES = sitePages([
  '/',
  '/social-os',
  '/b2b-sales-automation',
  '/security',
  ...matrix({ smoke: [], full: ['/about', ...caseStudies.map(({ path }) => path)] }),
]);
/** The most critical widths: the narrowest screen, and the narrowest screen with columns. */
const SMOKE: Readonly<Record<string, number[]>> = { '/': [320, 1024] };
const WIDTHS = [...PAGES, ...inOtherLanguages(...PAGES)].map((path) => ({
  path,
  widths: matrix({ smoke: SMOKE[path] ?? [320], full: ALL }),
}));

/** Words with a hyphen must stay on one line, but only in the sample's text. */
const faultsOf = async (page: Page) =>
  (await findLayoutFaults(page)).filter((fault) => site.sampleContent || !/^broken over .*-/.test(fault));

for (const { path, widths } of WIDTHS)
  test(`${path}: nothing is cut off, overflows or is too small to read, from 320 to 1440 px`, async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(path);
    await settle(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.clock.runFor(500);
      expect({ width, faults: await faultsOf(page) }).toEqual({ width, faults: [] });
    }
  });

test('in a full report nothing is cut off, overflows or is too small to read, from 320 to 1440 px', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await resumeAt(page, visit, RESULTS, EVERYTHING);
  await settle(page);
  for (const width of matrix({ smoke: [320, 768], full: ALL })) {
    await page.setViewportSize({ width, height: 900 });
    await page.clock.runFor(500);
    expect({ width, faults: await faultsOf(page) }).toEqual({ width, faults: [] });
  }
});

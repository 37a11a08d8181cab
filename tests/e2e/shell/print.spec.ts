import type { Page } from '@playwright/test';
import { booking } from '#content/booking.ts';
import { caseStudies } from '#content/case-studies.ts';
import { faq } from '#content/landing/faq.ts';
import { industryCards } from '#content/landing/industries.ts';
import { testimonials } from '#content/landing/testimonials.ts';
import { useCases } from '#content/landing/use-cases.ts';
import { carouselLabels, labels } from '#content/shell/labels.ts';
import { site } from '#content/site.ts';
import { PATHS } from '#domain/paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { matrix } from '../support/matrix.ts';
import { hydrateAndRevealAll } from '../support/page.ts';
import { printPage, type Sheet } from '../support/paper.ts';
import { onlyExistingPages } from '../support/site-pages.ts';

const PAGES = matrix({
  smoke: [PATHS.home, PATHS.b2bSales],
  full: onlyExistingPages([
    ...Object.values(PATHS).filter((path) => path !== PATHS.quiz),
    ...caseStudies.map(({ path }) => path),
  ]),
});
const FORMATS = matrix({ smoke: ['A4'], full: ['A4', 'Letter'] });

/** A larger gap means that a drawing is missing. */
const MAX_GAP = 0.21;

/**
 * Minimum filled share of every sheet but the last. With longer texts than those of the sample, a heading and its first
 * block may move to the next sheet.
 */
const MIN_FILLED = site.sampleContent ? 0.6 : 1 / 3;

/** Text before the booking address. The address itself may break over two lines. */
const [BEFORE_ADDRESS = ''] = labels.bookAt('\0').split('\0');

const normalizeSpaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

// Print at the end of each test, because a printed page sometimes draws no more frames.
for (const [path, when] of PAGES.flatMap((path) => [
  [path, 'just loaded'] as const,
  [path, 'after scrolling'] as const,
]))
  test(`printed ${path}, ${when}, is complete, has no gaps, half-empty sheets or separated headings, and no controls`, async ({
    page,
    visit,
  }) => {
    await visit(path);
    if (when === 'after scrolling') await hydrateAndRevealAll(page);
    const headings = (await page.getByRole('heading').allTextContents()).map(normalizeSpaces);
    const imageDescriptions = (await page.locator('p.picture').allTextContents()).map(normalizeSpaces);
    const expectGoodLayout = (sheets: Sheet[], format: string) => {
      const printed = sheets.map(({ text }) => text).join(' ');
      expect(printed, format).toContain(normalizeSpaces(BEFORE_ADDRESS + new URL(booking.page).origin));
      for (const [i, { lastLines, largestGap, filledShare }] of sheets.entries()) {
        const sheet = `sheet ${i + 1}, ${format}`;
        expect(largestGap, sheet).toBeLessThan(MAX_GAP);
        if (i === sheets.length - 1) break;
        expect(filledShare, sheet).toBeGreaterThan(MIN_FILLED);
        expect(
          headings.filter((heading) => heading !== '' && lastLines.endsWith(heading)),
          sheet,
        ).toEqual([]);
      }
      if (path === PATHS.home)
        for (const text of LANDING_TEXTS) expect(printed, format).toContain(normalizeSpaces(text));
      return printed;
    };
    for (const format of FORMATS) {
      const printed = expectGoodLayout(await printPage(page, format), format);
      if (when === 'just loaded')
        for (const description of imageDescriptions) expect(printed).not.toContain(description);
    }
    await page.emulateMedia({ media: 'print' });
    await expectNoControls(page);
  });

test('if CSS cannot open FAQ answers, a script opens them for printing', async ({ page, visit }) => {
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...query: string[]) =>
      !query.join().includes('details-content') && supports.call(CSS, ...(query as [string]));
  });
  await visit(PATHS.home);
  const answers = page.locator('#faq .answer');
  const countVisibleAnswers = () => answers.filter({ visible: true }).count();
  const dispatchToPage = (event: string) => page.evaluate((name) => dispatchEvent(new Event(name)), event);
  await answers.first().scrollIntoViewIfNeeded();
  await expect.poll(countVisibleAnswers).toBe(1);
  await expect
    .poll(async () => {
      await dispatchToPage('beforeprint');
      return countVisibleAnswers();
    })
    .toBe(faq.length);
  await dispatchToPage('afterprint');
  await expect.poll(countVisibleAnswers).toBe(1);
  await answers.nth(1).locator('xpath=..').getByRole('heading').click();
  await expect(answers.nth(1)).toBeVisible();
  expect(await countVisibleAnswers(), 'only one answer is open again').toBe(1);
});

test('printed pages are white in every theme and section', async ({ page, visit }) => {
  const readBackgrounds = () =>
    page.locator('body, section, footer').evaluateAll((parts) => {
      const colors = parts.map((part) => getComputedStyle(part).backgroundColor);
      return [...new Set(colors)].filter((color) => color !== 'rgba(0, 0, 0, 0)');
    });
  await visit(PATHS.home);
  await page.getByRole('button', { name: labels.darkTheme }).click();
  for (const theme of ['dark', 'light']) {
    await page.emulateMedia({ media: 'print' });
    await expect.poll(readBackgrounds, theme).toEqual(['rgb(255, 255, 255)']);
    await page.emulateMedia({ media: null });
    if (theme === 'dark') await page.getByRole('button', { name: labels.lightTheme }).click();
  }
});

/** Every answer, industry, use case and testimonial of the landing page. */
const LANDING_TEXTS = [
  ...faq.map(({ answer }) => answer),
  ...industryCards.flatMap(({ title, features }) => [title, ...features.map(({ text }) => text)]),
  ...useCases.flatMap(({ industry, title }) => [industry, title]),
  ...testimonials.flatMap(({ quote, longQuote }) => [quote, longQuote]),
];

async function expectNoControls(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
  await expect(page.getByRole('complementary', { name: labels.shortcuts })).toBeHidden();
  for (const name of [carouselLabels.previous(''), carouselLabels.next(''), carouselLabels.pause])
    for (const control of await page.getByRole('button', { name }).all()) await expect(control).toBeHidden();
  for (const control of await page.locator('.btn, form').all()) await expect(control).toBeHidden();
}

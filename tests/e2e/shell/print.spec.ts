import type { Page } from '@playwright/test';
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
import { settle } from '../support/page.ts';
import { print, type Sheet } from '../support/paper.ts';
import { sitePages } from '../support/site-pages.ts';

const PAGES = matrix({
  smoke: [PATHS.home, PATHS.b2bSales],
  full: sitePages([
    ...Object.values(PATHS).filter((path) => path !== PATHS.quiz),
    ...caseStudies.map(({ path }) => path),
  ]),
});
const FORMATS = matrix({ smoke: ['A4'], full: ['A4', 'Letter'] });

/** A gap larger than the tallest drawing means that a drawing is missing. */
const MAX_GAP = 0.21;

/**
 * A sheet whose text ends above this height, although more follows, is half empty. With longer texts than those of the
 * sample, a heading and its first block may need a sheet of their own.
 */
const MIN_FILLED = site.sampleContent ? 0.6 : 0.4;

/** The invitation to book, up to the address, which may break. */
const [BEFORE_ADDRESS = ''] = labels.bookAt('\0').split('\0');

const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

// A printed page sometimes draws no more frames, so printing comes last.
for (const [path, when] of PAGES.flatMap((path) => [
  [path, 'just loaded'] as const,
  [path, 'once seen'] as const,
]))
  test(`on paper ${path}, ${when}, is complete, without holes, half-empty sheets, headings alone at the foot, or controls`, async ({
    page,
    visit,
  }) => {
    await visit(path);
    if (when === 'once seen') await settle(page);
    const headings = (await page.getByRole('heading').allTextContents()).map(words);
    const unseen = (await page.locator('p.picture').allTextContents()).map(words);
    const inPlace = (sheets: Sheet[], format: string) => {
      const printed = sheets.map(({ text }) => text).join(' ');
      expect(printed, format).toContain(words(BEFORE_ADDRESS + site.booking.origin));
      for (const [i, { foot, gap, filled }] of sheets.entries()) {
        const sheet = `sheet ${i + 1}, ${format}`;
        expect(gap, sheet).toBeLessThan(MAX_GAP);
        if (i === sheets.length - 1) break;
        expect(filled, sheet).toBeGreaterThan(MIN_FILLED);
        expect(
          headings.filter((heading) => heading !== '' && foot.endsWith(heading)),
          sheet,
        ).toEqual([]);
      }
      if (path === PATHS.home) for (const part of LANDING) expect(printed, format).toContain(words(part));
      return printed;
    };
    for (const format of FORMATS) {
      const printed = inPlace(await print(page, format), format);
      if (when === 'just loaded')
        for (const description of unseen) expect(printed).not.toContain(description);
    }
    await page.emulateMedia({ media: 'print' });
    await expectNothingToPress(page);
  });

test('if CSS cannot open answers, a script opens them for printing', async ({ page, visit }) => {
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...query: string[]) =>
      !query.join().includes('details-content') && supports.call(CSS, ...(query as [string]));
  });
  await visit(PATHS.home);
  const answers = page.locator('#faq .answer');
  const seen = () => answers.filter({ visible: true }).count();
  const tell = (event: string) => page.evaluate((name) => dispatchEvent(new Event(name)), event);
  await answers.first().scrollIntoViewIfNeeded();
  await expect.poll(seen).toBe(1);
  await expect
    .poll(async () => {
      await tell('beforeprint');
      return seen();
    })
    .toBe(faq.length);
  await tell('afterprint');
  await expect.poll(seen).toBe(1);
  await answers.nth(1).locator('xpath=..').getByRole('heading').click();
  await expect(answers.nth(1)).toBeVisible();
  expect(await seen(), 'one is open at a time again').toBe(1);
});

test('paper is white, in any theme and section', async ({ page, visit }) => {
  const grounds = () =>
    page.locator('body, section, footer').evaluateAll((parts) => {
      const colors = parts.map((part) => getComputedStyle(part).backgroundColor);
      return [...new Set(colors)].filter((color) => color !== 'rgba(0, 0, 0, 0)');
    });
  await visit(PATHS.home);
  await page.getByRole('button', { name: labels.darkTheme }).click();
  for (const theme of ['dark', 'light']) {
    await page.emulateMedia({ media: 'print' });
    await expect.poll(grounds, theme).toEqual(['rgb(255, 255, 255)']);
    await page.emulateMedia({ media: null });
    if (theme === 'dark') await page.getByRole('button', { name: labels.lightTheme }).click();
  }
});

/** Every answer, industry, use case and testimonial of the landing page. */
const LANDING = [
  ...faq.map(({ answer }) => answer),
  ...industryCards.flatMap(({ title, features }) => [title, ...features.map(({ text }) => text)]),
  ...useCases.flatMap(({ industry, title }) => [industry, title]),
  ...testimonials.flatMap(({ quote, longQuote }) => [quote, longQuote]),
];

async function expectNothingToPress(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
  await expect(page.getByRole('complementary', { name: labels.shortcuts })).toBeHidden();
  for (const name of [carouselLabels.previous(''), carouselLabels.next(''), carouselLabels.pause])
    for (const control of await page.getByRole('button', { name }).all()) await expect(control).toBeHidden();
  for (const control of await page.locator('.btn, form').all()) await expect(control).toBeHidden();
}

import type { Page } from '@playwright/test';
import { booking } from '#content/booking.ts';
import { caseStudies } from '#content/case-studies.ts';
import { faq } from '#content/landing/faq.ts';
import { industryCards } from '#content/landing/industries.ts';
import { testimonials } from '#content/landing/testimonials.ts';
import { useCases } from '#content/landing/use-cases.ts';
import { carouselLabels, labels } from '#content/shell/labels.ts';
import { PATHS } from '#domain/paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { matrix } from '../support/matrix.ts';
import { hydrateAndRevealAll } from '../support/page.ts';
import { printPage } from '../support/paper.ts';
import { onlyExistingPages } from '../support/site-pages.ts';

const PAGES = matrix({
  smoke: [PATHS.home, PATHS.b2bSales],
  full: onlyExistingPages([
    ...Object.values(PATHS).filter((path) => path !== PATHS.quiz),
    ...caseStudies.map(({ path }) => path),
  ]),
});

/** Text before the booking address. The address itself may break over two lines. */
const [BEFORE_ADDRESS = ''] = labels.bookAt('\0').split('\0');

const normalizeSpaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

// Print at the end of each test, because a printed page sometimes draws no more frames.
for (const [path, when] of PAGES.flatMap((path) => [
  [path, 'just loaded'] as const,
  [path, 'after scrolling'] as const,
]))
  test(`printed ${path}, ${when}, has every text and no controls`, async ({ page, visit }) => {
    await visit(path);
    if (when === 'after scrolling') await hydrateAndRevealAll(page);
    const imageDescriptions = (await page.locator('p.picture').allTextContents()).map(normalizeSpaces);
    const sheets = await printPage(page, 'A4');
    const printed = sheets.map(({ text }) => text).join(' ');
    expect(printed).toContain(normalizeSpaces(BEFORE_ADDRESS + new URL(booking.page).origin));
    if (path === PATHS.home)
      for (const text of LANDING_TEXTS) expect(printed).toContain(normalizeSpaces(text));
    if (when === 'just loaded')
      for (const description of imageDescriptions) expect(printed).not.toContain(description);
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
  await expect.poll(countVisibleAnswers, 'only one answer is open again').toBe(1);
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

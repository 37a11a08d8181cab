import type { Page } from '@playwright/test';
import { PATHS } from '#domain/paths.ts';
import { expect, test } from '../support/fixtures.ts';

const { home } = PATHS;

/** The last section has its own height, and so have all before it. */
const expectLaidOut = (page: Page, laidOut: boolean) =>
  expect
    .poll(() =>
      page
        .locator('#contact h2')
        .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true })),
    )
    .toBe(laidOut);

test('the sections below have their heights once the visitor begins to scroll', async ({ page, visit }) => {
  await visit(home);
  await expectLaidOut(page, false);
  await page.mouse.wheel(0, 10);
  await expectLaidOut(page, true);
});

test('the sections below have their heights soon, even if nobody scrolls', async ({ page, visit }) => {
  await visit(home);
  await expectLaidOut(page, false);
  await page.clock.runFor(5000);
  await expectLaidOut(page, true);
});

test('the key to the end leads to the end of the page, however long it turns out to be', async ({
  page,
  visit,
}) => {
  await visit(home);
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await page.clock.runFor(5000);
  const below = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  await expect.poll(below).toBeLessThan(2);
});

for (const anchoring of ['auto', 'none'])
  test(`whoever is far down at once keeps what is on the screen, with scroll anchoring ${anchoring}`, async ({
    page,
    visit,
  }) => {
    await visit(home);
    const faq = page.locator('#faq');
    await page.addStyleTag({ content: `html { overflow-anchor: ${anchoring} }` });
    // As a find in the page or a reading aid goes there, before any sign of the visitor.
    const there = await faq.evaluate((section) => {
      section.scrollIntoView({ block: 'center', behavior: 'instant' });
      return section.getBoundingClientRect().top;
    });
    await expectLaidOut(page, true);
    await expect
      .poll(() => faq.evaluate((section) => section.getBoundingClientRect().top))
      .toBeCloseTo(there, -1);
  });

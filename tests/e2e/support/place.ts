import { expect, type Page } from '@playwright/test';

const CLOSE_ENOUGH = 100;

/** The page is laid out when a visitor begins to scroll, and only then is a number of pixels a place. */
export async function beginToScroll(page: Page): Promise<void> {
  await page.mouse.wheel(0, 1);
  await page.locator('html[data-whole]').waitFor({ state: 'attached' });
}

export async function scrollTo(page: Page, top: number): Promise<void> {
  await beginToScroll(page);
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
}

/** The page rests near a place, in pixels from its top. */
export async function expectPlace(page: Page, top: number): Promise<void> {
  await expect
    .poll(() => page.evaluate((to) => Math.abs(scrollY - to), top), { message: `near ${top}` })
    .toBeLessThan(CLOSE_ENOUGH);
}

import { expect, type Page } from '@playwright/test';

const TOLERANCE = 100;

export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
}

/** Expects that the scroll position is near this value, in pixels. */
export async function expectScrollPosition(page: Page, top: number): Promise<void> {
  await expect
    .poll(() => page.evaluate((to) => Math.abs(scrollY - to), top), { message: `near ${top}` })
    .toBeLessThan(TOLERANCE);
}

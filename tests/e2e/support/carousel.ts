import { expect, type Locator, type Page } from '@playwright/test';
import { freeze } from './page.ts';

/** Stops time, brings a carousel into sight and waits until it counts its first seconds, of which none has passed. */
export async function openCarousel(page: Page, id: string): Promise<Locator> {
  await freeze(page);
  const carousel = page.locator(`#${id}`);
  await carousel.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'start' }));
  await expect(carousel.locator('[aria-live="off"]').first()).toBeAttached();
  return carousel;
}

/** A mouse click that leaves the carousel again, so that only the click itself can hold it. */
export async function clickAndLeave(page: Page, button: Locator): Promise<void> {
  await button.click();
  await page.mouse.move(0, 0);
}

/** Draws a finger across an element. */
export async function swipe(element: Locator, dx: number): Promise<void> {
  const start = { pointerType: 'touch', clientX: 300, clientY: 300 };
  await element.dispatchEvent('pointerdown', start);
  await element.dispatchEvent('pointerup', { ...start, clientX: 300 + dx });
}

import type { Page } from '@playwright/test';
import { site } from '#content/site.ts';

/** Stores a value for the theme before the page loads. */
export async function storeTheme(page: Page, theme: string): Promise<void> {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    site.themeStorageKey,
    theme,
  ] as const);
}

/** The stored theme. */
export const readStoredTheme = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), site.themeStorageKey);

import type { Locator } from '@playwright/test';
import { site } from '#content/site.ts';
import { expect } from '../fixtures.ts';

/** Carries what the widget needs to open on a click. */
export async function expectBooks(button: Locator): Promise<void> {
  await expect(button).toBeVisible();
  await expect(button).toHaveAttribute('data-cal-link', site.booking.link);
  await expect(button).toHaveAttribute('data-cal-namespace', 'ai-consultation');
  const config = JSON.parse((await button.getAttribute('data-cal-config')) ?? '');
  expect(config).toMatchObject({ layout: 'month_view', theme: 'light' });
}

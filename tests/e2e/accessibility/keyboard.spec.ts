import type { Page } from '@playwright/test';
import { labels } from '#content/labels.ts';
import { deckRequest, socialHero } from '#content/social-os.ts';
import { expect, test } from '../support/fixtures.ts';
import { settle } from '../support/page.ts';

const PAGES = ['/', '/social-os', '/b2b-sales-automation'];

test('the first stop skips to the content', async ({ page, visit }) => {
  await visit('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: labels.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

/** Where the focused element lies, and what a visitor would see at its middle. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return null;
    const box = element.getBoundingClientRect();
    const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1);
    const y = Math.min(Math.max(box.top + Math.min(box.height, innerHeight) / 2, 1), innerHeight - 1);
    const top = document.elementFromPoint(x, y);
    const cover = top?.closest('header, aside');
    return {
      name: (element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40) || element.tagName,
      covered: Boolean(cover && !cover.contains(element)),
      outside: box.bottom < 0 || box.top > innerHeight,
    };
  });

for (const path of PAGES) {
  test(`on ${path} at 390 px no stop of the keyboard hides behind the header or the floating buttons`, async ({
    page,
    visit,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(path);
    await settle(page);
    const hidden: string[] = [];
    for (let stop = 0; stop < 150; stop++) {
      await page.keyboard.press('Tab');
      const place = await focused(page);
      if (!place) break;
      if (place.covered || place.outside) hidden.push(place.name);
    }
    expect(hidden).toEqual([]);
  });
}

test('a dialog takes focus, keeps it, closes on Escape and gives it back', async ({ page, visit }) => {
  await visit('/social-os');
  const opener = page.getByText(socialHero.download, { exact: true }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(deckRequest.fields.firstName)).toBeVisible();
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab');
    const escaped = await page.evaluate(() => {
      const active = document.activeElement;
      return active !== document.body && !active?.closest('dialog');
    });
    expect(escaped).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

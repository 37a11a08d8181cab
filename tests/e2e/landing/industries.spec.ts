import type { Page } from '@playwright/test';
import { controlRoom } from '#content/landing/hero.ts';
import { industryCards } from '#content/landing/industries.ts';
import { expect, test } from '../support/fixtures.ts';
import { comeAlive, hasten } from '../support/page.ts';

const section = (page: Page) => page.locator('#industries');
const tab = (page: Page, title: string) => section(page).getByRole('tab', { name: title });

/** Whether one end of it can still be seen. */
const peepsOut = (part: Element) => {
  const { left, right, top, height } = part.getBoundingClientRect();
  return [left + 2, right - 2].some((x) => document.elementFromPoint(x, top + height / 2) === part);
};

test('the room of each field', async ({ page, visit }) => {
  await visit('/', { moving: true });

  await test.step('a row goes from queued over working to done', async () => {
    const last = industryCards[0]!.features.at(-1)!;
    const row = section(page).getByRole('listitem').filter({ hasText: last.text });
    await comeAlive(row);
    await expect(section(page).locator('[data-scene="seen"]')).toBeAttached();
    const at = (moment: number) =>
      page.evaluate((time) => {
        for (const animation of document.getAnimations()) {
          animation.pause();
          animation.currentTime = time;
        }
      }, moment);
    const shows = (words: string, there: boolean) =>
      expect(row.getByText(words, { exact: true })).toBeVisible({ visible: there });
    const momentOf = (words: string) =>
      row
        .getByText(words, { exact: true })
        .locator('..')
        .evaluate((part) => Number.parseFloat(part.style.getPropertyValue('--at')));
    const [starts, ends] = [await momentOf(controlRoom.working), await momentOf(last.outcome)];
    await at(starts - 100);
    await shows(controlRoom.working, false);
    await at((starts + ends) / 2);
    await shows(controlRoom.working, true);
    await shows(last.outcome, false);
    await at(ends + 100);
    await shows(last.outcome, true);
  });
  await hasten(page);

  await test.step('each field switches the room to its own work, by pointer and by arrow keys', async () => {
    const titleAt = (place: number) => industryCards[place % industryCards.length]?.title ?? '';
    await comeAlive(tab(page, titleAt(0)));
    for (const { title, features } of industryCards) {
      await tab(page, title).click();
      const room = section(page).getByRole('tabpanel', { name: title });
      for (const { text, outcome } of features) {
        const row = room.getByRole('listitem').filter({ hasText: text });
        await expect(row).toContainText(outcome);
        await row.scrollIntoViewIfNeeded();
        await expect.poll(() => row.getByText(controlRoom.working).evaluate(peepsOut)).toBe(false);
      }
      await expect(section(page).getByRole('tabpanel')).toHaveCount(1);
    }
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, titleAt(0))).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(tab(page, titleAt(2))).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowLeft');
    await expect(section(page).getByRole('tabpanel', { name: titleAt(1) })).toBeVisible();
  });
});

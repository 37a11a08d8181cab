import type { Page } from '@playwright/test';
import { controlRoom } from '#content/landing/hero.ts';
import { industryCards } from '#content/landing/industries.ts';
import { expect, test, withMotion } from '../support/fixtures.ts';
import { freezeClock, skipAnimations, waitUntilHydrated } from '../support/page.ts';
import { softStep } from '../support/soft-step.ts';

test.use(withMotion);

const findSection = (page: Page) => page.locator('#industries');
const findTab = (page: Page, title: string) => findSection(page).getByRole('tab', { name: title });

/** True if the left or right end of the element is visible. */
const isEndVisible = (part: Element) => {
  const { left, right, top, height } = part.getBoundingClientRect();
  return [left + 2, right - 2].some((x) => document.elementFromPoint(x, top + height / 2) === part);
};

test('each industry has a panel with animated rows', async ({ page, visit }) => {
  await visit('/', { playAnimations: true });

  await softStep('a row goes from queued to working to done', async () => {
    const [{ title, features }] = industryCards as [(typeof industryCards)[number]];
    const lastFeature = features.at(-1)!;
    const panel = findSection(page).getByRole('tabpanel', { name: title });
    const row = panel.getByRole('listitem').filter({ hasText: lastFeature.text });
    await waitUntilHydrated(row);
    await freezeClock(page);
    await findTab(page, title).click();
    // A panel that is taller than the screen plays when enough of it is in view.
    await panel.scrollIntoViewIfNeeded();
    await expect(row.locator('[data-scene="waiting"]')).toHaveCount(2);
    const readShownState = async () => {
      // The new state of a row covers the old one.
      for (const text of [lastFeature.outcome, controlRoom.working])
        if (await row.getByText(text, { exact: true }).isVisible()) return text;
      return controlRoom.queued;
    };
    const shownStates = [await readShownState()];
    for (let elapsedMs = 0; elapsedMs < 8000; elapsedMs += 200) {
      await page.clock.runFor(200);
      shownStates.push(await readShownState());
    }
    expect([...new Set(shownStates)]).toEqual([controlRoom.queued, controlRoom.working, lastFeature.outcome]);
    await page.clock.resume();
  });
  await skipAnimations(page);

  await softStep('each tab shows its industry, by mouse and by arrow keys', async () => {
    const titleAt = (index: number) => industryCards[index % industryCards.length]?.title ?? '';
    await waitUntilHydrated(findTab(page, titleAt(0)));
    for (const { title, features } of industryCards) {
      await findTab(page, title).click();
      const panel = findSection(page).getByRole('tabpanel', { name: title });
      await panel.scrollIntoViewIfNeeded();
      await page.clock.runFor(5000);
      for (const { text, outcome } of features) {
        const row = panel.getByRole('listitem').filter({ hasText: text });
        await expect(row).toContainText(outcome);
        await row.scrollIntoViewIfNeeded();
        await expect.poll(() => row.getByText(controlRoom.working).evaluate(isEndVisible)).toBe(false);
      }
      await expect(findSection(page).getByRole('tabpanel')).toHaveCount(1);
    }
    await page.keyboard.press('ArrowRight');
    await expect(findTab(page, titleAt(0))).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(findTab(page, titleAt(2))).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowLeft');
    await expect(findSection(page).getByRole('tabpanel', { name: titleAt(1) })).toBeVisible();
  });
});

import type { Page } from '@playwright/test';
import { controlRoom } from '#content/landing/hero.ts';
import { industryCards } from '#content/landing/industries.ts';
import { expect, test, withMotion } from '../support/fixtures.ts';
import { skipAnimations, waitUntilHydrated } from '../support/page.ts';
import { softStep } from '../support/soft-step.ts';

test.use(withMotion);

const findSection = (page: Page) => page.locator('#industries');
const findTab = (page: Page, title: string) => findSection(page).getByRole('tab', { name: title });

test('each industry has a panel with animated rows', async ({ page, visit }) => {
  await visit('/', { playAnimations: true });

  await softStep('a row goes from queued to working to done', async () => {
    const [{ title, features }] = industryCards as [(typeof industryCards)[number]];
    const lastFeature = features.at(-1)!;
    const panel = findSection(page).getByRole('tabpanel', { name: title });
    const row = panel.getByRole('listitem').filter({ hasText: lastFeature.text });
    await waitUntilHydrated(row);
    await findTab(page, title).click();
    // A panel that is taller than the screen plays when enough of it is in view.
    await panel.scrollIntoViewIfNeeded();
    await expect(panel.locator('[data-room="seen"]')).toBeAttached();
    const shownStates = await row.locator('.lane-status > span').evaluateAll((states) => {
      const animations = states.flatMap((state) => state.getAnimations());
      for (const animation of animations) animation.pause();
      const textsOverTime = Array.from({ length: 24 }, (_, i) => {
        for (const animation of animations) animation.currentTime = i * 200;
        return states
          .filter((state) => getComputedStyle(state).opacity === '1')
          .map((state) => state.textContent)
          .join();
      });
      for (const animation of animations) animation.finish();
      return textsOverTime;
    });
    expect([...new Set(shownStates)]).toEqual([controlRoom.queued, controlRoom.working, lastFeature.outcome]);
  });
  await skipAnimations(page);

  await softStep('each tab shows its industry, by mouse and by arrow keys', async () => {
    const titleAt = (index: number) => industryCards[index % industryCards.length]?.title ?? '';
    await waitUntilHydrated(findTab(page, titleAt(0)));
    for (const { title, features } of industryCards) {
      await findTab(page, title).click();
      const panel = findSection(page).getByRole('tabpanel', { name: title });
      await panel.scrollIntoViewIfNeeded();
      for (const { text, outcome } of features) {
        const row = panel.getByRole('listitem').filter({ hasText: text });
        await expect(row).toContainText(outcome);
        await row.scrollIntoViewIfNeeded();
        await expect(row.locator('[data-until]').filter({ hasText: controlRoom.working })).toHaveCSS(
          'opacity',
          '0',
        );
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

import type { Page } from '@playwright/test';
import { agentServices, socialOs, services as words } from '#content/landing/services.ts';
import { labels } from '#content/shell/labels.ts';
import { expect, test } from '../support/fixtures.ts';
import { readAnimationEndTimes, skipAnimations, waitUntilHydrated } from '../support/page.ts';
import { softStep } from '../support/soft-step.ts';

const findServices = (page: Page) => page.locator('#services');
const AGENTS = Object.values(agentServices);

test('the services section shows four agents and Social OS', async ({ page, visit }) => {
  await visit('/', { playAnimations: true });

  await softStep('scenes start when they come into view and end within five seconds', async () => {
    await page.getByRole('heading', { name: AGENTS[0]?.title }).scrollIntoViewIfNeeded();
    await expect(findServices(page).locator('[data-scene="seen"]').first()).toBeAttached();
    expect(Math.max(...(await readAnimationEndTimes(findServices(page))))).toBeLessThan(5000);
  });
  await skipAnimations(page);

  await softStep('every agent has its tasks, a scene and a link to #', async () => {
    await findServices(page).scrollIntoViewIfNeeded();
    await expect(findServices(page).getByRole('article')).toHaveCount(AGENTS.length + 1);
    for (const { title: agent, duties } of AGENTS) {
      const tile = findServices(page)
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: agent, level: 3 }) });
      await expect(tile.getByRole('img')).toHaveAccessibleName(/./);
      for (const duty of duties) await expect(tile.getByText(duty, { exact: true }).last()).toBeVisible();
      const link = tile.getByRole('link', {
        name: `${words.learnMore} ${labels.about(words.theAgent(agent))}`,
      });
      await expect(link).toHaveAttribute('href', '#');
      await waitUntilHydrated(link);
      const positionBefore = await page.evaluate(() => [window.location.href, Math.round(window.scrollY)]);
      // Call `click` in the page, because a mouse click would first scroll the link into view.
      await link.evaluate((element: HTMLElement) => element.click());
      expect(await page.evaluate(() => [window.location.href, Math.round(window.scrollY)])).toEqual(
        positionBefore,
      );
      // The press plays the drawing again, and a screen reader hears what it shows.
      await expect(tile.locator('[data-scene]')).toHaveAttribute('data-scene', 'seen');
      await expect(findServices(page).getByRole('status')).toHaveText(
        (await tile.getByRole('img').getAttribute('aria-label')) ?? '',
      );
    }
  });

  await softStep('Social OS is featured as new, with the status of five platforms', async () => {
    const tile = findServices(page)
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: socialOs.title }) });
    const statuses = socialOs.statuses.map(({ platform, status }) => new RegExp(`${platform}.*${status}`));
    await expect(tile.getByRole('listitem')).toHaveText(statuses);
    await tile.getByRole('link', { name: `${words.learnMore} ${labels.about(socialOs.title)}` }).click();
    await expect(page).toHaveURL('/social-os');
  });
});

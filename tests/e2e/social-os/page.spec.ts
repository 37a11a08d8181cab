import { exampleDay } from '#content/social-os/social-day.ts';
import { agentHierarchy, exampleCalendar, socialMonth } from '#content/social-os/social-os.ts';
import { PLAN, postStatuses } from '#content/social-os/social-plan.ts';
import { exampleWeek } from '#content/social-os/social-week.ts';
import { expect, test, withMotion } from '../support/fixtures.ts';
import { blockFilm, readAnimationEndTimes, waitUntilHydrated } from '../support/page.ts';
import { softStep } from '../support/soft-step.ts';

test.use(withMotion);

test('the Social OS page shows its example week', async ({ page, visit }) => {
  await blockFilm(page);
  await visit('/social-os');

  await softStep('a day in the first screen links to its posts, which have equal heights', async () => {
    const [firstDay] = exampleWeek;
    await page.getByRole('link', { name: firstDay?.idea }).click();
    const posts = page.getByRole('region', { name: exampleCalendar.postsOf(firstDay?.when ?? '') });
    await expect(posts).toBeInViewport();
    const heights = await posts
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().height)));
    expect(new Set(heights).size).toBe(1);
  });

  await softStep('choosing a day shows the five posts made from its idea', async () => {
    const sheet = page.getByRole('table', { name: exampleCalendar.caption });
    await waitUntilHydrated(sheet);
    for (const day of [exampleWeek[2], exampleWeek[0], exampleWeek[6]]) {
      const dayButton = sheet.getByRole('button', { name: day?.idea });
      await dayButton.click();
      await expect(dayButton).toHaveAttribute('aria-pressed', 'true');
      await expect(sheet.getByRole('button', { pressed: true })).toHaveCount(1);
      const posts = page.getByRole('region', { name: exampleCalendar.postsOf(day?.when ?? '') });
      await expect(posts.getByRole('listitem')).toHaveText(
        (day?.posts ?? []).map(
          ({ platform, title, status }) => new RegExp(`${platform}.*${title}.*${status}`),
        ),
      );
    }
  });

  await softStep('the example week is a table at every width, and every cell is visible', async () => {
    const table = page.getByRole('table', { name: exampleCalendar.caption });
    const cells = table.getByRole('cell');
    // The posts of today are partly published.
    const today = exampleCalendar.dateOf(PLAN.today);
    await expect(cells).toHaveText(
      exampleCalendar.rows.flatMap((row) =>
        Object.values({
          ...row,
          status: row.date === today ? socialMonth.state : postStatuses[row.status],
        }),
      ),
    );
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(table.getByRole('columnheader')).toHaveText(Object.values(exampleCalendar.columns));
      const rows = table.getByRole('row');
      await expect(rows).toHaveCount(exampleCalendar.rows.length + 1);
      const cellsOutside = await cells.evaluateAll(
        (all) =>
          all.filter((cell) => {
            const { left, right } = cell.getBoundingClientRect();
            return left < 0 || right > innerWidth;
          }).length,
      );
      expect({ width, outside: cellsOutside }).toEqual({ width, outside: 0 });
    }
  });
});

test('the animation of the post ends within five seconds and replays', async ({ page, visit }) => {
  await visit('/social-os', { playAnimations: true });
  // Pause the animation, so that the test controls the time.
  await page.addStyleTag({ content: '.chain * { animation-play-state: paused !important }' });
  const chain = page.locator('ol.chain');
  await chain.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-reveal=shown] ol.chain')).toBeVisible();
  const endTimes = await readAnimationEndTimes(chain);
  const longestTime = Math.max(...endTimes);
  expect(longestTime).toBeGreaterThan(2000);
  expect(longestTime).toBeLessThanOrEqual(5000);

  await chain.evaluate((list) => {
    for (const animation of list.getAnimations({ subtree: true })) animation.cancel();
  });
  expect(await readAnimationEndTimes(chain)).toEqual([]);
  await page.getByRole('button', { name: agentHierarchy.replay }).click();
  await expect.poll(async () => (await readAnimationEndTimes(chain)).length).toBe(endTimes.length);

  await softStep('with reduced motion, nothing moves and there is no replay button', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page.getByRole('button', { name: agentHierarchy.replay })).toBeHidden();
    await expect.poll(async () => Math.max(...(await readAnimationEndTimes(chain)))).toBeLessThanOrEqual(1);
    await expect(chain).toContainText(exampleDay.idea);
  });
});

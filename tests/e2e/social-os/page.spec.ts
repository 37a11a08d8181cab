import { exampleCalendar } from '#content/social-os.ts';
import { exampleWeek } from '#content/social-week.ts';
import { expect, test } from '../support/fixtures.ts';
import { comeAlive, settle } from '../support/page.ts';

test('the hero says what it is and offers a call, the film and the deck [2.61 2.62]', async ({
  page,
  visit,
}) => {
  await visit('/social-os');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'A month of posts, planned, published and tracked.',
  );
  const hero = page.locator('main > section').first();
  await expect(hero.getByRole('link', { name: 'Book a Call' })).toHaveAttribute(
    'data-cal-namespace',
    'ai-consultation',
  );
  await expect(hero.getByRole('button', { name: 'Download PDF Deck' })).toBeVisible();
  await hero.getByRole('button', { name: 'Watch Demo' }).click();
  const film = page.getByRole('dialog', { name: 'Social OS: the demo' });
  await expect(film.locator('iframe')).toHaveAttribute('src', /autoplay/);
  await film.getByRole('button', { name: 'Close' }).click();
  await expect(film).toBeHidden();
});

test('the example day is on five platforms: three published, two scheduled', async ({ page, visit }) => {
  await visit('/social-os');
  const platforms = page.locator('main > section').first().getByRole('listitem');
  await expect(platforms).toHaveText([
    /LinkedIn.*Published/,
    /Twitter.*Published/,
    /Website.*Published/,
    /Instagram.*Scheduled/,
    /Facebook.*Scheduled/,
  ]);
});

test('sections come in order, each under its heading', async ({ page, visit }) => {
  await visit('/social-os');
  await expect(page.locator('main h2')).toHaveText([
    'Not another scheduling tool. A team that does the work.',
    'One chain of command, eight agents.',
    'How it works',
    'One week, as you would see it',
    'What to expect',
    'Your next 30 days could already be planned.',
  ]);
});

test('the hierarchy is a list: strategist, manager, five platform agents, sheet tracker [2.65]', async ({
  page,
  visit,
}) => {
  await visit('/social-os');
  const chain = page.locator('ol.chain');
  const levels = chain.locator('> li');
  await expect(levels).toHaveCount(4);
  await expect(levels.nth(0)).toContainText('Strategist agent');
  await expect(levels.nth(1)).toContainText('Manager agent');
  await expect(levels.nth(2).getByRole('listitem')).toHaveText([
    /Website agent/,
    /LinkedIn agent/,
    /Twitter agent/,
    /Facebook agent/,
    /Instagram agent/,
  ]);
  await expect(levels.nth(3)).toContainText('Sheet tracker');
});

test('the post travels once, comes to rest within five seconds and can be sent again', async ({
  page,
  visit,
}) => {
  await visit('/social-os');
  // Held still, so that the test moves time and not the machine.
  await page.addStyleTag({ content: '.chain * { animation-play-state: paused !important }' });
  const chain = page.locator('ol.chain');
  await chain.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-reveal=shown] ol.chain')).toBeVisible();
  const moments = () =>
    chain.evaluate((list) =>
      list
        .getAnimations({ subtree: true })
        .map((animation) => Number(animation.effect?.getComputedTiming().endTime)),
    );
  const first = await moments();
  const longest = Math.max(...first);
  expect(longest).toBeGreaterThan(2000);
  expect(longest).toBeLessThanOrEqual(5000);

  const travelling = (moment: number) =>
    chain.evaluate((list, time) => {
      for (const animation of list.getAnimations({ subtree: true })) animation.currentTime = time;
      const posts = [...list.querySelectorAll('.chain-traveller')];
      return posts.filter((post) => Number(getComputedStyle(post).opacity) > 0.9).length;
    }, moment);
  expect([await travelling(1100), await travelling(2300), await travelling(3700)]).toEqual([1, 5, 5]);

  await chain.evaluate((list) => {
    for (const animation of list.getAnimations({ subtree: true })) animation.cancel();
  });
  expect(await moments()).toEqual([]);
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect.poll(async () => (await moments()).length).toBe(first.length);
});

test('under reduced motion nothing travels and nothing offers to', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit('/social-os');
  await settle(page);
  await expect(page.getByRole('button', { name: 'Play again' })).toBeHidden();
  await expect(page.locator('ol.chain')).toContainText('A crane, 96 panels and one quiet Wednesday');
});

for (const width of [1440, 390, 320]) {
  test(`the example week is a table at ${width} px, every cell in view [2.67]`, async ({ page, visit }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit('/social-os');
    await settle(page);
    const table = page.getByRole('table', { name: 'Example weekly calendar' });
    await expect(table.getByRole('columnheader')).toHaveText([
      'Date',
      'Day',
      'Type',
      'Theme',
      'Title',
      'Status',
    ]);
    const rows = table.getByRole('row');
    await expect(rows).toHaveCount(8);
    for (const [i, row] of exampleCalendar.rows.entries()) {
      const cells = rows.nth(i + 1).getByRole('cell');
      await expect(cells).toHaveText(Object.values(row));
      for (const cell of await cells.all()) {
        const box = await cell.boundingBox();
        expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true);
      }
    }
  });
}

test('choosing a day shows the five posts made from its idea', async ({ page, visit }) => {
  await visit('/social-os');
  const sheet = page.getByRole('table', { name: exampleCalendar.caption });
  await comeAlive(sheet);
  for (const day of [exampleWeek[2], exampleWeek[0], exampleWeek[6]]) {
    const choice = sheet.getByRole('button', { name: day?.idea });
    await choice.click();
    await expect(choice).toHaveAttribute('aria-pressed', 'true');
    await expect(sheet.getByRole('button', { pressed: true })).toHaveCount(1);
    const posts = page.getByRole('region', { name: exampleCalendar.postsOf(day?.when ?? '') });
    await expect(posts.getByRole('listitem')).toHaveText(
      (day?.posts ?? []).map(({ platform, title, status }) => new RegExp(`${platform}.*${title}.*${status}`)),
    );
  }
});

test('ends with the call and the deck, in the ink band [2.70]', async ({ page, visit }) => {
  await visit('/social-os');
  const closing = page.locator('section.band').last();
  await expect(closing.getByRole('link', { name: 'Book a Call' })).toHaveAttribute(
    'data-cal-link',
    /ai-consultation$/,
  );
  await closing.scrollIntoViewIfNeeded();
  await expect(closing.getByRole('button', { name: 'Download PDF Deck' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read', async ({ page }) => {
    await page.goto('/social-os');
    for (const text of ['Strategist agent', 'Sheet tracker', 'Approve the plan', 'hours saved a week'])
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('table', { name: 'Example weekly calendar' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play again' })).toBeHidden();
  });
});

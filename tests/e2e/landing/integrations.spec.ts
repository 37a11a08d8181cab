import { expect, test } from '../support/fixtures.ts';

test('the strip names its tools and leads to the quiz card', async ({ page, visit }) => {
  await visit('/');
  const strip = page.locator('#integrations');
  const script = page.waitForResponse(/\/integrations-[\w-]+\.js$/);
  await strip.scrollIntoViewIfNeeded();
  await (await script).finished();
  await expect(strip.getByRole('listitem')).toHaveCount(8);
  await page.evaluate(() => {
    Element.prototype.scrollIntoView = function (options) {
      document.documentElement.dataset.scrolled = `${this.id} ${JSON.stringify(options)}`;
    };
  });
  await strip.getByRole('link', { name: 'See which agents fit your tools' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-scrolled', 'quiz {"behavior":"smooth"}');
  await expect(page).toHaveURL('/#quiz');
});

test('the grid claims 100+ tools and lists them by category, with name and description', async ({
  page,
  visit,
}) => {
  await visit('/');
  const grid = page.getByRole('region', { name: '100+ tools connect on day one' });
  await grid.scrollIntoViewIfNeeded();
  await expect(grid.getByRole('heading', { level: 3 })).toHaveText(/^100\+/);
  await expect(grid.getByRole('term')).toHaveText([
    'Sales and CRM',
    'Mail and meetings',
    'Documents and tasks',
    'Commerce and finance',
    'Support',
    'Models and plumbing',
  ]);
  for (const tool of ['Gmail', 'Slack', 'Zapier', 'Notion', 'Salesforce', 'HubSpot', 'Zoho', 'Excel'])
    await expect(grid.getByText(tool, { exact: true })).toBeVisible();
  await expect(grid.getByText('Sorting, drafts, follow-ups')).toBeVisible();
});

test('every mark that the page names is in the sprite', async ({ page, request }) => {
  const sprite = await (await request.get('/marks.svg')).text();
  await page.goto('/');
  const named = await page
    .locator('use')
    .evaluateAll((uses) => uses.map((use) => use.getAttribute('href') ?? ''));
  expect(named.length).toBeGreaterThan(30);
  for (const href of new Set(named)) expect(sprite).toContain(`id="${href.replace('/marks.svg#', '')}"`);
});

import { operator } from '#content/operator.ts';
import { imprint, privacyPage } from '#content/shell/legal.ts';
import { legalLinks } from '#content/shell/navigation.ts';
import { site } from '#content/site.ts';
import { PATHS, phoneHref } from '#domain/paths.ts';
import { expect, test } from '../support/fixtures.ts';

const pages = [
  [PATHS.privacy, privacyPage({ retentionDays: 0, countsVisits: false })],
  [PATHS.imprint, imprint],
] as const;

for (const [path, copy] of pages) {
  test(`${path} is complete without script, and its table of contents links to its sections`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: copy.title })).toBeVisible();
    const main = page.getByRole('main');
    const contents = page.getByRole('navigation', { name: copy.contents });
    for (const section of copy.sections) {
      await expect(main.getByRole('heading', { level: 2, name: section.title })).toBeVisible();
      await expect(contents.getByRole('link', { name: section.title })).toHaveAttribute(
        'href',
        `#${section.id}`,
      );
    }
    await context.close();
  });
}

test('the imprint shows the company and its address, and the footer links to both legal pages', async ({
  page,
  visit,
}) => {
  await visit(PATHS.imprint);
  for (const line of [operator.name, ...operator.address])
    await expect(page.getByRole('main')).toContainText(line);
  for (const { label, href } of legalLinks)
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }),
    ).toHaveAttribute('href', href);
  const currentLink = page.getByRole('contentinfo').locator('[aria-current="page"]');
  await expect(currentLink).toHaveAttribute('href', PATHS.imprint);
  await expect(currentLink).toHaveCount(1);
});

test('mail address and phone number are links', async ({ page, visit }) => {
  const main = page.getByRole('main');
  await visit(PATHS.imprint);
  await expect(main.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`);
  await expect(main.getByRole('link', { name: site.phone })).toHaveAttribute('href', phoneHref(site.phone));
  await visit(PATHS.privacy);
  await expect(main.getByRole('link', { name: site.email }).first()).toBeVisible();
});

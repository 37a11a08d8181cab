import { notFound } from '#content/shell/navigation.ts';
import { expect, test } from '../support/fixtures.ts';

test('an unknown path gets a 404 page with a link home', async ({ page, visit, allow }) => {
  allow(/404/);
  const response = page.waitForResponse(/no-such-page/);
  await visit('/no-such-page');
  expect((await response).status()).toBe(404);
  await expect(page.getByRole('heading', { name: notFound.title })).toBeVisible();
  await expect(page.getByText(notFound.text)).toBeVisible();
  const otherPages = page.getByRole('navigation', { name: notFound.elsewhere.title });
  for (const { label, href } of notFound.elsewhere.links)
    await expect(otherPages.getByRole('link', { name: label })).toHaveAttribute('href', href);
  await page.getByRole('link', { name: notFound.home }).click();
  await expect(page).toHaveURL('/');
});

test('static hosts get a 404.html that works at any path', async ({ page, visit, baseURL }) => {
  await page.route('**/quiz/', async (route) => {
    const html = await route.fetch({ url: `${baseURL}/404.html` });
    await route.fulfill({ response: html, status: 200 });
  });
  await visit('/quiz/');
  await expect(page.getByRole('heading', { name: notFound.title })).toBeVisible();
});

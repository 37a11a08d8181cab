import { labels } from '#content/labels.ts';
import { hero } from '#content/landing/hero.ts';
import { expect, test } from '../support/fixtures.ts';

test('the film opens in a dialog, plays by itself and loads nothing before [2.37 2.39 7.8]', async ({
  page,
  visit,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await visit('/');
  const button = page.getByRole('button', { name: hero.watch });
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(requests.filter((path) => path.startsWith('/player'))).toEqual([]);

  await button.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const frame = dialog.locator('iframe');
  await expect(frame).toHaveAttribute('src', /autoplay=1/);
  await expect(frame).toHaveAttribute('allow', /autoplay/);
  await expect(frame).toHaveAttribute('title', /.+/);
  await expect(dialog.getByRole('button', { name: labels.close })).toBeFocused();
});

test('close button, Esc and backdrop close it, stop the film and give focus back [2.38 4.24]', async ({
  page,
  visit,
}) => {
  await visit('/');
  const button = page.getByRole('button', { name: hero.watch });
  const dialog = page.getByRole('dialog');
  for (const close of [
    () => dialog.getByRole('button', { name: labels.close }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(8, 8),
  ]) {
    await button.click();
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});

test('Esc inside the film closes the dialog too', async ({ page, visit }) => {
  await visit('/');
  await page.getByRole('button', { name: hero.watch }).click();
  const dialog = page.getByRole('dialog');
  const film = dialog.locator('iframe').contentFrame().locator('video');
  await film.focus();
  await film.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: hero.watch })).toBeFocused();
});

test('the keyboard opens it like any button', async ({ page, visit }) => {
  await visit('/');
  await page.getByRole('button', { name: hero.watch }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('it is a link to the player page', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: hero.watch })).toHaveAttribute('href', /^\/player\//);
  });
});

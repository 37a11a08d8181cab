import type { Page } from '@playwright/test';
import { labels } from '#content/labels.ts';
import { hero } from '#content/landing/hero.ts';
import { problems } from '#content/lead-forms.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openDialog, sendOf } from '../support/deck-request.ts';
import { test } from '../support/fixtures.ts';

/** What a visitor can open on a page. The pages as such and the quiz have their own axe tests. */
async function expectDialogAccessible(page: Page): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page, 'dialog[open]');
  }
}

test('axe finds nothing in the open mobile menu, 390 px, and the Watch Demo dialog, 1440 and 390 px', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/');
  await page.getByRole('button', { name: labels.openMenu }).click();
  await expectAccessible(page, 'header');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: hero.watch }).click();
  // A film that plays takes half of the machine.
  await page
    .getByRole('dialog')
    .locator('iframe')
    .contentFrame()
    .locator('video')
    .evaluate((film: HTMLVideoElement) => film.pause());
  await expectDialogAccessible(page);
});

test('axe finds nothing in the deck dialog, empty and with every error, 1440 and 390 px', async ({
  page,
  visit,
}) => {
  await visit('/social-os');
  await openDialog(page);
  await expectDialogAccessible(page);
  await sendOf(page).click();
  await page.getByText(problems.firstName).waitFor();
  await expectDialogAccessible(page);
});

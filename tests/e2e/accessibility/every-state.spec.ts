import { problems } from '#content/forms/site-forms.ts';
import { labels } from '#content/shell/labels.ts';
import { socialHero } from '#content/social-os/social-os.ts';
import { PATHS } from '#domain/paths.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openDeckDialog, submitButton } from '../support/deck-request.ts';
import { test } from '../support/fixtures.ts';
import { matrix } from '../support/matrix.ts';
import { blockFilm, waitUntilHydrated } from '../support/page.ts';

/** Checks menus and dialogs. Pages and quiz have their own axe tests. */
const WIDTHS = matrix({ smoke: [390], full: [1440, 390] });

test('axe finds no violation in the open mobile menu, 390 px', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(PATHS.privacy);
  await page.getByRole('button', { name: labels.openMenu }).click();
  await expectAccessible(page, 'header');
});

for (const width of WIDTHS)
  test(`axe finds no violation in the Watch Demo dialog and the deck dialog, with and without errors, ${width} px`, async ({
    page,
    visit,
  }) => {
    await blockFilm(page);
    await page.setViewportSize({ width, height: 844 });
    await visit(PATHS.socialOs);
    const watch = page.getByRole('button', { name: socialHero.watch }).first();
    await waitUntilHydrated(watch);
    await watch.click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await openDeckDialog(page);
    await expectAccessible(page, 'dialog[open]');
    await submitButton(page).click();
    await page.getByText(problems.firstName).waitFor();
    await expectAccessible(page, 'dialog[open]');
  });

import type { Page } from '@playwright/test';
import { problems } from '#content/forms/site-forms.ts';
import { LANGUAGES, pathIn, prefixOf } from '#content/languages.ts';
import { labels } from '#content/shell/labels.ts';
import { deckRequest, socialHero } from '#content/social-os/social-os.ts';
import { PATHS } from '#domain/paths.ts';
import { expectAccessible } from '../support/accessible.ts';
import { deckDialog, deckField, openDeckDialog, person, submitButton } from '../support/deck-request.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitUntilHydrated } from '../support/page.ts';
import { softStep } from '../support/soft-step.ts';
import { readWords } from '../support/words-of.ts';

const requiredFields = ['firstName', 'lastName', 'email', 'company'] as const;

/** Finds all errors about empty fields. */
const emptyFieldErrors = (page: Page) =>
  deckDialog(page).getByText(new RegExp(requiredFields.map((name) => `^${problems[name]}$`).join('|')));

test('the deck form validates its fields', async ({ page, visit, recorder }) => {
  await visit('/social-os');
  await openDeckDialog(page);

  await softStep('describes the deck, without an axe violation', async () => {
    const facts = new RegExp(`^${deckRequest.facts(0, 0).replaceAll('0', '\\d+')}$`);
    await expect(deckDialog(page).getByText(facts)).toBeVisible();
    await expectAccessible(page, 'dialog[open]');
  });

  await softStep(
    'on submit every empty required field has an error, and the first one is focused',
    async () => {
      await deckField(page, 'firstName').focus();
      await deckField(page, 'phone').focus();
      await expect(emptyFieldErrors(page)).toHaveCount(0);
      await submitButton(page).click();
      for (const name of requiredFields) {
        const field = deckField(page, name);
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription(problems[name]);
      }
      await expect(deckField(page, 'phone')).not.toHaveAttribute('aria-invalid');
      await expect(deckField(page, 'firstName')).toBeFocused();
      expect(recorder.requests).toEqual([]);
    },
  );

  await softStep('the error is below its field; error and border are red', async () => {
    const field = deckField(page, 'company');
    const message = deckDialog(page).getByText(problems.company);
    const color = await message.evaluate((element) => getComputedStyle(element).color);
    const dangerColor = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--danger)';
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    });
    expect(color).toBe(dangerColor);
    await expect(field).toHaveCSS('border-top-color', dangerColor);
    const [fieldBox, messageBox] = [await field.boundingBox(), await message.boundingBox()];
    expect(messageBox?.y).toBeGreaterThanOrEqual((fieldBox?.y ?? 0) + (fieldBox?.height ?? 0));
  });

  await softStep('axe finds no violation while errors are shown, and the form fits on 320 px', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await expectAccessible(page, 'dialog[open]');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await softStep('editing one field clears only its error', async () => {
    await deckField(page, 'lastName').fill('B');
    await expect(emptyFieldErrors(page)).toHaveText([problems.firstName, problems.email, problems.company]);
    expect(recorder.requests).toEqual([]);
  });

  await softStep('Esc closes the dialog and returns the focus; typed values stay', async () => {
    await deckField(page, 'company').fill(person.company);
    await page.keyboard.press('Escape');
    await expect(deckDialog(page)).toBeHidden();
    await expect(page.getByRole('button', { name: socialHero.download }).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(deckField(page, 'company')).toHaveValue(person.company);
  });
});

for (const language of LANGUAGES.slice(1))
  test(`in ${language.name}, the form describes its own deck`, async ({ page, request, visit }) => {
    await visit(pathIn(language, PATHS.socialOs));
    const { socialHero } = readWords<typeof import('#words/social-os/page.json')>(language, 'social-os/page');
    const button = page.getByRole('button', { name: socialHero.download }).first();
    await waitUntilHydrated(button);
    await button.click();
    const prefix = prefixOf(language);
    const { title } = await (await request.get(`${prefix}/deck.json`)).json();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(title, { exact: true })).toBeVisible();
    await expect(dialog.locator('img')).toHaveAttribute('src', `${prefix}/deck-thumbnail.png`);
  });

test('on phones, the buttons are in view at both ends of the form', async ({ page, visit }) => {
  await visit('/social-os');
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openDeckDialog(page);
    for (const name of ['firstName', 'phone'] as const) {
      await deckField(page, name).focus();
      await expect(deckField(page, name)).toBeInViewport({ ratio: 1 });
      await expect(deckDialog(page).getByRole('button', { name: labels.close })).toBeInViewport({ ratio: 1 });
      await expect(submitButton(page)).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('Escape');
    await expect(deckDialog(page)).toBeHidden();
  }
});

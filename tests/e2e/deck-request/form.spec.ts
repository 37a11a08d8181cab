import type { Page } from '@playwright/test';
import { problems } from '#content/forms/lead-forms.ts';
import { LANGUAGES, pathIn, prefixOf } from '#content/languages.ts';
import { deckRequest, socialHero } from '#content/social-os/social-os.ts';
import { PATHS } from '#domain/paths.ts';
import { expectAccessible } from '../support/accessible.ts';
import { dialogOf, fieldOf, fillIn, openDialog, person, sendOf } from '../support/deck-request.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitUntilHydrated } from '../support/page.ts';
import { softStep } from '../support/soft-step.ts';
import { wordsOf } from '../support/words-of.ts';

const required = ['firstName', 'lastName', 'email', 'company'] as const;

/** All messages about empty fields. */
const messages = (page: Page) =>
  dialogOf(page).getByText(new RegExp(required.map((name) => `^${problems[name]}$`).join('|')));

test('the form before it is sent', {
  tag: ['@2.63', '@3.15', '@4.25', '@5.1', '@5.2', '@5.3', '@5.4', '@5.5', '@5.6', '@5.7', '@5.8', '@8.4'],
}, async ({ page, visit, recorder }) => {
  recorder.answer = () => {
    throw new Error('nothing may be sent');
  };
  await visit('/social-os');
  await openDialog(page);

  await softStep('describes the deck, and its fields have autocomplete', async () => {
    const facts = new RegExp(`^${deckRequest.facts(0, 0).replaceAll('0', '\\d+')}$`);
    await expect(dialogOf(page).getByText(facts)).toBeVisible();
    const purposes = {
      firstName: 'given-name',
      lastName: 'family-name',
      email: 'email',
      company: 'organization',
      phone: 'tel',
    } as const;
    for (const [name, purpose] of Object.entries(purposes))
      await expect(fieldOf(page, name as keyof typeof purposes)).toHaveAttribute('autocomplete', purpose);
  });

  await softStep(
    'nothing is validated before sending; then every empty field has an error and the first is focused',
    async () => {
      await fieldOf(page, 'firstName').focus();
      await fieldOf(page, 'phone').focus();
      await expect(messages(page)).toHaveCount(0);
      await sendOf(page).click();
      for (const name of required) {
        const field = fieldOf(page, name);
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription(problems[name]);
      }
      await expect(fieldOf(page, 'phone')).not.toHaveAttribute('aria-invalid');
      await expect(fieldOf(page, 'firstName')).toBeFocused();
      expect(recorder.received).toEqual([]);
    },
  );

  await softStep('the error is below its field in red, and so is the border', async () => {
    const field = fieldOf(page, 'company');
    const message = dialogOf(page).getByText(problems.company);
    const color = await message.evaluate((element) => getComputedStyle(element).color);
    const danger = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--danger)';
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    });
    expect(color).toBe(danger);
    await expect(field).toHaveCSS('border-top-color', danger);
    const [above, below] = [await field.boundingBox(), await message.boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  });

  await softStep('axe finds nothing with errors shown; the form fits 320 px', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await expectAccessible(page, 'dialog[open]');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await softStep('editing one field clears only its error', async () => {
    await fieldOf(page, 'lastName').fill('B');
    await expect(messages(page)).toHaveText([problems.firstName, problems.email, problems.company]);
  });

  await softStep(
    'whitespace counts as empty; an error disappears when its field is edited, the others stay',
    async () => {
      await fillIn(page);
      for (const name of required) {
        await fillIn(page, { [name]: '   ' });
        await sendOf(page).click();
        await expect(messages(page)).toHaveText([problems[name]]);
        await expect(fieldOf(page, name)).toBeFocused();
        for (const other of required.filter((each) => each !== name))
          await expect(fieldOf(page, other)).toHaveValue(person[other]);
        await fieldOf(page, name).press('x');
        await expect(dialogOf(page).getByText(problems[name])).toHaveCount(0);
        await expect(fieldOf(page, name)).not.toHaveAttribute('aria-invalid');
        await fillIn(page, { [name]: person[name] });
      }
      expect(recorder.received).toEqual([]);
    },
  );

  await softStep(
    'an address without a name, an @, a host or a top-level domain is invalid, and so is one with spaces',
    async () => {
      for (const email of ['ada', 'ada@', 'ada@engines', '@engines.example', 'a da@engines.example']) {
        await fillIn(page, { email });
        await expect(fieldOf(page, 'email')).not.toHaveAttribute('aria-invalid');
        await sendOf(page).click();
        await expect(fieldOf(page, 'email')).toHaveAccessibleDescription(problems.emailFormat);
        await expect(fieldOf(page, 'email')).toBeFocused();
        await expect(fieldOf(page, 'email')).toHaveValue(email);
      }
      expect(recorder.received).toEqual([]);
    },
  );

  await softStep('Esc closes it, focus returns to the button, and the typed values stay', async () => {
    await fieldOf(page, 'company').fill(person.company);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.getByRole('button', { name: socialHero.download }).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(fieldOf(page, 'company')).toHaveValue(person.company);
  });
});

for (const language of LANGUAGES.slice(1))
  test(`in ${language.name}, the form describes the deck of that language`, async ({
    page,
    request,
    visit,
  }) => {
    await visit(pathIn(language, PATHS.socialOs));
    const { socialHero } = wordsOf(language, 'social-os/page');
    const button = page.getByRole('button', { name: socialHero.download }).first();
    await waitUntilHydrated(button);
    await button.click();
    const prefix = prefixOf(language);
    const { title } = await (await request.get(`${prefix}/deck.json`)).json();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(title, { exact: true })).toBeVisible();
    await expect(dialog.locator('img')).toHaveAttribute('src', `${prefix}/deck-thumbnail.png`);
  });

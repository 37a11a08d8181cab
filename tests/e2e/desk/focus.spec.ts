import { deskFrame, deskKeys, deskLeads, deskPerson, deskToday } from '#content/desk.ts';
import { fill, plural } from '#content/message.ts';
import { expect, leadRows, test } from '../support/desk.ts';
import { softStep } from '../support/soft-step.ts';

test('a change of a person does not lose the focus', async ({ signedIn: page, desk }) => {
  await desk.requestDeck({ firstName: 'Fenna', email: 'fenna@focus.example', phone: '+1 201 555 0102' });
  await page.goto('/desk/leads');
  await page.getByRole('link', { name: 'Fenna Whitlock' }).click();

  await softStep('the button of a result of a call keeps it', async () => {
    const noAnswer = page.getByRole('button', { name: deskPerson.calls['no-answer'] });
    await noAnswer.press('Enter');
    await expect(page.getByText(deskFrame.actionDone)).toBeVisible();
    await expect(noAnswer).toBeFocused();
  });

  await softStep('a dialog returns it to the menu that opened it', async () => {
    const actions = page.getByRole('button', { name: deskPerson.actions });
    await actions.click();
    await page.getByRole('button', { name: deskPerson.correct }).click();
    await expect(page.getByRole('dialog', { name: deskPerson.correctTitle })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(actions).toBeFocused();
  });

  await softStep('after a step is done, the page has it', async () => {
    await page.keyboard.press('t');
    await page
      .getByRole('button', { name: fill(deskPerson.doneStep, { text: deskPerson.nextStepPlaceholder }) })
      .press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
});

test('on the page Today, the focus goes to the next row when a step is done', async ({ signedIn: page }) => {
  await page.goto('/desk');
  const steps = page.getByRole('region', { name: deskToday.steps }).getByRole('listitem');
  const nextPerson = await steps.nth(1).getByRole('link').first().getAttribute('href');
  await steps.nth(0).getByRole('button').first().press('Enter');
  const firstLink = steps.nth(0).getByRole('link').first();
  await expect(firstLink).toHaveAttribute('href', nextPerson ?? '');
  await expect(firstLink).toBeFocused();
});

test('the key b moves the focus to the fields for the selected leads', async ({ signedIn: page, desk }) => {
  await desk.requestDeck({ firstName: 'Flora', email: 'flora@focus.example' });
  await page.goto('/desk/leads');
  await leadRows(page).first().getByRole('checkbox').check();
  await page.keyboard.press('t');
  await expect(page.getByRole('button', { name: deskLeads.undo, exact: true })).toBeEnabled();
  await page.keyboard.press('b');
  await expect(page.getByRole('combobox', { name: deskLeads.setOwner })).toBeFocused();
});

test('the fields for the selected leads leave the list in its place, and Enter applies them', async ({
  signedIn: page,
}) => {
  await page.goto('/desk/leads');
  await leadRows(page).first().getByRole('checkbox').check();
  for (const key of ['b', 'Tab', 'Tab', 'Tab']) await page.keyboard.press(key);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: deskPerson.nextStep }).press('Enter');
  await expect(page.getByText(plural(deskLeads.changed.change, 1))).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('the keys have help at any width, and can be switched off', async ({ signedIn: page }) => {
  // As wide as a laptop at 200 % zoom.
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto('/desk/leads');
  const firstLink = leadRows(page).first().getByRole('link');
  await firstLink.waitFor();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: deskKeys.title });
  const setting = help.getByRole('checkbox', { name: deskKeys.on });
  await setting.uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(firstLink).not.toBeFocused();
  await page.reload();
  await page.getByRole('button', { name: deskFrame.keys }).click();
  await setting.check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(firstLink).toBeFocused();
});

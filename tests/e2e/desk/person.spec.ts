import type { Page } from '@playwright/test';
import { deskFrame, deskMoney, deskPerson, deskStatuses } from '#content/desk.ts';
import { fill } from '#content/message.ts';
import { type Desk, expect, test } from '../support/desk.ts';

async function openNewPerson(page: Page, desk: Desk, firstName: string): Promise<void> {
  const name = `${firstName} Whitlock`;
  await desk.requestDeck({ firstName, email: `${firstName.toLowerCase()}@person.example` });
  await page.goto('/desk/leads');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('the dialog for contact details shows errors itself, and keeps what was typed', async ({
  signedIn: page,
  desk,
  allow,
}) => {
  allow(/422|people\/.*\/change|ERR_FAILED/);
  await openNewPerson(page, desk, 'Petra');
  await page.getByRole('button', { name: deskPerson.actions }).click();
  await page.getByRole('button', { name: deskPerson.correct }).click();
  const dialog = page.getByRole('dialog', { name: deskPerson.correctTitle });
  const phone = dialog.getByRole('textbox', { name: deskPerson.phone });
  await phone.fill('12');
  await phone.press('Enter');
  await expect(page.getByText(deskPerson.phoneTooShort)).toHaveCount(1);
  await expect(phone).toHaveAccessibleDescription(deskPerson.phoneTooShort);
  await page.route('**/change', (route) => route.abort());
  await phone.fill('+1 201 555 0103');
  await phone.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(deskFrame.actionFailed);
  await expect(phone).toHaveValue('+1 201 555 0103');
});

test('somebody who wants no contact still has an address on the page', async ({ signedIn: page, desk }) => {
  await openNewPerson(page, desk, 'Pola');
  await page.getByRole('button', { name: deskPerson.actions }).click();
  await page.getByRole('button', { name: deskPerson.doNotContact }).click();
  await expect(page.getByText(deskPerson.noContact)).toBeVisible();
  await expect(page.getByRole('link', { name: deskPerson.sendEmail })).toHaveCount(0);
  await expect(page.getByRole('main').getByText('pola@person.example')).toBeVisible();
});

test('the amount of a won deal may have separators', async ({ signedIn: page, desk }) => {
  await openNewPerson(page, desk, 'Paul');
  await page.getByRole('combobox', { name: deskPerson.status }).selectOption(deskStatuses.won);
  const amount = page.getByRole('textbox', { name: deskPerson.wonAmount.split(' ')[0] });
  await expect(amount).toBeFocused();
  const { changed, fields, none } = deskPerson.history;
  await amount.fill('12k');
  await amount.press('Enter');
  await expect(amount).toHaveJSProperty('validity.valid', false);
  await expect(amount).toHaveAttribute('title', deskPerson.wonAmountHint);
  await amount.fill('12,500');
  await amount.press('Enter');
  await expect(
    page.getByText(fill(changed, { field: fields.wonAmount, new: deskMoney(12_500), old: none })),
  ).toBeVisible();
});

test('typed text is kept until it is saved, and a picked status is saved at once', async ({
  signedIn: page,
  desk,
}) => {
  await desk.requestDeck({ firstName: 'Pia', email: 'pia@person.example' });
  await openNewPerson(page, desk, 'Pina');
  const note = page.getByRole('textbox', { name: deskPerson.note });
  const step = page.getByRole('combobox', { name: deskPerson.nextStep });
  await note.fill('Half a sentence');
  await step.fill('Half a step');
  await page.getByRole('link', { name: deskPerson.nextPerson }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pia Whitlock' })).toBeVisible();
  await expect(note).toHaveValue('');
  await page.getByRole('link', { name: deskPerson.previousPerson }).click();
  await expect(note).toHaveValue('Half a sentence');
  await expect(step).toHaveValue('Half a step');
  const asked = page.waitForEvent('dialog');
  const closed = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await closed;
  await page.getByRole('combobox', { name: deskPerson.status }).selectOption(deskStatuses.lost);
  const { changed, fields } = deskPerson.history;
  await expect(
    page.getByText(fill(changed, { field: fields.status, new: deskStatuses.lost, old: deskStatuses.new })),
  ).toBeVisible();
});

test('a step without a date is done with its text in the history', async ({ signedIn: page, desk }) => {
  await openNewPerson(page, desk, 'Pavel');
  await page.getByRole('combobox', { name: deskPerson.nextStep }).fill('Send the offer');
  await page.getByRole('button', { name: deskPerson.addStep, exact: true }).click();
  await page.getByRole('button', { name: fill(deskPerson.doneStep, { text: 'Send the offer' }) }).click();
  const { taskAdded, taskDone } = deskPerson.history;
  for (const entry of [taskAdded, taskDone])
    await expect(page.getByText(fill(entry, { text: 'Send the offer' }), { exact: true })).toBeVisible();
});

test('a mention has suggestions, and an unknown name is an error that keeps the note', async ({
  signedIn: page,
  desk,
  allow,
}) => {
  allow(/422/);
  await desk.store.db
    .insertInto('desk_users')
    .values({ email: 'leonie@desk.example', seen_at: 0, membership: 'invited' })
    .execute();
  await openNewPerson(page, desk, 'Paula');
  const note = page.getByRole('textbox', { name: deskPerson.note });
  await note.pressSequentially('Ask @le');
  await page.getByRole('button', { name: '@leonie' }).click();
  await expect(note).toHaveValue('Ask @leonie ');
  await expect(note).toBeFocused();
  await note.fill('Ask @nobody');
  await note.press('Control+Enter');
  await expect(page.getByText(fill(deskPerson.unknownColleague, { name: 'nobody' }))).toBeVisible();
  await expect(note).toHaveValue('Ask @nobody');
});

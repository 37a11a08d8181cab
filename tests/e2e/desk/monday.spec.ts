import { deskFrame, deskLeads } from '#content/desk.ts';
import { plural } from '#content/message.ts';
import { expect, leadRows, test, USER_EMAIL } from '../support/desk.ts';

const COLLEAGUE = 'leo@desk.example';
const MOST = { presses: 20, keystrokes: 40 };

test('nine new leads in three groups get an owner, a status and a next step in twenty presses', async ({
  signedIn: page,
  desk,
}) => {
  await desk.store.db
    .insertInto('desk_users')
    .values({ email: COLLEAGUE, seen_at: 0, membership: 'invited' })
    .execute();
  for (let index = 0; index < 9; index += 1)
    await desk.requestDeck({ firstName: 'Monday', email: `${index}@monday.example` });
  let presses = 0;
  let keystrokes = 0;
  const press = async (key: string) => {
    presses += 1;
    keystrokes += 1;
    await page.keyboard.press(key);
  };
  const expectChanged = async () => {
    await expect(page.getByText(plural(deskLeads.changed.change, 3))).toBeVisible();
    await expect(page.getByRole('button', { name: deskLeads.undo, exact: true })).toBeEnabled();
  };
  const checkbox = (row: number) => leadRows(page).nth(row).getByRole('checkbox');

  await page.goto('/desk');
  presses += 1;
  await page.getByRole('link', { name: deskFrame.pages.leads }).click();
  await expect(leadRows(page).nth(8)).toContainText('Monday Whitlock');
  for (const [group, keys] of ['a2t', 'a2m', '2w'].entries()) {
    presses += 2;
    await checkbox(group * 3).click();
    await checkbox(group * 3 + 2).click({ modifiers: ['Shift'] });
    // Nobody waits for the answer of the server between two keys.
    for (const key of keys) await press(key);
    await expectChanged();
    if (keys.startsWith('a')) {
      await press('Escape');
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
      continue;
    }
    // A press opens the list of colleagues, another one picks from it, the last one applies it.
    presses += 3;
    await page.getByRole('combobox', { name: deskLeads.setOwner }).selectOption(COLLEAGUE);
    await page.getByRole('button', { name: deskLeads.apply }).click();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expectChanged();
  }

  expect(presses).toBeLessThanOrEqual(MOST.presses);
  expect(keystrokes).toBeLessThanOrEqual(MOST.keystrokes);
  const readOwners = async () => {
    const people = await desk.store.db
      .selectFrom('people')
      .select('owner')
      .where('email_key', 'like', '%@monday.example')
      .where('status', '=', 'contacted')
      .where('next_step_at', 'is not', null)
      .execute();
    return people.map(({ owner }) => owner).toSorted();
  };
  expect(await readOwners()).toEqual([...Array(3).fill(COLLEAGUE), ...Array(6).fill(USER_EMAIL)]);

  await page.getByRole('button', { name: deskLeads.undo, exact: true }).click();
  await expect(page.getByText(plural(deskLeads.undone, 3))).toBeVisible();
  expect(await readOwners()).toEqual(['', '', '', ...Array(6).fill(USER_EMAIL)]);
});

import { deskApiKeys, deskFrame, deskSystem } from '#content/desk.ts';
import { fill } from '#content/message.ts';
import { expectAccessible, expectAccessibleAt } from '../support/accessible.ts';
import { expect, test } from '../support/desk.ts';
import { matrix } from '../support/matrix.ts';

test('an API key is created, shown once, used and revoked', async ({ signedIn: page, allow }) => {
  // The browser logs the 401 for a revoked key and the 409 for a name that is in use.
  allow(/401|409/);
  const dialog = page.getByRole('dialog');
  const createButton = page.getByRole('button', { name: deskApiKeys.create });
  await page.goto('/desk/system');
  await expect(page.getByRole('heading', { level: 1, name: deskSystem.title })).toBeVisible();
  await page.getByRole('link', { name: deskApiKeys.manage }).click();
  await expect(page.getByText(deskApiKeys.empty)).toBeVisible();
  await expectAccessibleAt(page, matrix({ smoke: [1440], full: [390, 1440] }), 'body');

  await createButton.click();
  await expectAccessible(page, 'body');
  await dialog.getByLabel(deskApiKeys.name).fill('n8n');
  await dialog.getByRole('checkbox', { name: 'read' }).uncheck();
  await dialog.getByRole('button', { name: deskApiKeys.create }).click();
  await expect(dialog.getByText(deskApiKeys.noScope)).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'read' }).check();
  await dialog.getByRole('button', { name: deskApiKeys.create }).click();
  const key = await dialog.getByRole('textbox', { name: deskApiKeys.key }).inputValue();
  expect(key).toMatch(/^api_[0-9a-f]{16}_[\w-]{43}$/);
  await expectAccessible(page, 'body');
  await dialog.getByRole('button', { name: deskApiKeys.close }).click();
  await expect(dialog).toBeHidden();
  expect(await page.content()).not.toContain(key.slice(-43));

  const callApi = () => page.request.get('/api/v1/key', { headers: { authorization: `Bearer ${key}` } });
  expect((await callApi()).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('row', { name: /n8n/ })).not.toContainText(deskApiKeys.never);

  await createButton.click();
  await dialog.getByLabel(deskApiKeys.name).fill('n8n');
  await dialog.getByRole('button', { name: deskApiKeys.create }).click();
  await expect(dialog.getByText(deskApiKeys.nameTaken)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: fill(deskApiKeys.revokeName, { name: 'n8n' }) }).click();
  await expectAccessible(page, 'dialog[open]');
  await dialog.getByRole('button', { name: deskApiKeys.revoke, exact: true }).click();
  await expect(page.getByText(deskFrame.actionDone, { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /n8n/ })).toContainText(deskApiKeys.state.revoked);
  expect((await callApi()).status()).toBe(401);
});

import type { Page } from '@playwright/test';

export const person = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@analytical.example',
  company: 'Analytical Engines',
  phone: '+44 20 7946 0000',
};
const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Work email',
  company: 'Company',
  phone: 'Phone (optional)',
};

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Get the Social OS deck' });
export const fieldOf = (page: Page, name: keyof typeof labels) =>
  dialogOf(page).getByLabel(labels[name], { exact: true });
export const sendOf = (page: Page) => dialogOf(page).getByRole('button', { name: 'Send me the deck' });

export async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Download PDF Deck' }).first().click();
  await dialogOf(page).waitFor();
}

export async function fillIn(page: Page, values: Partial<typeof person> = person): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await fieldOf(page, name as keyof typeof labels).fill(value);
}

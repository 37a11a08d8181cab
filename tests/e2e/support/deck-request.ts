import type { Page } from '@playwright/test';
import { labels } from '#content/shell/labels.ts';
import { deckRequest, socialHero } from '#content/social-os/social-os.ts';
import { deckForm } from '#domain/forms/deck.ts';
import type { FieldName } from '#domain/forms/form.ts';
import { waitUntilHydrated } from './page.ts';

type DeckField = FieldName<typeof deckForm>;

export const person = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@analytical.example',
  company: 'Analytical Engines',
  phone: '+44 20 7946 0000',
};
/** Accessible name of a field. */
const nameOf = (field: DeckField) =>
  deckForm.fields[field].required
    ? deckRequest.fields[field]
    : `${deckRequest.fields[field]} ${labels.optional}`;

export const deckDialog = (page: Page) => page.getByRole('dialog', { name: deckRequest.title });
export const deckField = (page: Page, name: DeckField) =>
  deckDialog(page).getByLabel(nameOf(name), { exact: true });
export const submitButton = (page: Page) =>
  deckDialog(page).getByRole('button', { name: deckRequest.submit });

export async function openDeckDialog(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: socialHero.download }).first();
  await waitUntilHydrated(button);
  await button.click();
  await deckDialog(page).waitFor();
}

export async function fillInForm(page: Page, values: Partial<typeof person> = person): Promise<void> {
  for (const [name, value] of Object.entries(values)) await deckField(page, name as DeckField).fill(value);
}

import type { Page } from '@playwright/test';
import { LANGUAGES } from '#content/languages.ts';
import { site } from '#content/site.ts';
import { findEnglishWords } from '../../support/english-leftovers.ts';
import { expect, test } from '../support/desk.ts';
import { softStep } from '../support/soft-step.ts';

test.use({ locale: 'de-DE' });

/** English words that are allowed: company, sources, campaigns, languages and scopes of API keys. */
const NAMES = [
  site.name,
  'news, newsletter, agents-at-work, social-os-launch, sdr-demo',
  ...LANGUAGES.map(({ name }) => name),
  'read, write, erase',
];

/** Reads text and labels of the page, except text of visitors, names of keys and text marked as English. */
const readTexts = (page: Page) =>
  page.evaluate(() => {
    const skippedSelector = 'bdi, kbd, [lang="en"], script, style';
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest(skippedSelector))
        texts.push(walker.currentNode.nodeValue ?? '');
    for (const name of ['aria-label', 'placeholder', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (!element.closest(skippedSelector)) texts.push(element.getAttribute(name) ?? '');
    // Labels repeat names of visitors, so remove these names.
    const visitors = [...document.querySelectorAll('bdi')].map((bdi) => bdi.textContent).filter(Boolean);
    return visitors.reduce((text, visitor) => text.replaceAll(visitor, ' '), texts.join('\n'));
  });

const expectGerman = async (page: Page) => {
  await expect(page.locator('html[lang="de"] #desk h1')).toBeVisible();
  await expect(page.getByText('Wird geladen …')).toHaveCount(0);
  expect(findEnglishWords(await readTexts(page), NAMES)).toEqual([]);
};

const PAGES = [
  '',
  '/leads',
  '/bookings',
  '/analytics',
  '/subscribers',
  '/deliveries',
  '/audit-log',
  '/system',
  '/system/api-keys',
];

test('in a German browser, the desk is German and has no English words', async ({ signedIn: page, desk }) => {
  for (const path of PAGES)
    await softStep(path, async () => {
      await page.goto(`/desk${path}`);
      await expectGerman(page);
    });

  await softStep('a person, with every action', async () => {
    // On some dates the sample has no new lead with quiz answers.
    await desk.store.db
      .updateTable('people')
      .set({ status: 'new' })
      .where('kinds', 'like', '% quiz %')
      .execute();
    await page.goto('/desk/leads?kind=quiz&status=new');
    await page.locator('tbody tr:not([data-day])').getByRole('link').first().click();
    await page.getByRole('combobox', { name: 'Status' }).selectOption('contacted');
    await expect(page.getByText('Status: Kontaktiert (vorher: Neu)')).toBeVisible();
    await expectGerman(page);
    for (const action of ['Kontaktdaten bearbeiten', 'Löschen']) {
      await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
      await page.getByRole('button', { name: action, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectGerman(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Tastenkürzel' })).toBeVisible();
    await expectGerman(page);
  });
});

test('the sign-in page is German', async ({ page, allow }) => {
  allow(/401/);
  await page.goto('/desk');
  await expectGerman(page);
});

test('the desk keeps the language that a user chooses', async ({ signedIn: page }) => {
  await page.goto('/desk/system');
  await page.getByRole('combobox', { name: 'Sprache des Desks' }).selectOption('en');
  await expect(page.getByRole('heading', { level: 1, name: 'System' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/desk/leads');
  await expect(page.getByText('Hottest first')).toBeAttached();
  await page.goto('/desk/system');
  await page.getByRole('combobox', { name: 'Language of the desk' }).selectOption('');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

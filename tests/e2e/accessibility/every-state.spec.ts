import type { Page } from '@playwright/test';
import { labels } from '#content/labels.ts';
import { hero } from '#content/landing/hero.ts';
import { problems } from '#content/lead-forms.ts';
import { deckRequest, socialHero } from '#content/social-os.ts';
import { expectAccessible } from '../support/accessible.ts';
import { test } from '../support/fixtures.ts';

type State = { name: string; path: string; open: (page: Page) => Promise<void>; width?: number };

/** What a visitor can open on a page. The pages as such and the quiz have their own axe tests. */
const STATES: State[] = [
  {
    name: 'the open mobile menu',
    path: '/',
    width: 390,
    open: (page) => page.getByRole('button', { name: labels.openMenu }).click(),
  },
  {
    name: 'the Watch Demo dialog',
    path: '/',
    open: (page) => page.locator('main').getByText(hero.watch, { exact: true }).first().click(),
  },
  {
    name: 'the deck dialog',
    path: '/social-os',
    open: async (page) => {
      await page.getByText(socialHero.download, { exact: true }).first().click();
      await page.getByRole('dialog').getByLabel(deckRequest.fields.firstName).waitFor();
    },
  },
  {
    name: 'the deck dialog with every error',
    path: '/social-os',
    open: async (page) => {
      await page.getByText(socialHero.download, { exact: true }).first().click();
      await page.getByRole('dialog').locator('button[type=submit]').click();
      await page.getByText(problems.firstName).waitFor();
    },
  },
];

for (const { name, path, open, width } of STATES)
  test(`axe finds nothing in ${name}, ${width ?? '1440 and 390'} px`, async ({ page, visit }) => {
    const [first = 1440, ...others] = width ? [width] : [1440, 390];
    await page.setViewportSize({ width: first, height: 844 });
    await visit(path);
    await open(page);
    await expectAccessible(page, width ? 'header' : 'dialog[open]');
    for (const other of others) {
      await page.setViewportSize({ width: other, height: 844 });
      await expectAccessible(page, 'dialog[open]');
    }
  });

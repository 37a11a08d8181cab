import type { Page } from '@playwright/test';
import { deskAnalytics, deskFrame, deskLeads, deskPerson, deskToday } from '#content/desk.ts';
import { expectAccessible, type Scope } from '../support/accessible.ts';
import { expect, leadRows, pageHeading, test } from '../support/desk.ts';
import { matrix } from '../support/matrix.ts';
import { softStep } from '../support/soft-step.ts';

/** The pages of the desk in the order of its menu, then the page of a person. */
const PAGES = [...(Object.keys(deskFrame.pages) as (keyof typeof deskFrame.pages)[]), 'person'] as const;

/** The smoke matrix skips most table rows, because all rows are alike. */
const SCOPE = matrix<Scope>({ smoke: { include: 'body', exclude: 'tbody tr:nth-child(n+9)' }, full: 'body' });
const WIDTHS = matrix({ smoke: [1440, 320], full: [1440, 1280, 1024, 768, 390, 320] });
const AXE_WIDTHS = matrix({ smoke: [1440, 320], full: [1440, 390] });

/** Fields with smaller text than 16 px, into which iOS zooms. */
const findSmallFields = (page: Page) =>
  page
    .locator('input:not([type=checkbox], [type=hidden]), select, textarea')
    .evaluateAll((fields) =>
      fields
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.outerHTML),
    );

const isTableFullyVisible = (table: Element) => {
  const [box, frame] = [table.getBoundingClientRect(), table.parentElement!.getBoundingClientRect()];
  return box.right <= frame.right && box.bottom <= frame.bottom;
};

test('every page is accessible, and fits from 320 to 1440 px', async ({ signedIn: page }) => {
  await page.goto('/desk');
  for (const name of PAGES)
    await softStep(name, async () => {
      await page.setViewportSize({ width: 1440, height: 844 });
      await page.getByRole('link', { name: deskFrame.pages[name === 'person' ? 'leads' : name] }).click();
      await expect(pageHeading(page, deskFrame.pages[name === 'person' ? 'leads' : name])).toBeVisible();
      const firstLink = leadRows(page).getByRole('link').first();
      const title =
        name === 'person' ? ((await firstLink.locator('bdi').textContent()) ?? '') : deskFrame.pages[name];
      if (name === 'person') {
        await firstLink.click();
        await expect(pageHeading(page, title)).toBeVisible();
      }
      await expect(page.getByText(deskFrame.loading)).toHaveCount(0);
      if (name === 'analytics')
        for (const summary of await page.getByText(deskAnalytics.table).all()) await summary.click();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        if (AXE_WIDTHS.includes(width)) await expectAccessible(page, SCOPE);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
        // No table is cut off. Tables of charts are excluded, because they scroll.
        for (const table of await page.locator('section:not(details section) > table:visible').all())
          expect(await table.evaluate(isTableFullyVisible)).toBe(true);
        if (name === 'leads') {
          expect((await leadRows(page).getByRole('link').first().boundingBox())?.width).toBeGreaterThan(120);
          const source = page.getByRole('columnheader', { name: deskLeads.columns.source });
          await expect(source).toBeVisible({ visible: width >= 1280 });
        }
        if (name === 'bookings')
          expect((await leadRows(page).getByRole('cell').first().boundingBox())?.width).toBeGreaterThan(120);
        if (width < 1024) expect(await findSmallFields(page)).toEqual([]);
      }
    });

  await softStep('the menus on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const moreButton = page.getByRole('navigation').getByRole('button', { name: deskFrame.more });
    const actions = page.getByRole('button', { name: deskPerson.actions });
    for (const menu of [moreButton, actions]) {
      await menu.click();
      await expectAccessible(page, 'body');
      await page.keyboard.press('Escape');
    }
    await actions.click();
    await page.getByRole('button', { name: deskPerson.correct }).click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(4);
    await expectAccessible(page, 'dialog[open]');
    expect(await findSmallFields(page)).toEqual([]);
  });

  await softStep('the menu that moves a step fits on a phone', async () => {
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto('/desk');
    const step = page.getByRole('region', { name: deskToday.steps }).getByRole('listitem').first();
    await step.getByRole('button').last().click();
    const today = step.getByRole('button', { name: deskPerson.due.quick.today, exact: true });
    await expect(today).toBeInViewport({ ratio: 1 });
  });
});

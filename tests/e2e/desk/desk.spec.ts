import type { Page } from '@playwright/test';
import {
  deskBookings,
  deskFrame,
  deskKeys,
  deskLeads,
  deskPerson,
  deskPictures,
  deskSignIn,
  deskStatuses,
} from '#content/desk.ts';
import { questions } from '#content/quiz.ts';
import { expectAccessible } from '../support/accessible.ts';
import { enter, expect, TEAM, test } from '../support/desk.ts';

const rows = (page: Page) => page.getByRole('table').locator('tbody tr');
const search = (page: Page) => page.getByRole('searchbox', { name: deskLeads.search });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a link lets in once, and signing out ends it', async ({ page, desk, allow }) => {
  allow(/401|410/);
  const link = await desk.link();
  await enter(page, link);
  await page.getByRole('button', { name: deskFrame.signOut }).click();
  await expect(heading(page, deskSignIn.title)).toBeVisible();
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('button', { name: deskSignIn.enter }).click();
  await expect(page.getByText(deskSignIn.expired)).toBeVisible();
});

test('whoever asks for a link is told the same, listed or not', async ({ page, allow }) => {
  allow(/401/);
  await page.goto('/desk');
  for (const address of [TEAM, 'stranger@evil.example']) {
    await page.getByRole('textbox', { name: deskSignIn.email }).fill(address);
    await page.getByRole('button', { name: deskSignIn.ask }).click();
    await expect(page.getByText(deskSignIn.asked)).toBeVisible();
  }
});

test('leads by keyboard alone: walk, search, open, go back, help', async ({ signedIn: page, desk }) => {
  await desk.requestDeck({ firstName: 'Ottoline', email: 'ottoline@walk.example' });
  await page.goto('/desk');
  const links = rows(page).getByRole('link');
  await links.first().waitFor();
  await page.keyboard.press('j');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByText(deskLeads.selected(1))).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: deskKeys.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('ottoline');
  await expect(rows(page)).toHaveCount(1);
  expect(page.url()).not.toContain('ottoline');
  await page.keyboard.press('Tab');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Ottoline Whitlock')).toBeVisible();
  expect(page.url()).not.toContain('ottoline');
  await page.goBack();
  await expect(search(page)).toHaveValue('ottoline');
});

test('a new lead shows without being asked for', async ({ signedIn: page, desk }) => {
  await page.goto('/desk');
  await rows(page).first().waitFor();
  await desk.requestDeck({ firstName: 'Ines', email: 'ines@live.example' });
  await expect(rows(page).first()).toContainText('ines@live.example');
});

test('many leads get a status at once, and the filter finds them', async ({ signedIn: page, desk }) => {
  for (const each of ['one', 'two'])
    await desk.requestDeck({ firstName: 'Bulk', email: `${each}@bulk.example`, company: 'Bulkhead' });
  await page.goto('/desk');
  await search(page).fill('bulkhead');
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('checkbox', { name: deskLeads.selectAll }).check();
  await page.getByRole('combobox', { name: deskLeads.setStatus }).selectOption(deskStatuses.qualified);
  await expect(page.getByText(deskLeads.changed(2))).toBeVisible();
  await page.getByRole('combobox', { name: deskLeads.status }).selectOption(deskStatuses.qualified);
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('combobox', { name: deskLeads.status }).selectOption(deskStatuses.lost);
  await expect(page.getByText(deskLeads.noMatch)).toBeVisible();
  await page.getByRole('button', { name: deskLeads.clear }).click();
  await expect(rows(page).nth(5)).toBeVisible();
});

test('exports are saved as files', async ({ signedIn: page }) => {
  await page.goto('/desk');
  for (const format of [deskLeads.csv, deskLeads.json]) {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: `${deskLeads.export} ${format}` }).click();
    expect((await saved).suggestedFilename()).toMatch(new RegExp(`^leads-.*\\.${format.toLowerCase()}$`));
  }
});

test('a person: note, then erased only by the typed address', async ({ signedIn: page, desk }) => {
  const email = 'erase@me.example';
  await desk.requestDeck({ firstName: 'Erasmus', email });
  await page.goto('/desk');
  await search(page).fill(email);
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole('link').click();
  await page.getByRole('textbox', { name: deskPerson.note }).fill('Wants a call on Tuesday.');
  await page.getByRole('button', { name: deskPerson.addNote }).click();
  await expect(page.getByText('Wants a call on Tuesday.')).toBeVisible();
  await expect(page.getByRole('heading', { name: deskPerson.noteBy(TEAM) })).toBeVisible();
  await page.getByRole('button', { name: deskPerson.erase, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: deskPerson.eraseTitle });
  await dialog.getByRole('textbox').fill('another@me.example');
  await dialog.getByRole('button', { name: deskPerson.eraseNow }).click();
  await expect(dialog.getByText(deskPerson.eraseMismatch)).toBeVisible();
  await dialog.getByRole('textbox').fill(email);
  await dialog.getByRole('button', { name: deskPerson.eraseNow }).click();
  await expect(heading(page, deskLeads.title)).toBeVisible();
  await expect(page.getByText(deskLeads.noMatch)).toBeVisible();
});

test('who only booked is in the list, has a page, and can be erased', async ({ signedIn: page, desk }) => {
  const email = 'Only.Booked@call.example';
  const [booking] = await desk.store.db.selectFrom('bookings').selectAll().limit(1).execute();
  if (!booking) throw new Error('the sample has no booking');
  const own = { uid: 'only~booked', email, person: email.toLowerCase(), name: 'Odalys Vane' };
  await desk.store.db
    .insertInto('bookings')
    .values({ ...booking, ...own, status: 'no-show', created_at: Date.now() })
    .execute();
  await page.goto('/desk');
  await page.getByRole('link', { name: deskFrame.pages.bookings }).click();
  await expect(heading(page, deskBookings.title)).toBeVisible();
  await expect(rows(page).first()).toContainText(deskBookings.states['no-show']);
  await rows(page).getByRole('link', { name: 'Odalys Vane' }).click();
  await expect(heading(page, 'Odalys Vane')).toBeVisible();
  await expect(page.getByRole('heading', { name: deskPerson.bookings['no-show'] })).toBeVisible();
  await page.getByRole('button', { name: deskPerson.erase, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: deskPerson.eraseTitle });
  await dialog.getByRole('textbox').fill(email);
  await dialog.getByRole('button', { name: deskPerson.eraseNow }).click();
  await expect(heading(page, deskLeads.title)).toBeVisible();
  await page.getByRole('link', { name: deskFrame.pages.bookings }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Odalys Vane' })).toHaveCount(0);
});

test('without a booking the page says how they come', async ({ signedIn: page }) => {
  await page.route('**/desk/api/bookings', (route) => route.fulfill({ json: { rows: [], next: null } }));
  await page.goto('/desk/bookings');
  await expect(page.getByText(deskBookings.emptyText)).toBeVisible();
});

test('names and notes of attackers are text', async ({ signedIn: page, desk }) => {
  const name = '<img src=x onerror=alert(1)>';
  await desk.requestDeck({ firstName: name, email: 'attack@evil.example' });
  page.on('dialog', () => expect('a dialog').toBe('never opened'));
  await page.goto('/desk');
  await search(page).fill('attack@evil.example');
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole('link').click();
  await expect(heading(page, `${name} Whitlock`)).toBeVisible();
  await page.getByRole('textbox', { name: deskPerson.note }).fill('<script>alert(1)</script>');
  await page.getByRole('button', { name: deskPerson.addNote }).click();
  await expect(page.getByText('<script>alert(1)</script>')).toBeVisible();
});

test('pictures have their figures as tables', async ({ signedIn: page }) => {
  await page.goto('/desk/pictures');
  const quiz = page.locator('details').filter({ hasText: deskPictures.leftHere });
  await quiz.getByText(deskPictures.table).click();
  await expect(quiz.locator('tbody tr')).toHaveCount(Object.keys(questions).length);
});

for (const [insight, said] of [
  [true, deskPictures.noViews],
  [false, deskPictures.noInsight],
] as const)
  test(`without a view the funnel says why, insight ${insight ? 'on' : 'off'}`, async ({
    signedIn: page,
  }) => {
    await page.route('**/desk/api/pictures**', async (route) => {
      const answer = await route.fetch();
      const pictures = await answer.json();
      const funnel = { ...pictures.funnel, views: 0 };
      await route.fulfill({ response: answer, json: { ...pictures, funnel, insight } });
    });
    await page.goto('/desk/pictures');
    await expect(page.getByText(said)).toBeVisible();
  });

const PAGES = [
  '',
  '/bookings',
  '/pictures',
  '/deliveries',
  '/subscribers',
  '/access',
  '/system',
  '/people',
] as const;

for (const path of PAGES)
  test(`/desk${path} is accessible, and fits from 320 to 1440 px`, async ({ signedIn: page }) => {
    await page.goto(path === '/people' ? '/desk' : `/desk${path}`);
    if (path === '/people') await rows(page).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(deskFrame.loading)).toHaveCount(0);
    for (const width of [1440, 1280, 1024, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      if (width === 1440 || width === 390) await expectAccessible(page, 'body');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      if (path === '') {
        expect((await rows(page).getByRole('link').first().boundingBox())?.width).toBeGreaterThan(120);
        const source = page.getByRole('columnheader', { name: deskLeads.columns.source });
        await expect(source).toBeVisible({ visible: width >= 1280 });
      }
      if (path === '/bookings')
        expect((await rows(page).getByRole('cell').first().boundingBox())?.width).toBeGreaterThan(120);
    }
  });

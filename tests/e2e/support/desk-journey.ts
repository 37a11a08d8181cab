/** Uses every view and every action of the desk, in the order of a working day. */
import type { Download, Page } from '@playwright/test';
import {
  deskAnalytics,
  deskAuditLog,
  deskDeliveries,
  deskFrame,
  deskLeads,
  deskPerson,
  deskSignIn,
  deskStates,
  deskStatuses,
  deskSubscribers,
  deskSystem,
} from '#content/desk.ts';
import { type Desk, expect, signInWithLink, TEAM } from './desk.ts';

const EMAIL = 'journey@whole.example';

export async function walkEverything(page: Page, desk: Desk, storeName: string): Promise<void> {
  await desk.requestDeck({ firstName: 'Juno', email: EMAIL });
  await desk.hold(EMAIL);
  for (const _ of ['one', 'all']) await desk.addFailedForward();
  await leads(page);
  await person(page);
  await deliveries(page);
  await subscribers(page);
  await analytics(page);
  await system(page, storeName);
  await erase(page);
  await auditLog(page);
  await endSessions(page, desk);
}

const goTo = async (page: Page, name: keyof typeof deskFrame.pages) => {
  await page.getByRole('link', { name: deskFrame.pages[name] }).click();
  await expect(page.getByRole('heading', { level: 1, name: deskFrame.pages[name] })).toBeVisible();
};
const rows = (page: Page) => page.getByRole('table').first().locator('tbody tr:not([data-day])');
const pick = (page: Page, label: string, option: string) =>
  page.getByRole('combobox', { name: label, exact: true }).selectOption(option);
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

async function saved(page: Page, name: string): Promise<Download> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  return download;
}

async function leads(page: Page): Promise<void> {
  await page.goto('/desk');
  await page.getByRole('searchbox').fill('juno');
  await expect(rows(page)).toHaveCount(1);
  await pick(page, deskLeads.sort, deskLeads.sorts.company);
  await page.getByRole('checkbox', { name: deskLeads.held }).check();
  await expect(rows(page)).toContainText('Juno');
  await page.getByRole('checkbox', { name: deskLeads.selectAll }).check();
  await pick(page, deskLeads.setStatus, deskStatuses.contacted);
  await expect(page.getByText(deskLeads.changed.status(1))).toBeVisible();
  await press(page, deskLeads.export);
  const csv = await saved(page, `${deskLeads.export} ${deskLeads.csv}`);
  expect(csv.suggestedFilename()).toContain('leads');
}

async function person(page: Page): Promise<void> {
  await rows(page).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Juno');
  await page.getByRole('textbox', { name: deskPerson.note }).fill('Call on Monday.');
  await press(page, deskPerson.addNote);
  await expect(page.getByRole('heading', { name: deskPerson.noteBy(TEAM) })).toBeVisible();
  await press(page, deskPerson.release);
  await expect(page.getByRole('button', { name: deskPerson.release })).toHaveCount(0);
  await pick(page, deskPerson.status, deskStatuses.won);
  await expect(page.getByText(deskAuditLog.details.status('won'))).toBeVisible();
  await press(page, deskPerson.actions);
  expect((await saved(page, deskPerson.exportPerson)).suggestedFilename()).toMatch(
    /^personal-data-.+\.json$/,
  );
}

async function deliveries(page: Page): Promise<void> {
  await goTo(page, 'deliveries');
  await expect(page.getByText(deskDeliveries.breakers.closed)).toBeVisible();
  await press(page, new RegExp(`^${deskStates.held}`));
  const releaseAll = new RegExp(`^${deskDeliveries.releaseAll('', 0).split(' 0')[0]}`);
  await page.getByRole('button', { name: releaseAll }).first().waitFor();
  const kinds = await page.getByRole('button', { name: releaseAll }).count();
  await press(page, releaseAll);
  await expect(page.getByRole('button', { name: releaseAll })).toHaveCount(kinds - 1);
  await press(page, new RegExp(`^${deskStates.dead}`));
  await press(page, new RegExp(`^${deskDeliveries.retry}$`));
  await expect(page.getByText(deskDeliveries.retried(1))).toBeVisible();
  const retryAll = new RegExp(`^${deskDeliveries.retryAll('', 0).split(' 0')[0]}`);
  // Each kind of failed deliveries has its own button.
  for (const kind of await page.getByRole('button', { name: retryAll }).all()) {
    await kind.waitFor();
    await press(page, retryAll);
  }
  await expect(page.getByText(deskDeliveries.empty.dead)).toBeVisible();
}

async function subscribers(page: Page): Promise<void> {
  await goTo(page, 'subscribers');
  await expect(page.getByText(deskSubscribers.growth)).toBeVisible();
  expect((await saved(page, deskSubscribers.export)).suggestedFilename()).toBe('subscribers.csv');
}

async function analytics(page: Page): Promise<void> {
  await goTo(page, 'analytics');
  for (const title of [
    deskAnalytics.leads,
    deskAnalytics.funnel,
    deskAnalytics.quiz,
    deskAnalytics.campaigns,
  ])
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await press(page, deskAnalytics.periods['30']);
  await expect(page.getByText(deskAnalytics.leadsTotal(0, 30).replace(/^0/, ''))).toBeVisible();
}

async function system(page: Page, storeName: string): Promise<void> {
  await goTo(page, 'system');
  await expect(page.getByRole('definition').filter({ hasText: storeName })).toBeVisible();
  await expect(page.getByText(`(${deskSystem.thisOne})`)).toBeVisible();
}

async function erase(page: Page): Promise<void> {
  await goTo(page, 'leads');
  await page.getByRole('searchbox').fill(EMAIL);
  await rows(page).getByRole('link', { name: 'Juno' }).click();
  await press(page, deskPerson.actions);
  await page.getByRole('button', { name: deskPerson.erase, exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(EMAIL);
  await press(page, deskPerson.eraseNow);
  await expect(page.getByText(deskLeads.noMatch)).toBeVisible();
}

/** Expects that the audit log contains all actions above, without the person's address. */
async function auditLog(page: Page): Promise<void> {
  await goTo(page, 'auditLog');
  const { actions } = deskAuditLog;
  for (const action of ['erased', 'retried', 'exported'])
    await expect(page.getByRole('cell', { name: actions[action], exact: false }).first()).toBeVisible();
  await expect(page.getByText(EMAIL)).toHaveCount(0);
  expect((await saved(page, deskAuditLog.export)).suggestedFilename()).toBe('audit-log.csv');
}

/** Ends the session of another browser, then all sessions including this one. */
async function endSessions(page: Page, desk: Desk): Promise<void> {
  const other = await page.context().browser()?.newPage({ baseURL: desk.origin });
  if (!other) throw new Error('there is no browser to open another window in');
  await signInWithLink(other, await desk.link());
  await goTo(page, 'system');
  const sessions = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: deskSystem.end }) });
  const another = sessions.filter({ hasNotText: deskSystem.thisOne }).first();
  await another.getByRole('button').click();
  await expect(other.getByRole('heading', { level: 1, name: deskSignIn.title })).toBeVisible();
  await other.close();
  await expect(page.getByText(`(${deskSystem.thisOne})`)).toBeVisible();
  await press(page, deskSystem.endAll);
  await expect(page.getByRole('heading', { level: 1, name: deskSignIn.title })).toBeVisible();
}

/** Actions that no other test presses, on PostgreSQL. The other tests of the desk use SQLite. */

import type { Download, Page } from '@playwright/test';
import {
  deskAuditLog,
  deskDeliveries,
  deskFrame,
  deskLeads,
  deskPerson,
  deskSignIn,
  deskStates,
  deskSubscribers,
  deskSystem,
} from '#content/desk.ts';
import { plural } from '#content/message.ts';
import { newDelivery } from '#server/store/intake.ts';
import { submissionRow } from '#server/testing/submission-row.ts';
import { type Desk, expect, leadRows, signInWithLink, test } from '../support/desk.ts';

test.use({ dialect: 'postgres' });

test('spam, deliveries, exports and sessions work on PostgreSQL', async ({ signedIn: page, desk, allow }) => {
  // The last action ends the session.
  allow(/401/);
  const spam = { first_name: 'Juno', email: 'journey@whole.example', quarantine_reason: 'hidden-field' };
  await desk.store.intake({ submission: submissionRow(spam), deliveries: [] });
  const failed = { ...newDelivery({ kind: 'forward', now: Date.now() }), state: 'dead' as const };
  await desk.store.db.insertInto('deliveries').values(failed).execute();
  await findSpam(page);
  await releasePerson(page);
  await releaseAndRetryDeliveries(page);
  await exportSubscribers(page);
  await viewAuditLog(page);
  await endSessions(page, desk);
});

const goTo = async (page: Page, name: keyof typeof deskFrame.pages) => {
  await page.getByRole('link', { name: deskFrame.pages[name] }).click();
  await expect(page.getByRole('heading', { level: 1, name: deskFrame.pages[name] })).toBeVisible();
};
const clickButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

async function downloadFile(page: Page, name: string): Promise<Download> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  return download;
}

async function findSpam(page: Page): Promise<void> {
  await page.goto('/desk/leads');
  await page.getByRole('searchbox').fill('juno');
  // Suspected spam is in its own view only.
  await expect(leadRows(page)).toHaveCount(0);
  await clickButton(page, new RegExp(`^${deskLeads.filters}`));
  await page.getByRole('checkbox', { name: deskLeads.held }).check();
  await expect(leadRows(page)).toHaveCount(1);
}

async function releasePerson(page: Page): Promise<void> {
  await leadRows(page).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Juno');
  await clickButton(page, deskPerson.release);
  await expect(page.getByRole('button', { name: deskPerson.release })).toHaveCount(0);
  await clickButton(page, deskPerson.actions);
  expect((await downloadFile(page, deskPerson.exportPerson)).suggestedFilename()).toMatch(
    /^personal-data-.+\.json$/,
  );
}

async function releaseAndRetryDeliveries(page: Page): Promise<void> {
  await goTo(page, 'deliveries');
  await expect(page.getByText(deskDeliveries.breakers.closed)).toBeVisible();
  await clickButton(page, new RegExp(`^${deskStates.held}`));
  // The button for one delivery and for several.
  const startOf = ({ one, other }: typeof deskDeliveries.releaseAll) =>
    new RegExp(`^(${one.split('{kind}')[0]}|${other.split('{count}')[0]})`);
  const releaseAll = startOf(deskDeliveries.releaseAll);
  await page.getByRole('button', { name: releaseAll }).first().waitFor();
  const kinds = await page.getByRole('button', { name: releaseAll }).count();
  await clickButton(page, releaseAll);
  await expect(page.getByRole('button', { name: releaseAll })).toHaveCount(kinds - 1);
  await clickButton(page, new RegExp(`^${deskStates.dead}`));
  await clickButton(page, new RegExp(`^${deskDeliveries.retry}$`));
  await expect(page.getByText(plural(deskDeliveries.retried, 1))).toBeVisible();
}

async function exportSubscribers(page: Page): Promise<void> {
  await goTo(page, 'subscribers');
  await expect(page.getByText(deskSubscribers.growth)).toBeVisible();
  expect((await downloadFile(page, deskSubscribers.export)).suggestedFilename()).toBe('subscribers.csv');
}

/** Expects that the audit log contains the actions above. */
async function viewAuditLog(page: Page): Promise<void> {
  await goTo(page, 'auditLog');
  const { retried, exported } = deskAuditLog.actions;
  for (const name of [retried, exported])
    await expect(page.getByRole('cell', { name, exact: false }).first()).toBeVisible();
  expect((await downloadFile(page, deskAuditLog.export)).suggestedFilename()).toBe('audit-log.csv');
}

/** Ends the session of another browser, then all sessions including this one. */
async function endSessions(page: Page, desk: Desk): Promise<void> {
  const otherPage = await page.context().browser()?.newPage({ baseURL: desk.origin });
  if (!otherPage) throw new Error('there is no browser to open another window in');
  await signInWithLink(otherPage, await desk.createSignInLink());
  await goTo(page, 'system');
  await expect(page.getByRole('definition').filter({ hasText: 'PostgreSQL' })).toBeVisible();
  const sessions = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: deskSystem.signOut }) });
  const otherSession = sessions.filter({ hasNotText: deskSystem.thisBrowser }).first();
  await otherSession.getByRole('button').click();
  await expect(otherPage.getByRole('heading', { level: 1, name: deskSignIn.title })).toBeVisible();
  await otherPage.close();
  await expect(page.getByText(`(${deskSystem.thisBrowser})`)).toBeVisible();
  await clickButton(page, deskSystem.signOutEverywhere);
  await expect(page.getByRole('heading', { level: 1, name: deskSignIn.title })).toBeVisible();
}

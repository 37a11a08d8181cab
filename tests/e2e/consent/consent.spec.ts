import type { Page, Request } from '@playwright/test';
import { consent } from '#content/shell/consent.ts';
import { newsletter } from '#content/shell/newsletter.ts';
import { site } from '#content/site.ts';
import { LEAD_HEADERS } from '#domain/lead-headers.ts';
import { PATHS } from '#domain/paths.ts';
import { dialogOf, fillIn, openDialog, sendOf } from '../support/deck-request.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitUntilHydrated } from '../support/page.ts';
import { COMPLETE, placeOf, resumeAt } from '../support/quiz-visitor.ts';
import { softStep } from '../support/soft-step.ts';

/** The consent that a request contains. */
const sentConsent = (request: Request) =>
  Object.fromEntries(new URLSearchParams(request.headers()[LEAD_HEADERS.consent] ?? ''));

const footer = (page: Page) => page.getByRole('contentinfo');
const okResponse = { status: 200, json: { ok: true } };

test('a form shows its consent sentence, and sends exactly that sentence', async ({ page, visit }) => {
  await visit(`${PATHS.socialOs}?utm_source=linkedin`);

  await softStep('the deck form', async () => {
    await page.route(`**/webhook/${site.deck.webhookId}`, (route) => route.fulfill(okResponse));
    await openDialog(page);
    const sentence = dialogOf(page).getByText(consent.deck, { exact: true });
    await expect(sentence).toBeVisible();
    await expect(dialogOf(page).getByRole('link', { name: consent.more })).toHaveAttribute(
      'href',
      PATHS.privacy,
    );
    const shownSentence = await sentence.textContent();
    await fillIn(page);
    const request = page.waitForRequest(/\/webhook\//);
    await sendOf(page).click();
    expect(sentConsent(await request)).toEqual({ text: shownSentence, version: consent.version });
    expect((await request).headers()[LEAD_HEADERS.firstPage]).toBe(PATHS.socialOs);
    await expect(dialogOf(page)).toBeHidden();
  });

  await softStep('the newsletter form', async () => {
    await page.route('**/api/newsletter', (route) => route.fulfill(okResponse));
    const field = footer(page).getByLabel(newsletter.label);
    await waitUntilHydrated(field);
    await expect(footer(page).getByText(consent.newsletter, { exact: true })).toBeVisible();
    await field.fill('ada@analytical.example');
    const request = page.waitForRequest(/\/api\/newsletter/);
    await footer(page).getByRole('button', { name: newsletter.button }).click();
    expect(sentConsent(await request)).toEqual({ text: consent.newsletter, version: consent.version });
  });
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });
  test('the newsletter form sends the sentence as fields', async ({ page }) => {
    await page.route('**/api/newsletter', (route) => route.fulfill({ contentType: 'text/html', body: 'ok' }));
    await page.goto(PATHS.privacy);
    await footer(page).getByLabel(newsletter.label).fill('ada@analytical.example');
    const request = page.waitForRequest(/\/api\/newsletter/);
    await footer(page).getByRole('button', { name: newsletter.button }).click();
    const fields = Object.fromEntries(new URLSearchParams((await request).postData() ?? ''));
    expect(fields).toMatchObject({ consent: consent.newsletter, consent_version: consent.version });
  });
});

test('the quiz says beside the contact questions that nothing is sent', async ({ page, visit }) => {
  await resumeAt(page, visit, placeOf('email'), COMPLETE);
  await expect(page.getByText(consent.quizOff)).toBeVisible();
  await expect(page.getByRole('link', { name: consent.more })).toHaveAttribute('href', PATHS.privacy);
});

import type { Page, Request } from '@playwright/test';
import { site } from '#content/site.ts';
import { LEAD_HEADERS } from '#domain/lead-headers.ts';
import { PATHS } from '#domain/paths.ts';
import consent from '#words/consent.json' with { type: 'json' };
import newsletter from '#words/newsletter.json' with { type: 'json' };
import { VALID_ANSWERS } from '../../../tools/sample-answers.ts';
import { deckDialog, fillInForm, openDeckDialog, submitButton } from '../support/deck-request.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitUntilHydrated } from '../support/page.ts';
import { findQuestionIndex, openQuizAt } from '../support/quiz-visitor.ts';
import { softStep } from '../support/soft-step.ts';

/** Reads the consent that a request contains. */
const readSentConsent = (request: Request) =>
  Object.fromEntries(new URLSearchParams(request.headers()[LEAD_HEADERS.consent] ?? ''));

const findFooter = (page: Page) => page.getByRole('contentinfo');
const okResponse = { status: 200, json: { ok: true } };

test('a form shows its consent sentence, and sends exactly that sentence', async ({ page, visit }) => {
  await visit(`${PATHS.socialOs}?utm_source=linkedin`);

  await softStep('the deck form', async () => {
    await page.route(`**/webhook/${site.deck.webhookId}`, (route) => route.fulfill(okResponse));
    await openDeckDialog(page);
    const sentence = deckDialog(page).getByText(consent.deck, { exact: true });
    await expect(sentence).toBeVisible();
    await expect(deckDialog(page).getByRole('link', { name: consent.more })).toHaveAttribute(
      'href',
      PATHS.privacy,
    );
    const shownSentence = await sentence.textContent();
    await fillInForm(page);
    const request = page.waitForRequest(/\/webhook\//);
    await submitButton(page).click();
    expect(readSentConsent(await request)).toEqual({ text: shownSentence });
    expect((await request).headers()[LEAD_HEADERS.firstPage]).toBe(PATHS.socialOs);
    await expect(deckDialog(page)).toBeHidden();
  });

  await softStep('the newsletter form', async () => {
    await page.route('**/api/newsletter', (route) => route.fulfill(okResponse));
    const field = findFooter(page).getByLabel(newsletter.label);
    await waitUntilHydrated(field);
    await expect(findFooter(page).getByText(consent.newsletter, { exact: true })).toBeVisible();
    await field.fill('ada@analytical.example');
    const request = page.waitForRequest(/\/api\/newsletter/);
    await findFooter(page).getByRole('button', { name: newsletter.button }).click();
    expect(readSentConsent(await request)).toEqual({ text: consent.newsletter });
  });
});

test('at the contact questions, the quiz states that nothing is sent', async ({ page, visit }) => {
  await openQuizAt(page, visit, findQuestionIndex('email'), VALID_ANSWERS);
  await expect(page.getByText(consent.quizOff)).toBeVisible();
  await expect(page.getByRole('link', { name: consent.more })).toHaveAttribute('href', PATHS.privacy);
});

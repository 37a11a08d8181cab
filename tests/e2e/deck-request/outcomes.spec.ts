import type { Page } from '@playwright/test';
import { labels } from '#content/shell/labels.ts';
import { site } from '#content/site.ts';
import { deckRequest } from '#content/social-os/social-os.ts';
import { LEAD_HEADERS } from '#domain/lead-headers.ts';
import { PATHS } from '#domain/paths.ts';
import { LEAD_TIMEOUT } from '#domain/timing.ts';
import consent from '#words/consent.json' with { type: 'json' };
import {
  deckDialog,
  deckField,
  fillInForm,
  openDeckDialog,
  person,
  submitButton,
} from '../support/deck-request.ts';
import { expect, test } from '../support/fixtures.ts';
import { freezeClock } from '../support/page.ts';
import { softStep } from '../support/soft-step.ts';
import { findToast } from '../support/toast.ts';

const SUCCESS_MESSAGE = deckRequest.sent;
const FAILURE_MESSAGE = deckRequest.failed(site.email);

/** Expects that the dialog closes with this message, and that the form is empty when it is opened again. */
async function expectClosedWith(page: Page, role: 'status' | 'alert', words: string): Promise<void> {
  const toast = findToast(page, role, words);
  await expect(toast).toBeVisible();
  await expect(deckDialog(page)).toBeHidden();
  await toast.getByRole('button', { name: labels.dismiss }).click();
  await expect(toast).toHaveCount(0);
  await openDeckDialog(page);
  for (const name of Object.keys(person) as (keyof typeof person)[])
    await expect(deckField(page, name)).toHaveValue('');
}

test('an accepted deck request shows a success message', async ({ page, visit, recorder }) => {
  await visit('/social-os');
  await openDeckDialog(page);
  const dialogMessages: string[] = [];
  page.on('dialog', (box) => {
    dialogMessages.push(box.message());
    return box.dismiss();
  });

  await softStep('sends the specified JSON, consent and honeypot, closes and empties the form', async () => {
    const sentence = await deckDialog(page).getByText(consent.deck, { exact: true }).textContent();
    const privacyLink = deckDialog(page).getByRole('link', { name: consent.more });
    await expect(privacyLink).toHaveAttribute('href', PATHS.privacy);
    await fillInForm(page);
    const honeypot = deckDialog(page).locator('input[name=website]');
    await expect(honeypot).toHaveAttribute('tabindex', '-1');
    await expect(deckDialog(page).getByRole('textbox')).toHaveCount(5);
    await honeypot.evaluate((input: HTMLInputElement) => {
      input.value = 'spam.example';
    });
    await submitButton(page).click();
    await expectClosedWith(page, 'status', SUCCESS_MESSAGE);
    expect(dialogMessages).toEqual([]);
    expect(recorder.requests).toHaveLength(1);
    const [request] = recorder.requests;
    expect(request).toMatchObject({ method: 'POST', path: `/webhook/${site.deck.webhookId}` });
    expect(request?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(request?.body ?? '')).toEqual(person);
    expect(request?.headers[LEAD_HEADERS.honeypot]).toBe('spam.example');
    expect(request?.headers[LEAD_HEADERS.consent]).toBe(`${new URLSearchParams({ text: sentence ?? '' })}`);
  });

  await softStep('while sending, the button is disabled; a double click sends once', async () => {
    const finished = Promise.withResolvers<void>();
    recorder.respond = (route) => finished.promise.then(() => route.fulfill({ body: 'done' }));
    await fillInForm(page);
    await submitButton(page).dblclick();
    const sending = deckDialog(page).getByRole('button', { name: deckRequest.sending });
    await expect(sending).toBeDisabled();
    await deckField(page, 'email').press('Enter');
    await expect.poll(() => recorder.requests.length).toBe(2);
    finished.resolve();
    await expect(findToast(page, 'status', SUCCESS_MESSAGE)).toBeVisible();
    expect(recorder.requests).toHaveLength(2);
  });
});

test('a failed deck request shows an error and can be retried', async ({ page, visit, recorder, allow }) => {
  allow(/The deck request failed|500|ERR_CONNECTION_RESET|ERR_FAILED/);
  await visit('/social-os');
  await openDeckDialog(page);

  await softStep('a broken connection', async () => {
    recorder.respond = (route) => route.abort('connectionreset');
    await fillInForm(page);
    await submitButton(page).click();
    await expectClosedWith(page, 'alert', FAILURE_MESSAGE);
    expect(recorder.requests).toHaveLength(1);
  });

  await softStep('an error response is logged; an alert is shown and the form is empty', async () => {
    recorder.respond = (route) => route.fulfill({ status: 500, body: 'the workflow is paused' });
    const logged = page.waitForEvent('console', (message) => message.text().includes('deck request failed'));
    await fillInForm(page);
    await submitButton(page).click();
    expect(await (await logged).args()[1]?.jsonValue()).toEqual({
      status: 500,
      answer: 'the workflow is paused',
    });
    await expectClosedWith(page, 'alert', FAILURE_MESSAGE);
  });

  await softStep('no response in time', async () => {
    recorder.respond = () => {};
    await fillInForm(page);
    await freezeClock(page);
    await submitButton(page).click();
    await expect.poll(() => recorder.requests.length).toBe(3);
    await page.clock.runFor(LEAD_TIMEOUT - 1000);
    await expect(deckDialog(page).getByRole('button', { name: deckRequest.sending })).toBeDisabled();
    await page.clock.runFor(1500);
    await expectClosedWith(page, 'alert', FAILURE_MESSAGE);
  });
});

import type { Page } from '@playwright/test';
import { labels } from '#content/shell/labels.ts';
import { site } from '#content/site.ts';
import { deckRequest } from '#content/social-os/social-os.ts';
import { PATHS } from '#domain/paths.ts';
import { LEAD_TIMEOUT } from '#domain/timing.ts';
import {
  deckDialog,
  deckField,
  fillInForm,
  openDeckDialog,
  person,
  submitButton,
} from '../support/deck-request.ts';
import { expect, test } from '../support/fixtures.ts';
import { freezeClock, headerLink } from '../support/page.ts';
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
  const bodyOf = (request: (typeof recorder.requests)[number] | undefined) => JSON.parse(request?.body ?? '');

  await softStep(
    'success: sends the specified JSON, shows a status message, closes the dialog and empties the form',
    async () => {
      await fillInForm(page);
      await submitButton(page).click();
      await expectClosedWith(page, 'status', SUCCESS_MESSAGE);
      expect(dialogMessages).toEqual([]);
      expect(recorder.requests).toHaveLength(1);
      const [request] = recorder.requests;
      expect(request).toMatchObject({ method: 'POST', path: `/webhook/${site.deck.webhookId}` });
      expect(request?.headers['content-type']).toBe('application/json');
      expect(bodyOf(request)).toEqual(person);
    },
  );

  await softStep(
    'our own server gets the source in headers; a filled honeypot is not in the body',
    async () => {
      await fillInForm(page);
      const honeypot = deckDialog(page).locator('input[name=website]');
      await expect(honeypot).toHaveAttribute('tabindex', '-1');
      await expect(deckDialog(page).getByRole('textbox')).toHaveCount(5);
      await honeypot.evaluate((input: HTMLInputElement) => {
        input.value = 'spam.example';
      });
      await submitButton(page).click();
      await expectClosedWith(page, 'status', SUCCESS_MESSAGE);
      const request = recorder.requests[1];
      expect(request?.headers).toMatchObject({ 'x-website': 'spam.example', 'x-page': '/social-os' });
      expect(request?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
      expect(bodyOf(request)).toEqual(person);
    },
  );

  await softStep(
    'while sending, the button reads Sending... and is disabled; a double click sends once',
    async () => {
      let finish = () => {};
      recorder.respond = (response) => {
        finish = () => response.end('done');
      };
      await fillInForm(page);
      await submitButton(page).dblclick();
      const sending = deckDialog(page).getByRole('button', { name: deckRequest.sending });
      await expect(sending).toBeDisabled();
      await deckField(page, 'email').press('Enter');
      await expect.poll(() => recorder.requests.length).toBe(3);
      finish();
      await expect(findToast(page, 'status', SUCCESS_MESSAGE)).toBeVisible();
      expect(recorder.requests).toHaveLength(3);
    },
  );
});

test('a failed deck request shows an error and can be retried', async ({ page, visit, recorder, allow }) => {
  allow(/The deck request failed|500|ERR_EMPTY_RESPONSE|ERR_FAILED/);
  await visit('/social-os');
  await openDeckDialog(page);

  await softStep('a broken connection', async () => {
    // As the first step, because a browser repeats a request if a kept-alive connection breaks.
    recorder.respond = (response) => response.destroy();
    await fillInForm(page);
    await submitButton(page).click();
    await expectClosedWith(page, 'alert', FAILURE_MESSAGE);
    expect(recorder.requests).toHaveLength(1);
  });

  await softStep(
    'an error response: details are logged, an alert is shown, the dialog closes and the form is empty',
    async () => {
      recorder.respond = (response) => response.writeHead(500).end('the workflow is paused');
      const logged = page.waitForEvent('console', (message) =>
        message.text().includes('deck request failed'),
      );
      await fillInForm(page);
      await submitButton(page).click();
      expect(await (await logged).args()[1]?.jsonValue()).toEqual({
        status: 500,
        answer: 'the workflow is paused',
      });
      await expectClosedWith(page, 'alert', FAILURE_MESSAGE);
    },
  );

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

  await softStep(
    'a retry after a failure has the same key; a request after success has a new one',
    async () => {
      recorder.respond = (response) => response.end();
      for (const _ of ['retried', 'again']) {
        await fillInForm(page);
        await submitButton(page).click();
        await expectClosedWith(page, 'status', SUCCESS_MESSAGE);
      }
      const keys = recorder.requests.map(({ headers }) => headers['idempotency-key']);
      const [failed, , , retried, again] = keys;
      expect(keys.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => failed));
      expect(again).not.toBe(retried);
    },
  );
});

test('the campaign of a visit is kept on navigation within the site', async ({ page, visit, recorder }) => {
  await visit(`${PATHS.privacy}?utm_source=letter&utm_campaign=spring&other=1`);
  await (await headerLink(page, '/social-os')).click();
  await expect(page).toHaveURL('/social-os');
  await openDeckDialog(page);
  await fillInForm(page);
  await submitButton(page).click();
  await expect(findToast(page, 'status', SUCCESS_MESSAGE)).toBeVisible();
  expect(recorder.requests[0]?.headers['x-utm']).toBe('utm_source=letter&utm_campaign=spring');
});

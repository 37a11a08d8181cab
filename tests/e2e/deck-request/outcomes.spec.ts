import type { Page } from '@playwright/test';
import { labels } from '#content/shell/labels.ts';
import { site } from '#content/site.ts';
import { deckRequest } from '#content/social-os/social-os.ts';
import { PATHS } from '#domain/paths.ts';
import { LEAD_TIMEOUT } from '#domain/timing.ts';
import { dialogOf, fieldOf, fillIn, openDialog, person, sendOf } from '../support/deck-request.ts';
import { expect, test } from '../support/fixtures.ts';
import { freeze, headerLink } from '../support/page.ts';
import { softStep } from '../support/soft-step.ts';
import { toastOf } from '../support/toast.ts';

const thanks = deckRequest.sent;
const trouble = deckRequest.failed(site.email);

/** Expects that the dialog closes with this message, and that the form is empty when it is opened again. */
async function expectClosedWith(page: Page, role: 'status' | 'alert', words: string): Promise<void> {
  const toast = toastOf(page, role, words);
  await expect(toast).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  await toast.getByRole('button', { name: labels.dismiss }).click();
  await expect(toast).toHaveCount(0);
  await openDialog(page);
  for (const name of Object.keys(person) as (keyof typeof person)[])
    await expect(fieldOf(page, name)).toHaveValue('');
}

test('accepted requests', { tag: ['@4.26', '@4.27', '@5.9', '@7.1', '@7.2', '@8.2', '@8.3'] }, async ({
  page,
  visit,
  recorder,
}) => {
  await visit('/social-os');
  await openDialog(page);
  const boxes: string[] = [];
  page.on('dialog', (box) => {
    boxes.push(box.message());
    return box.dismiss();
  });
  const bodyOf = (request: (typeof recorder.received)[number] | undefined) => JSON.parse(request?.body ?? '');

  await softStep(
    'success: sends the specified JSON, shows a status message, closes the dialog and empties the form',
    async () => {
      await fillIn(page);
      await sendOf(page).click();
      await expectClosedWith(page, 'status', thanks);
      expect(boxes).toEqual([]);
      expect(recorder.received).toHaveLength(1);
      const [request] = recorder.received;
      expect(request).toMatchObject({ method: 'POST', path: `/webhook/${site.deck.webhookId}` });
      expect(request?.headers['content-type']).toBe('application/json');
      expect(bodyOf(request)).toEqual(person);
    },
  );

  await softStep('without a phone the body still has all five fields; values are trimmed', async () => {
    const { phone: _, ...required } = person;
    await fillIn(page, { ...required, company: '  Analytical Engines ' });
    await sendOf(page).click();
    await expectClosedWith(page, 'status', thanks);
    expect(bodyOf(recorder.received[1])).toEqual({ ...person, phone: '' });
  });

  await softStep(
    'our own server gets the source in headers; a filled honeypot is not in the body',
    async () => {
      await fillIn(page);
      const trap = dialogOf(page).locator('input[name=website]');
      await expect(trap).toHaveAttribute('tabindex', '-1');
      await expect(dialogOf(page).getByRole('textbox')).toHaveCount(5);
      await trap.evaluate((input: HTMLInputElement) => {
        input.value = 'spam.example';
      });
      await sendOf(page).click();
      await expectClosedWith(page, 'status', thanks);
      const request = recorder.received[2];
      expect(request?.headers).toMatchObject({ 'x-website': 'spam.example', 'x-page': '/social-os' });
      expect(request?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
      expect(bodyOf(request)).toEqual(person);
    },
  );

  await softStep(
    'while sending, the button reads Sending... and is disabled; a double click sends once',
    async () => {
      let finish = () => {};
      recorder.answer = (response) => {
        finish = () => response.end('done');
      };
      await fillIn(page);
      await sendOf(page).dblclick();
      const sending = dialogOf(page).getByRole('button', { name: deckRequest.sending });
      await expect(sending).toBeDisabled();
      await fieldOf(page, 'email').press('Enter');
      await expect.poll(() => recorder.received.length).toBe(4);
      finish();
      await expect(toastOf(page, 'status', thanks)).toBeVisible();
      expect(recorder.received).toHaveLength(4);
    },
  );
});

test('failed requests', { tag: ['@8.1'] }, async ({ page, visit, recorder, allow }) => {
  allow(/The deck request failed|500|ERR_EMPTY_RESPONSE|ERR_FAILED/);
  await visit('/social-os');
  await openDialog(page);

  await softStep('a broken connection', async () => {
    // Only the first request: a browser retries if a kept-alive connection breaks.
    recorder.answer = (response) => response.destroy();
    await fillIn(page);
    await sendOf(page).click();
    await expectClosedWith(page, 'alert', trouble);
    expect(recorder.received).toHaveLength(1);
  });

  await softStep(
    'an error response: details are logged, an alert is shown, the dialog closes and the form is empty',
    async () => {
      recorder.answer = (response) => response.writeHead(500).end('the workflow is paused');
      const logged = page.waitForEvent('console', (message) =>
        message.text().includes('deck request failed'),
      );
      await fillIn(page);
      await sendOf(page).click();
      expect(await (await logged).args()[1]?.jsonValue()).toEqual({
        status: 500,
        answer: 'the workflow is paused',
      });
      await expectClosedWith(page, 'alert', trouble);
    },
  );

  await softStep('no response in time', async () => {
    recorder.answer = () => {};
    await fillIn(page);
    await freeze(page);
    await sendOf(page).click();
    await expect.poll(() => recorder.received.length).toBe(3);
    await page.clock.runFor(LEAD_TIMEOUT - 1000);
    await expect(dialogOf(page).getByRole('button', { name: deckRequest.sending })).toBeDisabled();
    await page.clock.runFor(1500);
    await expectClosedWith(page, 'alert', trouble);
  });

  await softStep(
    'a retry after a failure has the same key; a request after success has a new one',
    async () => {
      recorder.answer = (response) => response.end();
      for (const _ of ['retried', 'again']) {
        await fillIn(page);
        await sendOf(page).click();
        await expectClosedWith(page, 'status', thanks);
      }
      const keys = recorder.received.map(({ headers }) => headers['idempotency-key']);
      const [failed, , , retried, again] = keys;
      expect(keys.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => failed));
      expect(again).not.toBe(retried);
    },
  );
});

test('the visitor’s campaign survives navigation inside the site', async ({ page, visit, recorder }) => {
  await visit(`${PATHS.privacy}?utm_source=letter&utm_campaign=spring&other=1`);
  await (await headerLink(page, '/social-os')).click();
  await expect(page).toHaveURL('/social-os');
  await openDialog(page);
  await fillIn(page);
  await sendOf(page).click();
  await expect(toastOf(page, 'status', thanks)).toBeVisible();
  expect(recorder.received[0]?.headers['x-utm']).toBe('utm_source=letter&utm_campaign=spring');
});

import type { Page } from '@playwright/test';
import { queryClient } from '#app/api/query-client.ts';
import { quizFaults } from '#content/quiz-faults.ts';
import { site } from '#content/site.ts';
import { dialogOf, fieldOf, openDialog, sendForm, sendOf } from '../support/deck-request.ts';
import { expect, test } from '../support/fixtures.ts';
import { COMPLETE, next, option, question, resumeAt } from '../support/quiz-visitor.ts';
import { toastOf } from '../support/toast.ts';

const FAILED = `There was an issue submitting your request. Please try again or contact us directly at ${site.email}`;
const SENT = 'Thank you! Your request has been submitted. The PDF deck will be sent to your email shortly.';
const isRed = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  return red > 150 && green < 80 && blue < 80;
};
const colourOf = (page: Page, selector: string, property: 'color' | 'borderTopColor') =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element)[name], property);

/** The error of a read that was answered like this. */
async function readError(answer: Response): Promise<{ message: string; asked: number }> {
  const real = globalThis.fetch;
  let asked = 0;
  globalThis.fetch = async () => {
    asked += 1;
    return answer;
  };
  queryClient.clear();
  const message = await queryClient.fetchQuery({ queryKey: ['/some/path'] }).then(
    () => '',
    (error: Error) => error.message,
  );
  globalThis.fetch = real;
  return { message, asked };
}

test.describe('8. Error catalogue', () => {
  test.describe('Deck request', () => {
    for (const [fault, fail] of [
      [
        'an answer that is not OK',
        (page: Page) => page.route('**/webhook/**', (route) => route.fulfill({ status: 500, body: 'full' })),
      ],
      ['a network failure', (page: Page) => page.route('**/webhook/**', (route) => route.abort())],
    ] as const) {
      test(`${fault}: the alert asks to try again or to write to us`, async ({ page, visit, allow }) => {
        allow(/500|ERR_FAILED|The deck request failed/);
        await fail(page);
        await visit('/social-os');
        await sendForm(page);
        await expect(toastOf(page, 'alert', FAILED)).toBeVisible();
      });
      test(`${fault}: details are logged, the dialog closes, the form is empty`, async ({
        page,
        visit,
        allow,
      }) => {
        allow(/500|ERR_FAILED|The deck request failed/);
        const logged = page.waitForEvent('console', (message) => /deck request failed/.test(message.text()));
        await fail(page);
        await visit('/social-os');
        await sendForm(page);
        expect((await logged).type()).toBe('error');
        await expect(dialogOf(page)).toBeHidden();
        await openDialog(page);
        await expect(fieldOf(page, 'company')).toHaveValue('');
      });
    }

    test('success: the alert says thank you, the dialog closes, the form is empty', async ({
      page,
      visit,
    }) => {
      await page.route('**/webhook/**', (route) => route.fulfill({ body: 'ok' }));
      await visit('/social-os');
      await sendForm(page);
      await expect(toastOf(page, 'status', SENT)).toBeVisible();
      await expect(dialogOf(page)).toBeHidden();
      await openDialog(page);
      await expect(fieldOf(page, 'company')).toHaveValue('');
    });

    test('settled: the alert is a toast of the page, not a box of the browser', async ({ page, visit }) => {
      let boxes = 0;
      page.on('dialog', (box) => {
        boxes += 1;
        return box.dismiss();
      });
      await page.route('**/webhook/**', (route) => route.fulfill({ body: 'ok' }));
      await visit('/social-os');
      await sendForm(page);
      await expect(toastOf(page, 'status', SENT)).toBeVisible();
      expect(boxes).toBe(0);
    });

    test('field errors: red text under the field and a red border', async ({ page, visit }) => {
      await visit('/social-os');
      await openDialog(page);
      await sendOf(page).click();
      const field = fieldOf(page, 'firstName');
      const error = dialogOf(page).getByText('First name is required', { exact: true });
      const [above, below] = [await field.boundingBox(), await error.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
      expect(isRed(await error.evaluate((element) => getComputedStyle(element).color))).toBe(true);
      await expect
        .poll(async () => isRed(await colourOf(page, 'dialog [name="lastName"]', 'borderTopColor')))
        .toBe(true);
    });
  });

  test.describe('Quiz', () => {
    test('its messages, word for word', () => {
      expect(Object.values(quizFaults)).toEqual([
        'This field is required',
        'Please make a selection',
        'Please enter a valid URL',
        'Please enter a valid email address',
        'Please enter a valid phone number',
        'Invalid input',
      ]);
    });

    for (const [step, text, message] of [
      [1, ' ', 'This field is required'],
      [2, 'nonsense', 'Please enter a valid URL'],
      [9, 'nonsense', 'Please enter a valid email address'],
      [10, 'nonsense', 'Please enter a valid phone number'],
    ] as const)
      test(`'${message}' stands above the input, which has a red border`, async ({ page, visit }) => {
        await resumeAt(page, visit, step, COMPLETE);
        const field = page.getByRole('textbox');
        await field.fill(text);
        await field.press('Enter');
        const alert = page.getByRole('alert').filter({ hasText: message });
        await expect(alert).toHaveText(message);
        const [above, below] = [await alert.boundingBox(), await field.boundingBox()];
        expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
        await expect
          .poll(async () => isRed(await colourOf(page, 'main form input', 'borderTopColor')))
          .toBe(true);
      });

    test("'Please make a selection' stands above the choices, which have a red border", async ({
      page,
      visit,
    }) => {
      await resumeAt(page, visit, 0, COMPLETE.with(0, []));
      await expect(question(page, 'industry')).toBeVisible();
      await page.keyboard.press('Enter');
      const alert = page.getByRole('alert').filter({ hasText: 'Please make a selection' });
      const [above, below] = [await alert.boundingBox(), await option(page, 'Healthcare').boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
      await expect
        .poll(async () => isRed(await colourOf(page, 'main form label', 'borderTopColor')))
        .toBe(true);
    });

    test('a message is cleared by the next edit', async ({ page, visit }) => {
      await resumeAt(page, visit, 0, COMPLETE.with(0, []));
      await expect(question(page, 'industry')).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.getByText('Please make a selection')).toBeVisible();
      await option(page, 'Healthcare').check();
      await expect(page.getByText('Please make a selection')).toHaveCount(0);
    });

    test('a message is cleared by a successful Continue', async ({ page, visit }) => {
      await resumeAt(page, visit, 2, COMPLETE);
      await page.getByRole('textbox').fill('nonsense');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Please enter a valid URL')).toBeVisible();
      await page.getByRole('textbox').fill('example.com');
      await next(page).click();
      await page.getByRole('button', { name: 'Previous Question' }).click();
      await expect(question(page, 'website')).toBeVisible();
      await expect(page.getByText('Please enter a valid URL')).toHaveCount(0);
    });
  });

  test.describe('Shared fetch', () => {
    test("an answer that is not OK becomes 'status: body text'", async () => {
      expect(await readError(new Response('no such deck', { status: 404 }))).toMatchObject({
        message: '404: no such deck',
      });
    });
    test("without a body it becomes 'status: status text'", async () => {
      const { message } = await readError(new Response('', { status: 503, statusText: 'Back Soon' }));
      expect(message).toBe('503: Back Soon');
    });
    test('it is not tried again', async () => {
      expect((await readError(new Response('busy', { status: 503 }))).asked).toBe(1);
    });
    test('401 is an error like the others', async () => {
      expect((await readError(new Response('who are you', { status: 401 }))).message).toBe(
        '401: who are you',
      );
    });
  });

  test('an unknown route gets the 404 page', async ({ request }) => {
    const answer = await request.get('/no/such/route');
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain('Page Not Found');
  });
});

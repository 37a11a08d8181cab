import { deckRequest, socialHero } from '#content/social-os/social-os.ts';
import { LEAD_HEADERS } from '#domain/lead-headers.ts';
import { NO_ANSWERS } from '#domain/quiz/answers.ts';
import { QUESTIONS } from '#domain/quiz/questions.ts';
import { deckDialog, deckField, fillInForm, openDeckDialog, submitButton } from '../support/deck-request.ts';
import { expect, test } from '../support/fixtures.ts';
import { freezeClock } from '../support/page.ts';
import { softStep } from '../support/soft-step.ts';
import { findToast } from '../support/toast.ts';

test('the deck form loads on hover and sends to our own server', async ({ page, visit }) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await visit('/social-os');

  await softStep('the code of the form loads when the pointer is over the button', async () => {
    expect(requestedUrls.filter((url) => /deck-button|deck\.json/.test(url))).toEqual([]);
    await page.getByRole('button', { name: socialHero.download }).first().hover();
    await expect.poll(() => requestedUrls.some((url) => url.includes('deck-button'))).toBe(true);
  });

  await softStep('the site’s own server accepts the request', async () => {
    await openDeckDialog(page);
    await fillInForm(page);
    await submitButton(page).click();
    await expect(findToast(page, 'status', deckRequest.sent)).toBeVisible();
    await expect(deckDialog(page)).toBeHidden();
  });
});

test('after the quiz, the form is prefilled and can be sent at once', async ({ page, visit, recorder }) => {
  const quizAnswers: Record<string, string> = {
    name: 'Ada King Byron',
    email: 'ada@analytical.example',
    company: 'Engines',
  };
  const answers = QUESTIONS.map(({ id, type }, i) => quizAnswers[id] ?? quizAnswers[type] ?? NO_ANSWERS[i]);
  await page.addInitScript(
    (draft) => sessionStorage.setItem('ai-readiness-quiz', draft),
    JSON.stringify(answers),
  );
  await visit('/social-os');
  await openDeckDialog(page);
  await expect(deckField(page, 'firstName')).toHaveValue('Ada');
  await expect(deckField(page, 'lastName')).toHaveValue('King Byron');
  await expect(deckField(page, 'email')).toHaveValue('ada@analytical.example');
  await expect(deckField(page, 'company')).toHaveValue('Engines');
  await expect(deckField(page, 'phone')).toHaveValue('');
  await submitButton(page).click();
  await expect(findToast(page, 'status', deckRequest.sent)).toBeVisible();
  // Without this header the server does not check the fill time.
  expect(recorder.requests[0]?.headers).not.toHaveProperty(LEAD_HEADERS.fillTime);
});

test('the fill time is measured from the first opening of the form', async ({ page, visit, recorder }) => {
  await visit('/social-os');
  await openDeckDialog(page);
  await fillInForm(page);
  await page.keyboard.press('Escape');
  await freezeClock(page);
  await page.clock.runFor(5000);
  await openDeckDialog(page);
  await submitButton(page).click();
  await expect(findToast(page, 'status', deckRequest.sent)).toBeVisible();
  expect(Number(recorder.requests[0]?.headers[LEAD_HEADERS.fillTime])).toBeGreaterThanOrEqual(5000);
});

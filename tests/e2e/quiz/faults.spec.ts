import { QUIZ } from '#domain/timing.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  ALL,
  answerUpTo,
  COMPLETE,
  finish,
  next,
  openIntro,
  openQuestions,
  option,
  question,
  results,
  resumeAt,
} from '../support/quiz-visitor.ts';

test('without a connection the quiz goes on, and the results can be tried again', async ({
  page,
  visit,
  allow,
}) => {
  allow(/request failed|ERR_FAILED|Failed to (load|fetch)/);
  await page.route(/quiz-outcome/, (route) => route.abort('failed'));
  await resumeAt(page, visit, 10, COMPLETE);
  await next(page).click();
  await finish(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your answers are safe' })).toBeVisible();
  await page.unroute(/quiz-outcome/);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(results(page)).toBeVisible();
});

test('questions that could not be fetched can be tried again', async ({ page, visit, allow }) => {
  allow(/request failed|ERR_FAILED|Failed to (load|fetch)/);
  await openIntro(page, visit);
  await page.route(/assets\/stage-/, (route) => route.abort('failed'));
  await page.getByRole('button', { name: 'Start Assessment' }).click();
  await page.clock.runFor(QUIZ.startLoader);
  await expect(page.getByRole('alert').filter({ hasText: 'The connection is gone' })).toBeVisible();
  await page.unroute(/assets\/stage-/);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(question(page, 'industry')).toBeVisible();
});

test('tools without their marks show their first letter', async ({ page, visit, allow }) => {
  allow(/request failed|ERR_FAILED|Failed to (load|fetch)/);
  await page.route(/tool-marks/, (route) => route.abort('failed'));
  await resumeAt(page, visit, 6, COMPLETE);
  await expect(option(page, 'Slack')).toBeVisible();
  await expect(page.getByText('S', { exact: true })).toHaveCount(2);
});

test('where storage is forbidden the quiz still works', async ({ page, visit }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await openQuestions(page, visit);
  await answerUpTo(page, ALL);
  await expect(results(page)).toBeVisible();
});

import { quiz } from '#content/quiz.ts';
import { QUIZ } from '#domain/timing.ts';
import { expect, test } from '../support/fixtures.ts';
import { freeze } from '../support/page.ts';
import {
  ALL,
  answerUpTo,
  COMPLETE,
  finish,
  idAt,
  LAST,
  labelsAt,
  openIntro,
  openQuestions,
  option,
  placeOf,
  question,
  results,
  resumeAt,
  startButton,
} from '../support/quiz-visitor.ts';

test('without a connection the quiz goes on, and the results can be tried again', async ({
  page,
  visit,
  allow,
}) => {
  allow(/request failed|ERR_FAILED|Failed to (load|fetch)/);
  await page.route(/quiz-outcome/, (route) => route.abort('failed'));
  await resumeAt(page, visit, LAST, COMPLETE);
  await freeze(page);
  await finish(page).click();
  await expect(page.getByRole('alert').filter({ hasText: quiz.offline })).toBeVisible();
  await page.unroute(/quiz-outcome/);
  await page.getByRole('button', { name: quiz.retry }).click();
  await expect(results(page)).toBeVisible();
});

test('questions that could not be fetched can be tried again', async ({ page, visit, allow }) => {
  allow(/request failed|ERR_FAILED|Failed to (load|fetch)/);
  await openIntro(page, visit);
  // From here on nothing is tried again by itself.
  await freeze(page);
  await page.route(/assets\/stage-/, (route) => route.abort('failed'));
  await startButton(page).click();
  await page.clock.runFor(QUIZ.startLoader);
  await expect(page.getByRole('alert').filter({ hasText: quiz.offline })).toBeVisible();
  await page.unroute(/assets\/stage-/);
  await page.getByRole('button', { name: quiz.retry }).click();
  await page.clock.runFor(QUIZ.startLoader);
  await expect(question(page, idAt(0))).toBeVisible();
});

for (const grid of [placeOf('grid')].filter((place) => place >= 0))
  test('tools without their marks show their first letter', async ({ page, visit, allow }) => {
    allow(/request failed|ERR_FAILED|Failed to (load|fetch)/);
    await page.route(/tool-marks/, (route) => route.abort('failed'));
    await resumeAt(page, visit, grid, COMPLETE);
    for (const label of labelsAt(grid)) {
      const tile = page
        .getByRole('main')
        .locator('label')
        .filter({ has: option(page, label) });
      // After its key comes the mark, or what stands for it.
      await expect(tile.locator('[aria-hidden="true"]').nth(1)).toHaveText(label.charAt(0));
    }
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

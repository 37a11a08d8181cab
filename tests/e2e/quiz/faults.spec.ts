import type { Page, Request } from '@playwright/test';
import { quiz } from '#content/quiz/quiz.ts';
import { labels } from '#content/shell/labels.ts';
import { PATHS } from '#domain/paths.ts';
import { QUIZ } from '#domain/timing.ts';
import { expect, test } from '../support/fixtures.ts';
import { freezeClock } from '../support/page.ts';
import {
  answerQuestion,
  answerQuestionsBefore,
  findQuestionIndex,
  finishButton,
  LAST_INDEX,
  openQuizIntro,
  optionInput,
  optionLabelsAt,
  questionHeading,
  questionIdAt,
  resultsHeading,
  startButton,
} from '../support/quiz-visitor.ts';
import { applies, softStep } from '../support/soft-step.ts';

/**
 * Blocks a file until the returned function is called. That function also waits for requests in progress, so that they
 * end before the click on Try Again.
 */
async function blockFile(page: Page, file: RegExp): Promise<() => Promise<void>> {
  const requests = new Set<Request>();
  const addRequest = (request: Request) => file.test(request.url()) && requests.add(request);
  page.on('request', addRequest);
  page.on('requestfailed', (request) => requests.delete(request));
  await page.route(file, (route) => route.abort('failed'));
  return async () => {
    // Wait for a later request, so that all earlier ones are known.
    await page.evaluate(() => fetch('/healthz'));
    await expect.poll(() => requests.size).toBe(0);
    page.off('request', addRequest);
    await page.unroute(file);
  };
}

test('the quiz works without storage and with missing files', async ({ page, visit, allow }) => {
  allow(/request failed|ERR_FAILED|Failed to (load|fetch)/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  const retryButton = page.getByRole('button', { name: quiz.retry });
  const offlineAlert = page.getByRole('alert').filter({ hasText: quiz.offline });
  await blockFile(page, /tool-marks/);
  const releaseOutcome = await blockFile(page, /assets\/results-/);
  await openQuizIntro(page, visit);
  // From here on, failed requests are not retried automatically.
  await freezeClock(page);

  await softStep('questions that failed to load can be retried', async () => {
    const releaseStage = await blockFile(page, /assets\/stage-/);
    await startButton(page).click();
    await page.clock.runFor(QUIZ.startLoader);
    await expect(offlineAlert).toBeVisible();
    await expect(offlineAlert.getByRole('link', { name: quiz.home })).toHaveAttribute('href', PATHS.home);
    await expect(page.getByRole('link', { name: labels.home })).toBeVisible();
    await releaseStage();
    await retryButton.click();
    await page.clock.runFor(QUIZ.startLoader);
    await expect(questionHeading(page, questionIdAt(0))).toBeVisible();
  });

  const grid = Math.max(0, findQuestionIndex('grid'));
  await answerQuestionsBefore(page, grid);
  await expect(questionHeading(page, questionIdAt(grid))).toBeVisible();

  if (applies(grid > 0, 'tools without their logos: the quiz has no grid question'))
    await softStep('tools without their logos show their first letter', async () => {
      for (const label of optionLabelsAt(grid)) {
        const tile = page
          .getByRole('main')
          .locator('label')
          .filter({ has: optionInput(page, label) });
        // The logo or its placeholder follows the letter.
        await expect(tile.locator('[aria-hidden="true"]').nth(1)).toHaveText(label.charAt(0));
      }
    });

  await answerQuestionsBefore(page, LAST_INDEX, grid);
  await answerQuestion(page, LAST_INDEX);

  await softStep('without a connection the results can be retried', async () => {
    await finishButton(page).click();
    await expect(offlineAlert).toBeVisible();
    await releaseOutcome();
    await retryButton.click();
    await expect(resultsHeading(page)).toBeVisible();
  });
});

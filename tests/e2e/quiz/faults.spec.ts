import type { Page, Request } from '@playwright/test';
import { quiz } from '#content/quiz/quiz.ts';
import { QUIZ } from '#domain/timing.ts';
import { applies } from '../support/applies.ts';
import { expect, test } from '../support/fixtures.ts';
import { freeze } from '../support/page.ts';
import {
  answer,
  answerUpTo,
  finish,
  idAt,
  LAST,
  labelsAt,
  openIntro,
  option,
  placeOf,
  question,
  results,
  startButton,
} from '../support/quiz-visitor.ts';
import { softStep } from '../support/soft-step.ts';

/**
 * Blocks a file until the returned function is called. Waits for requests in progress, so that none completes after the
 * press on Try Again.
 */
async function blockFile(page: Page, file: RegExp): Promise<() => Promise<void>> {
  const tries = new Set<Request>();
  const addRequest = (request: Request) => file.test(request.url()) && tries.add(request);
  page.on('request', addRequest);
  page.on('requestfailed', (request) => tries.delete(request));
  await page.route(file, (route) => route.abort('failed'));
  return async () => {
    // Wait for the response to this request, which is sent after all earlier requests.
    await page.evaluate(() => fetch('/healthz'));
    await expect.poll(() => tries.size).toBe(0);
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
  const retry = page.getByRole('button', { name: quiz.retry });
  const offline = page.getByRole('alert').filter({ hasText: quiz.offline });
  await blockFile(page, /tool-marks/);
  const findOutcome = await blockFile(page, /quiz-outcome/);
  await openIntro(page, visit);
  // From here on, nothing is retried automatically.
  await freeze(page);

  await softStep('questions that failed to load can be retried', async () => {
    const findStage = await blockFile(page, /assets\/stage-/);
    await startButton(page).click();
    await page.clock.runFor(QUIZ.startLoader);
    await expect(offline).toBeVisible();
    await findStage();
    await retry.click();
    await page.clock.runFor(QUIZ.startLoader);
    await expect(question(page, idAt(0))).toBeVisible();
  });

  const grid = Math.max(0, placeOf('grid'));
  await answerUpTo(page, grid);
  await expect(question(page, idAt(grid))).toBeVisible();

  if (applies(grid > 0, 'tools without their marks: the quiz asks nothing in a grid'))
    await softStep('tools without their logos show their first letter', async () => {
      for (const label of labelsAt(grid)) {
        const tile = page
          .getByRole('main')
          .locator('label')
          .filter({ has: option(page, label) });
        // The letter is followed by the logo, or its placeholder.
        await expect(tile.locator('[aria-hidden="true"]').nth(1)).toHaveText(label.charAt(0));
      }
    });

  await answerUpTo(page, LAST, grid);
  await answer(page, LAST);

  await softStep('without a connection the results can be retried', async () => {
    await finish(page).click();
    await expect(offline).toBeVisible();
    await findOutcome();
    await retry.click();
    await expect(results(page)).toBeVisible();
  });
});

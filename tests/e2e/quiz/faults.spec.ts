import type { Page } from '@playwright/test';
import { quiz } from '#content/quiz.ts';
import { QUIZ } from '#domain/timing.ts';
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

const lose = (page: Page, file: RegExp) => page.route(file, (route) => route.abort('failed'));

test('where storage is forbidden and files are lost the quiz still works', async ({ page, visit, allow }) => {
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
  await lose(page, /tool-marks/);
  await lose(page, /quiz-outcome/);
  await openIntro(page, visit);
  // From here on nothing is tried again by itself.
  await freeze(page);

  await test.step('questions that could not be fetched can be tried again', async () => {
    await lose(page, /assets\/stage-/);
    await startButton(page).click();
    await page.clock.runFor(QUIZ.startLoader);
    await expect(offline).toBeVisible();
    await page.unroute(/assets\/stage-/);
    await retry.click();
    await page.clock.runFor(QUIZ.startLoader);
    await expect(question(page, idAt(0))).toBeVisible();
  });

  const grid = Math.max(0, placeOf('grid'));
  await answerUpTo(page, grid);
  await expect(question(page, idAt(grid))).toBeVisible();

  if (grid > 0)
    await test.step('tools without their marks show their first letter', async () => {
      for (const label of labelsAt(grid)) {
        const tile = page
          .getByRole('main')
          .locator('label')
          .filter({ has: option(page, label) });
        // After its key comes the mark, or what stands for it.
        await expect(tile.locator('[aria-hidden="true"]').nth(1)).toHaveText(label.charAt(0));
      }
    });

  await answerUpTo(page, LAST, grid);
  await answer(page, LAST);

  await test.step('without a connection the results can be tried again', async () => {
    await finish(page).click();
    await expect(offline).toBeVisible();
    await page.unroute(/quiz-outcome/);
    await retry.click();
    await expect(results(page)).toBeVisible();
  });
});

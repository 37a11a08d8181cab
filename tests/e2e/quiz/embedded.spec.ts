import type { Page } from '@playwright/test';
import { agents } from '#content/quiz/agents.ts';
import { quiz } from '#content/quiz/quiz.ts';
import { results as resultsCopy } from '#content/quiz/quiz-results.ts';
import { QUESTIONS } from '#domain/quiz/questions.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitUntilHydrated } from '../support/page.ts';
import {
  answerQuestion,
  continueButton,
  emptyAnswerFault,
  expectAnswered,
  finishButton,
  focusTarget,
  LAST_INDEX,
  QUESTION_COUNT,
  questionHeading,
  questionIdAt,
  resultsHeading,
  VALID_AGENTS,
} from '../support/quiz-visitor.ts';
import { softStep } from '../support/soft-step.ts';

const B2B = '/b2b-sales-automation';
/** Index of the first required question after the first question. */
const REQUIRED_INDEX = QUESTIONS.findIndex(({ required }, index) => index > 0 && required);
const findQuiz = (page: Page) => page.getByRole('region', { name: quiz.embedded.title });

async function openQuizSection(page: Page): Promise<void> {
  await waitUntilHydrated(findQuiz(page));
  await answerQuestion(page, 0);
  await expect(continueButton(page)).toBeEnabled();
}

/** Expects equal margins on both sides of the card. */
async function expectEvenMargins(page: Page, width: number): Promise<void> {
  const initialSize = page.viewportSize()!;
  await page.setViewportSize({ ...initialSize, width });
  const card = await findQuiz(page).getByRole('progressbar').boundingBox();
  expect(Math.abs(width - (2 * card!.x + card!.width))).toBeLessThanOrEqual(1);
  await page.setViewportSize(initialSize);
}

test('the embedded quiz works inside a page', async ({ page, visit }) => {
  await visit(B2B);
  const historyLength = await page.evaluate(() => history.length);
  await openQuizSection(page);

  await softStep('the section has a title, a badge, the current step and the percentage', async () => {
    await expect(findQuiz(page).getByText(quiz.embedded.badge, { exact: true })).toBeVisible();
    await expect(findQuiz(page).getByText(quiz.step(1, QUESTION_COUNT))).toBeVisible();
    await expect(findQuiz(page).getByText(quiz.percent(Math.round(100 / QUESTION_COUNT)))).toBeVisible();
    await expect(findQuiz(page).getByRole('button', { name: quiz.back, exact: true })).toHaveCount(0);
    await continueButton(page).click();
    await expect(focusTarget(page, questionIdAt(1))).toBeFocused();
    await expect(findQuiz(page).getByText(quiz.step(2, QUESTION_COUNT))).toBeVisible();
    await expect(findQuiz(page).getByRole('progressbar')).toHaveAttribute(
      'aria-valuenow',
      `${Math.round(200 / QUESTION_COUNT)}`,
    );
    await expectEvenMargins(page, 320);
    await findQuiz(page).getByRole('button', { name: quiz.back, exact: true }).click();
    await expectAnswered(page, 0);
    expect(await page.evaluate(() => history.length)).toBe(historyLength);
  });

  await softStep('axe finds no violation', () => expectAccessible(page, 'section:has(form[novalidate])'));

  await softStep('the results are shown on the same page, and the quiz can start again', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await continueButton(page).click();
    for (let index = 1; index < QUESTION_COUNT; index++) {
      await expect(questionHeading(page, questionIdAt(index))).toBeVisible();
      if (index === REQUIRED_INDEX) {
        await page.keyboard.press('Enter');
        const faultMessage = findQuiz(page)
          .getByRole('alert')
          .filter({ hasText: emptyAnswerFault(index) });
        await expect(faultMessage).toBeVisible();
      }
      await answerQuestion(page, index);
      await (index === LAST_INDEX ? finishButton(page) : continueButton(page)).click();
    }
    await expect(resultsHeading(page)).toBeFocused();
    await expect(findQuiz(page).getByRole('heading', { name: agents[VALID_AGENTS[0]!].title })).toBeVisible();
    await expect(page).toHaveURL(B2B);
    await findQuiz(page).getByRole('button', { name: resultsCopy.report }).click();
    await expect(questionHeading(page, questionIdAt(0))).toBeFocused();
    await expect(questionHeading(page, questionIdAt(0))).toBeInViewport();
    await expect(findQuiz(page).getByText(quiz.cleared)).toBeVisible();
    await expect(findQuiz(page).getByText(quiz.step(1, QUESTION_COUNT))).toBeVisible();
  });
});

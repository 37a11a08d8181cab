import { quiz } from '#content/quiz/quiz.ts';
import { labels } from '#content/shell/labels.ts';
import { isChoice, QUESTIONS } from '#domain/quiz/questions.ts';
import type { QuizFault } from '#domain/quiz/validation.ts';
import { QUIZ } from '#domain/timing.ts';
import quizFaults from '#words/quiz/faults.json' with { type: 'json' };
import { expect, test } from '../support/fixtures.ts';
import { waitUntilReady } from '../support/page.ts';
import {
  answerQuestionsBefore,
  continueButton,
  expectAnswered,
  expectUnanswered,
  FORMATTED_INDEX,
  LAST_INDEX,
  openFirstQuestion,
  previousButton,
  QUESTION_COUNT,
  questionHeading,
  questionIdAt,
  resultsHeading,
  startButton,
} from '../support/quiz-visitor.ts';
import { applies, softStep } from '../support/soft-step.ts';

/** The first text question after the first question. */
const FIRST_TEXT_QUESTION = QUESTIONS.findIndex((question, index) => index > 0 && !isChoice(question));

test('Back and Forward move between questions', async ({ page, visit }) => {
  await openFirstQuestion(page, visit);

  await softStep('each question is an entry in the browser history with the same URL', async () => {
    await answerQuestionsBefore(page, 3);
    await page.goBack();
    await expectAnswered(page, 2);
    await page.goBack();
    await page.goBack();
    await expectAnswered(page, 0);
    await expect(previousButton(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: quiz.home })).toHaveAttribute('href', '/');
    await page.goForward();
    await expect(questionHeading(page, questionIdAt(1))).toBeVisible();
    await expect(page).toHaveURL('/quiz');
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('heading', { name: quiz.intro.title })).toBeVisible();
    await page.goForward();
    await expect(questionHeading(page, questionIdAt(0))).toBeVisible();
  });

  await softStep('the back link on the page adds no history entry', async () => {
    await answerQuestionsBefore(page, 2);
    await expect(questionHeading(page, questionIdAt(2))).toBeVisible();
    const length = await page.evaluate(() => history.length);
    await previousButton(page).click();
    await previousButton(page).click();
    await expect(questionHeading(page, questionIdAt(0))).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state.quizStep)).toBe(0);
    await continueButton(page).click();
    await expect(questionHeading(page, questionIdAt(1))).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(length);
  });

  let step = 1;
  if (
    applies(FORMATTED_INDEX > 0, 'Forward from a wrong answer: after the first question no format is checked')
  )
    await softStep('Forward stops at an answer that is no longer valid and shows the reason', async () => {
      await answerQuestionsBefore(page, FORMATTED_INDEX + 1, step);
      await page.goBack();
      await expect(questionHeading(page, questionIdAt(FORMATTED_INDEX))).toBeVisible();
      await page.getByRole('textbox').fill('nonsense');
      await page.goForward();
      const fault = quizFaults[QUESTIONS[FORMATTED_INDEX]?.type as QuizFault];
      await expect(page.getByRole('alert').filter({ hasText: fault })).toBeVisible();
      await expect(questionHeading(page, questionIdAt(FORMATTED_INDEX))).toBeVisible();
      await expect.poll(() => page.evaluate(() => history.state.quizStep)).toBe(FORMATTED_INDEX);
      step = FORMATTED_INDEX;
    });

  await softStep('Back from the results returns to the last question, Forward to the results', async () => {
    await answerQuestionsBefore(page, QUESTION_COUNT, step);
    await expect(resultsHeading(page)).toBeVisible();
    await page.goBack();
    await expectAnswered(page, LAST_INDEX);
    await page.goForward();
    await expect(resultsHeading(page)).toBeVisible();
  });
});

test('visitors continue the quiz after a reload or a visit to another page', async ({ page, visit }) => {
  await openFirstQuestion(page, visit);
  await answerQuestionsBefore(page, FIRST_TEXT_QUESTION);

  await softStep('a reload continues with the same question and answers', async () => {
    await page.getByRole('textbox').fill('Aldgate');
    await page.reload();
    await waitUntilReady(page);
    await page.clock.runFor(5000);
    await page.clock.runFor(QUIZ.pageLoader);
    await expect(questionHeading(page, questionIdAt(FIRST_TEXT_QUESTION))).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveValue('Aldgate');
    await previousButton(page).click();
    await expectAnswered(page, FIRST_TEXT_QUESTION - 1);
  });

  await softStep('coming back from the website continues the quiz; a link starts a new one', async () => {
    await continueButton(page).click();
    await expect(questionHeading(page, questionIdAt(FIRST_TEXT_QUESTION))).toBeVisible();
    await page.getByRole('link', { name: labels.home }).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await page.clock.runFor(QUIZ.pageLoader);
    await expect(questionHeading(page, questionIdAt(FIRST_TEXT_QUESTION))).toBeVisible();
    await page.goForward();
    await page.getByRole('banner').getByRole('link', { name: labels.quiz }).click();
    await page.clock.runFor(QUIZ.pageLoader);
    await startButton(page).click();
    await page.clock.runFor(QUIZ.startLoader);
    await expectUnanswered(page, 0);
  });
});

import { quiz } from '#content/quiz/quiz.ts';
import { quizFaults } from '#content/quiz/quiz-faults.ts';
import { phases } from '#content/quiz/quiz-questions.ts';
import { labels } from '#content/shell/labels.ts';
import { site } from '#content/site.ts';
import { progressAt } from '#domain/quiz/progress.ts';
import { isChoice, QUESTIONS } from '#domain/quiz/questions.ts';
import type { QuizFault } from '#domain/quiz/validation.ts';
import { QUIZ } from '#domain/timing.ts';
import { applies } from '../support/applies.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitUntilReady } from '../support/page.ts';
import {
  ALL,
  answerUpTo,
  expectAnswered,
  expectUnanswered,
  FORMATTED,
  idAt,
  LAST,
  next,
  openQuestions,
  previous,
  question,
  results,
  startButton,
} from '../support/quiz-visitor.ts';
import { softStep } from '../support/soft-step.ts';

/** The second question of the second phase; in a quiz with one phase, the last question. */
const SECOND_PHASE_QUESTION = Math.min(
  Math.max(
    1,
    QUESTIONS.findIndex(({ phase }) => phase !== QUESTIONS[0]?.phase),
  ) + 1,
  LAST,
);
const phaseAt = (index: number) => phases[progressAt(index).phase].title;

/** The first text question after the first question. */
const FIRST_TEXT_QUESTION = QUESTIONS.findIndex((asked, index) => index > 0 && !isChoice(asked));

test('each question is a history entry', { tag: ['@2.98', '@2.99'] }, async ({ page, visit }) => {
  await openQuestions(page, visit);

  await softStep('each question is an entry in the browser history with the same URL', async () => {
    await answerUpTo(page, 3);
    await page.goBack();
    await expectAnswered(page, 2);
    await page.goBack();
    await page.goBack();
    await expectAnswered(page, 0);
    await page.goForward();
    await expect(question(page, idAt(1))).toBeVisible();
    await expect(page).toHaveURL('/quiz');
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('heading', { name: quiz.intro.title })).toBeVisible();
    await page.goForward();
    await expect(question(page, idAt(0))).toBeVisible();
  });

  await softStep("the page's own back link adds no history entry", async () => {
    await answerUpTo(page, 2);
    await expect(question(page, idAt(2))).toBeVisible();
    const length = await page.evaluate(() => history.length);
    await previous(page).click();
    await previous(page).click();
    await expect(question(page, idAt(0))).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state.quizStep)).toBe(0);
    await next(page).click();
    await expect(question(page, idAt(1))).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(length);
  });

  await softStep('going back and forth across phases keeps every answer', async () => {
    const current = page.locator('[aria-current="step"]');
    await answerUpTo(page, SECOND_PHASE_QUESTION, 1);
    await expect(current).toContainText(phaseAt(SECOND_PHASE_QUESTION));
    for (let index = SECOND_PHASE_QUESTION - 1; index >= 0; index--) {
      await previous(page).click();
      await expectAnswered(page, index);
    }
    await expect(current).toContainText(phaseAt(0));
    await expect(previous(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: quiz.home })).toHaveAttribute('href', '/');
    await next(page).click();
    await expectAnswered(page, 1);
  });

  let step = 1;
  if (applies(FORMATTED > 0, 'Forward from a wrong answer: after the first question no format is checked'))
    await softStep('Forward stops at an answer that is no longer valid and shows the reason', async () => {
      await answerUpTo(page, FORMATTED + 1, step);
      await page.goBack();
      await page.getByRole('textbox').fill('nonsense');
      await page.goForward();
      const fault = quizFaults[QUESTIONS[FORMATTED]?.type as QuizFault];
      await expect(page.getByRole('alert').filter({ hasText: fault })).toBeVisible();
      await expect(question(page, idAt(FORMATTED))).toBeVisible();
      await expect.poll(() => page.evaluate(() => history.state.quizStep)).toBe(FORMATTED);
      step = FORMATTED;
    });

  await softStep('Back from the results returns to the last question, Forward to the results', async () => {
    await answerUpTo(page, ALL, step);
    await expect(results(page)).toBeVisible();
    await page.goBack();
    await expectAnswered(page, LAST);
    await page.goForward();
    await expect(results(page)).toBeVisible();
  });
});

test('returning visitors continue', async ({ page, visit }) => {
  await openQuestions(page, visit);
  await answerUpTo(page, FIRST_TEXT_QUESTION);

  await softStep('a reload continues with the same question and answers', async () => {
    await page.getByRole('textbox').fill('Aldgate');
    await page.reload();
    await waitUntilReady(page);
    await page.clock.runFor(5000);
    await page.clock.runFor(QUIZ.pageLoader);
    await expect(question(page, idAt(FIRST_TEXT_QUESTION))).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveValue('Aldgate');
    await previous(page).click();
    await expectAnswered(page, FIRST_TEXT_QUESTION - 1);
  });

  await softStep(
    'leaving for the website and coming back continues the quiz; a link starts a new one',
    async () => {
      await next(page).click();
      await expect(question(page, idAt(FIRST_TEXT_QUESTION))).toBeVisible();
      await page.getByRole('link', { name: labels.home(site.name) }).click();
      await expect(page).toHaveURL('/');
      await page.goBack();
      await page.clock.runFor(QUIZ.pageLoader);
      await expect(question(page, idAt(FIRST_TEXT_QUESTION))).toBeVisible();
      await page.goForward();
      await page.getByRole('banner').getByRole('link', { name: labels.quiz }).click();
      await page.clock.runFor(QUIZ.pageLoader);
      await startButton(page).click();
      await page.clock.runFor(QUIZ.startLoader);
      await expectUnanswered(page, 0);
    },
  );
});

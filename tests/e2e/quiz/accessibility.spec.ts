import { quizFaults } from '#content/quiz-faults.ts';
import { QUESTIONS } from '#domain/quiz/questions.ts';
import type { QuizFault } from '#domain/quiz/validation.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  ALL,
  answer,
  answerUpTo,
  emptyFault,
  FORMATTED,
  finish,
  idAt,
  LAST,
  next,
  openIntro,
  openQuestions,
  question,
  results,
} from '../support/quiz-visitor.ts';

test('axe finds nothing on the intro and any question', async ({ page, visit }) => {
  await openIntro(page, visit);
  await expectAccessible(page);
  await openQuestions(page, async () => {});
  for (let index = 0; index < ALL; index++) {
    await expect(question(page, idAt(index))).toBeVisible();
    await answer(page, index);
    await expectAccessible(page);
    await (index === LAST ? finish(page) : next(page)).click();
  }
  await expect(results(page)).toBeVisible();
  await page.clock.runFor(6000);
  await expectAccessible(page);
});

test('axe finds nothing on the error states', async ({ page, visit }) => {
  await openQuestions(page, visit);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: emptyFault(0) })).toBeVisible();
  await expectAccessible(page);
  await answerUpTo(page, FORMATTED);
  await page.getByRole('textbox').fill('nonsense');
  await page.keyboard.press('Enter');
  const fault = quizFaults[QUESTIONS[FORMATTED]?.type as QuizFault];
  await expect(page.getByRole('alert').filter({ hasText: fault })).toBeVisible();
  await expectAccessible(page);
});

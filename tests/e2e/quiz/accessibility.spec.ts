import { QUESTIONS } from '#domain/quiz/questions.ts';
import type { QuizFault } from '#domain/quiz/validation.ts';
import quizFaults from '#words/quiz/faults.json' with { type: 'json' };
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectReadableInForcedColors } from '../support/forced-colors.ts';
import { matrix } from '../support/matrix.ts';
import {
  answerQuestion,
  continueButton,
  emptyAnswerFault,
  FORMATTED_INDEX,
  findQuestionIndex,
  finishButton,
  focusTarget,
  LAST_INDEX,
  openQuizIntro,
  resultsHeading,
  startQuiz,
} from '../support/quiz-visitor.ts';

/** Indexes of the questions to check. The smoke matrix checks one of each type. */
const CHECKED_QUESTIONS: readonly number[] = matrix({
  smoke: [findQuestionIndex('multiple'), findQuestionIndex('grid')],
  full: [...QUESTIONS.keys()],
});

/** Error message per question. */
const FAULTS: Readonly<Record<number, string>> = {
  0: emptyAnswerFault(0),
  [FORMATTED_INDEX]: quizFaults[QUESTIONS[FORMATTED_INDEX]?.type as QuizFault],
};

test('no state of the quiz violates axe, and forced colors hide nothing', async ({ page, visit }) => {
  await openQuizIntro(page, visit);
  await expectAccessible(page);
  await startQuiz(page);
  for (const [index, { id }] of QUESTIONS.entries()) {
    await expect(focusTarget(page, id)).toBeFocused();
    const fault = FAULTS[index];
    if (fault) {
      if (index === FORMATTED_INDEX) await page.getByRole('textbox').fill('nonsense');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: fault })).toBeVisible();
      await expectAccessible(page, 'body');
    }
    await answerQuestion(page, index);
    if (CHECKED_QUESTIONS.includes(index)) {
      await expectAccessible(page, 'body');
      await expectReadableInForcedColors(page);
    }
    await (index === LAST_INDEX ? finishButton(page) : continueButton(page)).click();
  }
  await expect(resultsHeading(page)).toBeVisible();
  await page.clock.runFor(6000);
  await expectAccessible(page);
  await expectReadableInForcedColors(page);
});

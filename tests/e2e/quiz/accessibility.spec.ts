import { quizFaults } from '#content/quiz/quiz-faults.ts';
import { QUESTIONS } from '#domain/quiz/questions.ts';
import type { QuizFault } from '#domain/quiz/validation.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectFillsKept } from '../support/forced-colours.ts';
import { matrix } from '../support/matrix.ts';
import {
  answer,
  emptyFault,
  FORMATTED,
  finish,
  focusTarget,
  LAST,
  next,
  openIntro,
  placeOf,
  results,
  startQuiz,
} from '../support/quiz-visitor.ts';

/** Every question as it is answered; in the smoke matrix, one of each type. */
const SCANNED: readonly number[] = matrix({
  smoke: [placeOf('multiple'), placeOf('grid')],
  full: [...QUESTIONS.keys()],
});

/** Error message per question. */
const FAULTS: Readonly<Record<number, string>> = {
  0: emptyFault(0),
  [FORMATTED]: quizFaults[QUESTIONS[FORMATTED]?.type as QuizFault],
};

test('axe finds nothing on the intro, any question, errors and the results, and forced colors hide nothing', async ({
  page,
  visit,
}) => {
  await openIntro(page, visit);
  await expectAccessible(page);
  await startQuiz(page);
  for (const [index, { id }] of QUESTIONS.entries()) {
    await expect(focusTarget(page, id)).toBeFocused();
    const fault = FAULTS[index];
    if (fault) {
      if (index === FORMATTED) await page.getByRole('textbox').fill('nonsense');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: fault })).toBeVisible();
      await expectAccessible(page, 'body');
    }
    await answer(page, index);
    if (SCANNED.includes(index)) {
      await expectAccessible(page, 'body');
      await expectFillsKept(page);
    }
    await (index === LAST ? finish(page) : next(page)).click();
  }
  await expect(results(page)).toBeVisible();
  await page.clock.runFor(6000);
  await expectAccessible(page);
  await expectFillsKept(page);
});

import { quizFaults } from '#content/quiz-faults.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  ALL,
  answer,
  answerUpTo,
  finish,
  idAt,
  LAST,
  next,
  openIntro,
  openQuestions,
  placeOf,
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

/** The first question that asks for more than any text. */
const format = placeOf('website') < 0 ? 'email' : 'website';

test('axe finds nothing on the error states', async ({ page, visit }) => {
  await openQuestions(page, visit);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: quizFaults.selection })).toBeVisible();
  await expectAccessible(page);
  await answerUpTo(page, placeOf(format));
  await page.getByRole('textbox').fill('nonsense');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('alert').filter({ hasText: quizFaults[format === 'website' ? 'url' : 'email'] }),
  ).toBeVisible();
  await expectAccessible(page);
});

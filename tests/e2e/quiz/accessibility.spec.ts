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
  await expect(page.getByRole('alert').filter({ hasText: 'Please make a selection' })).toBeVisible();
  await expectAccessible(page);
  await answerUpTo(page, 2);
  await page.getByRole('textbox').fill('nonsense');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Please enter a valid URL' })).toBeVisible();
  await expectAccessible(page);
});

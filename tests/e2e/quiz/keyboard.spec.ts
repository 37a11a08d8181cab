import type { Page } from '@playwright/test';
import { optionLetter } from '#app/features/quiz/question/keys.ts';
import { quiz } from '#content/quiz/quiz.ts';
import { results as resultsCopy } from '#content/quiz/quiz-results.ts';
import { isChoice, QUESTIONS } from '#domain/quiz/questions.ts';
import { QUIZ } from '#domain/timing.ts';
import quizFaults from '#words/quiz/faults.json' with { type: 'json' };
import { VALID_ANSWERS } from '../../../tools/sample-answers.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  checkedOptions,
  continueButton,
  findQuestionIndex,
  focusTarget,
  openQuizAt,
  openQuizIntro,
  optionInput,
  optionLabelsAt,
  previousButton,
  questionHeading,
  questionIdAt,
  resultsHeading,
} from '../support/quiz-visitor.ts';
import { softStep } from '../support/soft-step.ts';

/** Moves focus with Tab only. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.textContent()) === name) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}

/** Expects that Tab moves from the question to the first choice, which then has a focus ring. */
async function expectFocusRing(page: Page): Promise<void> {
  const firstChoice = page.getByRole('radio').first();
  const tile = firstChoice.locator('xpath=ancestor::label');
  await expect(tile).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Tab');
  await expect(firstChoice).toBeFocused();
  await expect(tile).toHaveCSS('outline-style', 'solid');
  await expect(tile).toHaveCSS('outline-width', '2px');
}

const singleIndex = findQuestionIndex('single');
const multipleIndex = findQuestionIndex('multiple', 'grid');
const textIndex = findQuestionIndex('text', 'url', 'email', 'tel');
/** Label of an option by its index, wrapping around. */
const labelAtOption = (index: number, optionIndex: number) =>
  optionLabelsAt(index).at(optionIndex % optionLabelsAt(index).length) ?? '';

/** Valid answers, except for the questions on which keys are tested. */
const ANSWERS_EXCEPT_TESTED = QUESTIONS.map((question, index) => {
  if (![singleIndex, multipleIndex, textIndex].includes(index)) return VALID_ANSWERS[index];
  return isChoice(question) ? [] : '';
});

/** Keys that choose the valid answers: letters in upper and lower case, and digits. */
function answerKeys(index: number): string[] {
  const question = QUESTIONS[index]!;
  const answer = VALID_ANSWERS[index] ?? '';
  if (!isChoice(question) || typeof answer === 'string') return [];
  return answer.map((value, nth) => {
    const optionIndex = question.options.indexOf(value);
    return [optionLetter(optionIndex).toLowerCase(), optionLetter(optionIndex), String(optionIndex + 1)].at(
      optionIndex < 9 ? (index + nth) % 3 : 0,
    )!;
  });
}

test('the quiz can be answered with the keyboard alone', async ({ page, visit }) => {
  await openQuizIntro(page, visit);
  await tabTo(page, quiz.intro.start);
  await page.keyboard.press('Enter');
  await page.clock.runFor(QUIZ.startLoader);
  for (const [index, question] of QUESTIONS.entries()) {
    await expect(focusTarget(page, question.id)).toBeFocused();
    if (isChoice(question)) for (const key of answerKeys(index)) await page.keyboard.press(key);
    else if (question.required) await page.keyboard.type(String(VALID_ANSWERS[index]));
    await page.keyboard.press('Enter');
  }
  await expect(resultsHeading(page)).toBeFocused();
  await tabTo(page, resultsCopy.book);
});

const testSingleChoice = async (page: Page) => {
  await softStep('key hints are shown if there is a keyboard', async () => {
    await expect(page.getByText('A', { exact: true })).toBeVisible();
    const enterHint = page.getByText(`${quiz.enterHint} ${quiz.enterKey}`);
    await expect(enterHint).toBeVisible({ visible: await continueButton(page).isEnabled() });
    await expect(optionInput(page, labelAtOption(singleIndex, 0))).toHaveAttribute('aria-keyshortcuts', 'A');
  });

  await softStep('keys with a modifier do nothing', async () => {
    for (const key of ['Control+b', 'Alt+b', 'Meta+b', 'Shift+B', 'Control+Enter'])
      await page.keyboard.press(key);
    await expect(questionHeading(page, questionIdAt(singleIndex))).toBeFocused();
    await expect(checkedOptions(page)).toHaveCount(0);
    await expect(page.getByText(quizFaults.selection)).toHaveCount(0);
  });

  await softStep('the choice that Tab reaches has a focus ring', () => expectFocusRing(page));

  await softStep('letters choose and arrows move, but neither goes to the next question', async () => {
    await page.keyboard.press('b');
    await expect(optionInput(page, labelAtOption(singleIndex, 1))).toBeChecked();
    await expect(optionInput(page, labelAtOption(singleIndex, 1))).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(optionInput(page, labelAtOption(singleIndex, 2))).toBeChecked();
    await expect(questionHeading(page, questionIdAt(singleIndex))).toBeVisible();
  });
};

const testMultipleChoice = (page: Page) =>
  softStep('in a group of checkboxes, arrows move the focus and Space chooses', async () => {
    await page.keyboard.press('ArrowDown');
    await expect(optionInput(page, labelAtOption(multipleIndex, 0))).toBeFocused();
    await page.keyboard.press('ArrowUp');
    const lastOption = optionInput(page, optionLabelsAt(multipleIndex).at(-1) ?? '');
    await expect(lastOption).toBeFocused();
    await expect(checkedOptions(page)).toHaveCount(0);
    await page.keyboard.press('Space');
    await expect(lastOption).toBeChecked();
    await expect(questionHeading(page, questionIdAt(multipleIndex))).toBeVisible();
  });

const testTextField = async (page: Page) => {
  await softStep('letters typed into a field are text', async () => {
    await page.keyboard.type('abc 1');
    await expect(page.getByRole('textbox')).toHaveValue('abc 1');
    await expect(questionHeading(page, questionIdAt(textIndex))).toBeVisible();
  });

  await page.getByRole('textbox').fill(String(VALID_ANSWERS[textIndex]));
  if (textIndex === 0) return;
  await softStep('Enter on a link or button activates it, not Continue', async () => {
    await previousButton(page).press('Enter');
    await expect(questionHeading(page, questionIdAt(textIndex - 1))).toBeVisible();
    await continueButton(page).press('Enter');
    await expect(questionHeading(page, questionIdAt(textIndex))).toBeVisible();
  });
};

test('each type of question handles its keys', async ({ page, visit }) => {
  const questionTests = [
    { index: singleIndex, testKeys: testSingleChoice },
    { index: multipleIndex, testKeys: testMultipleChoice },
    { index: textIndex, testKeys: testTextField },
  ].filter(({ index }) => index >= 0);
  let shownStep: number | undefined;
  for (const { index, testKeys } of questionTests.toSorted((a, b) => a.index - b.index)) {
    if (shownStep === undefined) await openQuizAt(page, visit, index, ANSWERS_EXCEPT_TESTED);
    for (; shownStep !== undefined && shownStep < index; shownStep++) {
      await expect(questionHeading(page, questionIdAt(shownStep))).toBeVisible();
      await continueButton(page).click();
    }
    await expect(focusTarget(page, questionIdAt(index))).toBeFocused();
    await testKeys(page);
    shownStep = index;
  }
});

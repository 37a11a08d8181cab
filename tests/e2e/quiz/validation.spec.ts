import type { Page } from '@playwright/test';
import { quiz } from '#content/quiz/quiz.ts';
import { isChoice, QUESTIONS, type Question } from '#domain/quiz/questions.ts';
import type { QuizFault } from '#domain/quiz/validation.ts';
import quizFaults from '#words/quiz/faults.json' with { type: 'json' };
import { VALID_ANSWERS } from '../../../tools/sample-answers.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  answerQuestion,
  checkedOptions,
  continueButton,
  emptyAnswerFault,
  FORMATTED_INDEX,
  findQuestionIndex,
  focusTarget,
  openFirstQuestion,
  openQuizAt,
  optionInput,
  optionLabelsAt,
  questionHeading,
  questionIdAt,
} from '../support/quiz-visitor.ts';
import { softStep } from '../support/soft-step.ts';

const firstTextIndex = QUESTIONS.findIndex(({ type, required }) => type === 'text' && required);

/** Whitespace in a required field, and a wrong format. The domain tests other values. */
const TEXT_FAULTS = [
  { index: firstTextIndex, text: '   ', message: quizFaults.required },
  {
    index: FORMATTED_INDEX,
    text: 'nonsense',
    message: quizFaults[QUESTIONS[FORMATTED_INDEX]?.type as QuizFault],
  },
]
  .filter(({ index }) => index >= 0)
  .toSorted((a, b) => a.index - b.index);

test('an invalid value shows an error and a red border until it is edited', async ({ page, visit }) => {
  let step = TEXT_FAULTS[0]?.index ?? 0;
  await openQuizAt(page, visit, step, VALID_ANSWERS);
  for (const { index, text, message } of TEXT_FAULTS)
    await softStep(`${JSON.stringify(text)}: ${message}`, async () => {
      const id = questionIdAt(index);
      for (; step < index; step++) {
        await expect(questionHeading(page, questionIdAt(step))).toBeVisible();
        await continueButton(page).click();
      }
      await expect(questionHeading(page, id)).toBeVisible();
      const field = focusTarget(page, id);
      const normalColor = await field.evaluate((input) => getComputedStyle(input).borderColor);
      await field.fill(text);
      await field.press('Enter');
      const alert = page.getByRole('alert').filter({ hasText: message });
      await expect(alert).toHaveText(message);
      await expect(questionHeading(page, id)).toBeVisible();
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(text);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(message));
      const [alertBox, fieldBox] = [await alert.boundingBox(), await field.boundingBox()];
      expect((alertBox?.y ?? 0) + (alertBox?.height ?? 0)).toBeLessThanOrEqual(fieldBox?.y ?? 0);
      await expect(field).not.toHaveCSS('border-color', normalColor);
      await field.press('x');
      await expect(page.getByText(message)).toHaveCount(0);
      await expect(field).not.toHaveAttribute('aria-invalid');
      await field.fill(String(VALID_ANSWERS[index]));
    });
});

const singleIndex = findQuestionIndex('single');

/**
 * Expects that Continue is disabled without an answer, and that Enter then shows an error. Whitespace is not an answer.
 */
async function expectAnswerRequired(page: Page, index: number): Promise<void> {
  await expect(continueButton(page)).toBeDisabled();
  const disabledColor = await continueButton(page).evaluate(
    (button) => getComputedStyle(button).backgroundColor,
  );
  if (index === firstTextIndex) await page.getByRole('textbox').fill('   ');
  await expect(continueButton(page)).toBeDisabled();
  await page.keyboard.press('Enter');
  const emptyAlert = page.getByRole('alert').filter({ hasText: emptyAnswerFault(index) });
  await expect(emptyAlert).toBeVisible();
  const field =
    index === firstTextIndex ? page.getByRole('textbox') : optionInput(page, optionLabelsAt(index)[0] ?? '');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await answerQuestion(page, index);
  await expect(emptyAlert).toHaveCount(0);
  await expect(continueButton(page)).toBeEnabled();
  await expect(continueButton(page)).not.toHaveCSS('background-color', disabledColor);
}

async function expectMaximum(page: Page, index: number, max: number): Promise<void> {
  const [extraOption, ...chosenOptions] = optionLabelsAt(index)
    .slice(0, max + 1)
    .map((label) => optionInput(page, label));
  await expect(page.getByText(quiz.upTo(max))).toBeVisible();
  await expect(page.getByText(quiz.counter(0, max), { exact: true })).toBeVisible();
  for (const [position, choice] of chosenOptions.entries()) {
    await choice.check();
    await expect(page.getByText(quiz.counter(position + 1, max), { exact: true })).toBeVisible();
  }
  await extraOption!.click();
  await expect(extraOption!).not.toBeChecked();
  await expect(page.getByText(quiz.counter(max, max), { exact: true })).toBeVisible();
  await expect(checkedOptions(page)).toHaveCount(max);
  await expect(page.getByText(quiz.full)).toBeVisible();
  await chosenOptions[0]!.uncheck();
  await extraOption!.check();
  await expect(page.getByText(quiz.full)).toHaveCount(0);
  for (const choice of [extraOption!, ...chosenOptions.slice(1)]) await choice.uncheck();
}

const maxChoices = (question: Question): number =>
  isChoice(question) && question.max && question.max < question.options.length ? question.max : 0;

test('questions require an answer, and choices have a maximum', async ({ page, visit }) => {
  await openFirstQuestion(page, visit);
  const lastIndex = Math.max(singleIndex, firstTextIndex, QUESTIONS.findLastIndex(maxChoices));
  for (const [index, question] of QUESTIONS.slice(0, lastIndex + 1).entries()) {
    await expect(focusTarget(page, question.id)).toBeFocused();
    if (maxChoices(question)) await expectMaximum(page, index, maxChoices(question));
    if (index === singleIndex || index === firstTextIndex) await expectAnswerRequired(page, index);
    await answerQuestion(page, index);
    await continueButton(page).click();
  }
});

test('an answer that is no longer offered shows Invalid input', async ({ page, visit }) => {
  await openQuizAt(page, visit, singleIndex, VALID_ANSWERS.with(singleIndex, ['withdrawn']));
  await continueButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: quizFaults.invalid })).toBeVisible();
  await optionInput(page, optionLabelsAt(singleIndex)[0] ?? '').check();
  await expect(page.getByText(quizFaults.invalid)).toHaveCount(0);
});

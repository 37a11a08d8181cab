import type { Page } from '@playwright/test';
import { quiz } from '#content/quiz/quiz.ts';
import { quizFaults } from '#content/quiz/quiz-faults.ts';
import { isChoice, QUESTIONS, type Question } from '#domain/quiz/questions.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  answer,
  COMPLETE,
  checked,
  emptyFault,
  focusTarget,
  idAt,
  labelsAt,
  next,
  openQuestions,
  option,
  placeOf,
  question,
  resumeAt,
} from '../support/quiz-visitor.ts';
import { softStep } from '../support/soft-step.ts';

const WRONG = { url: 'not a website', email: 'jo@aldgate', tel: '12345' };
const firstText = QUESTIONS.findIndex(({ type, required }) => type === 'text' && required);

/** Invalid values per field: whitespace in required fields, and wrong formats. */
const TEXT_FAULTS = QUESTIONS.flatMap((asked, index) => {
  const { id, required } = asked;
  if (isChoice(asked) || (asked.type === 'text' && !required)) return [];
  if (asked.type !== 'text') return [{ index, id, text: WRONG[asked.type], message: quizFaults[asked.type] }];
  const blanks = index === firstText ? ['', '   '] : [' '];
  return blanks.map((text) => ({ index, id, text, message: quizFaults.required }));
});

test('an invalid value shows its error above the input and a red border, until edited', {
  tag: ['@8.5', '@8.6'],
}, async ({ page, visit }) => {
  let step = TEXT_FAULTS[0]?.index ?? 0;
  await resumeAt(page, visit, step, COMPLETE);
  for (const { index, id, text, message } of TEXT_FAULTS)
    await softStep(`${id} ${JSON.stringify(text)}: ${message}`, async () => {
      for (; step < index; step++) {
        await expect(question(page, idAt(step))).toBeVisible();
        await next(page).click();
      }
      await expect(question(page, id)).toBeVisible();
      const field = focusTarget(page, id);
      const calm = await field.evaluate((input) => getComputedStyle(input).borderColor);
      await field.fill(text);
      await field.press('Enter');
      const alert = page.getByRole('alert').filter({ hasText: message });
      await expect(alert).toHaveText(message);
      await expect(question(page, id)).toBeVisible();
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(text);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(message));
      const [above, below] = [await alert.boundingBox(), await field.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
      await expect(field).not.toHaveCSS('border-color', calm);
      await field.press('x');
      await expect(page.getByText(message)).toHaveCount(0);
      await expect(field).not.toHaveAttribute('aria-invalid');
      await field.fill(String(COMPLETE[index]));
    });
});

const single = placeOf('single');

/**
 * Continue is disabled until there is an answer, and Enter shows what is missing. Whitespace does not count as an
 * answer.
 */
async function expectAnswerRequired(page: Page, index: number): Promise<void> {
  await expect(next(page)).toBeDisabled();
  const grey = await next(page).evaluate((button) => getComputedStyle(button).backgroundColor);
  if (index === firstText) await page.getByRole('textbox').fill('   ');
  await expect(next(page)).toBeDisabled();
  await page.keyboard.press('Enter');
  const missing = page.getByRole('alert').filter({ hasText: emptyFault(index) });
  await expect(missing).toBeVisible();
  const field = index === firstText ? page.getByRole('textbox') : option(page, labelsAt(index)[0] ?? '');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await answer(page, index);
  await expect(missing).toHaveCount(0);
  await expect(next(page)).toBeEnabled();
  await expect(next(page)).not.toHaveCSS('background-color', grey);
}

async function expectReplaced(page: Page, index: number): Promise<void> {
  for (const label of labelsAt(index).slice(0, 2)) await option(page, label).check();
  await expect(checked(page)).toHaveCount(1);
}

async function expectToggled(page: Page, index: number): Promise<void> {
  const [first, second] = labelsAt(index).map((label) => option(page, label));
  await first!.check();
  await second!.check();
  await expect(checked(page)).toHaveCount(2);
  await first!.uncheck();
  await expect(checked(page)).toHaveCount(1);
  await second!.uncheck();
  await expect(checked(page)).toHaveCount(0);
}

async function expectNoMoreThan(page: Page, index: number, max: number): Promise<void> {
  const [beyond, ...chosen] = labelsAt(index)
    .slice(0, max + 1)
    .map((label) => option(page, label));
  await expect(page.getByText(quiz.upTo(max))).toBeVisible();
  await expect(page.getByText(quiz.counter(0, max), { exact: true })).toBeVisible();
  for (const [place, choice] of chosen.entries()) {
    await choice.check();
    await expect(page.getByText(quiz.counter(place + 1, max), { exact: true })).toBeVisible();
  }
  await beyond!.click();
  await expect(beyond!).not.toBeChecked();
  await expect(page.getByText(quiz.counter(max, max), { exact: true })).toBeVisible();
  await expect(checked(page)).toHaveCount(max);
  await expect(page.getByText(quiz.full)).toBeVisible();
  await chosen[0]!.uncheck();
  await beyond!.check();
  await expect(page.getByText(quiz.full)).toHaveCount(0);
  for (const choice of [beyond!, ...chosen.slice(1)]) await choice.uncheck();
}

/** Without a maximum, every option can be chosen, and the page mentions no maximum. */
async function expectNoMaximum(page: Page, index: number): Promise<void> {
  const choices = labelsAt(index).map((label) => option(page, label));
  for (const choice of choices) await choice.check();
  await expect(checked(page)).toHaveCount(choices.length);
  await expect(page.getByRole('group').getByRole('status')).toHaveCount(0);
  for (const choice of choices) await choice.uncheck();
}

const limitOf = (asked: Question): number =>
  isChoice(asked) && asked.max && asked.max < asked.options.length ? asked.max : 0;

test('Continue waits for an answer and Enter shows what is missing; single choices replace, others toggle, up to their maximum', {
  tag: ['@4.34', '@4.35', '@4.37'],
}, async ({ page, visit }) => {
  await openQuestions(page, visit);
  const toggled = [placeOf('multiple'), placeOf('grid')];
  const last = Math.max(single, firstText, ...toggled, QUESTIONS.findLastIndex(limitOf));
  for (const [index, asked] of QUESTIONS.slice(0, last + 1).entries()) {
    await expect(focusTarget(page, asked.id)).toBeFocused();
    if (limitOf(asked)) await expectNoMoreThan(page, index, limitOf(asked));
    else if (toggled.includes(index) || asked.type === 'multiple') await expectNoMaximum(page, index);
    if (toggled.includes(index)) await expectToggled(page, index);
    if (index === single || index === firstText) await expectAnswerRequired(page, index);
    if (index === single) await expectReplaced(page, index);
    await answer(page, index);
    await next(page).click();
  }
});

test('an answer that is no longer offered shows Invalid input', async ({ page, visit }) => {
  await resumeAt(page, visit, single, COMPLETE.with(single, ['withdrawn']));
  await next(page).click();
  await expect(page.getByRole('alert').filter({ hasText: quizFaults.invalid })).toBeVisible();
  await option(page, labelsAt(single)[0] ?? '').check();
  await expect(page.getByText(quizFaults.invalid)).toHaveCount(0);
});

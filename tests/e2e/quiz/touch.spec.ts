import type { Locator, Page } from '@playwright/test';
import { quiz } from '#content/quiz/quiz.ts';
import { QUIZ } from '#domain/timing.ts';
import { VALID_ANSWERS } from '../../../tools/sample-answers.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  continueButton,
  expectedAnswerAt,
  findQuestionIndex,
  finishButton,
  focusTarget,
  LAST_INDEX,
  questionHeading,
  questionIdAt,
  resultsHeading,
  startButton,
} from '../support/quiz-visitor.ts';
import { softStep } from '../support/soft-step.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Expected attributes of the sample's fields: type, keyboard and autofill. */
const FIELD_ATTRIBUTES: Readonly<Record<string, readonly (string | null)[]>> = {
  company: ['text', null, 'organization'],
  website: ['url', 'url', 'url'],
  name: ['text', null, 'name'],
  email: ['email', 'email', 'email'],
  phone: ['tel', 'tel', 'tel'],
};

async function expectTouchFriendly(field: Locator, expected: readonly (string | null)[]): Promise<void> {
  await expect(field).toHaveAttribute('enterkeyhint', 'next');
  for (const [index, name] of ['type', 'inputmode', 'autocomplete'].entries())
    expect(await field.getAttribute(name)).toBe(expected[index] ?? null);
  // Phones zoom into a field if its text is smaller than 16 px.
  expect(
    await field.evaluate((input) => Number.parseFloat(getComputedStyle(input).fontSize)),
  ).toBeGreaterThanOrEqual(16);
}

async function expectLargeTargets(page: Page): Promise<void> {
  const heights = await page
    .getByRole('main')
    .locator('[data-slide="in"] label')
    .evaluateAll((labels) => labels.map((label) => (label as HTMLElement).offsetHeight));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(56);
}

/** Expects that field and Continue stay visible with any kind of on-screen keyboard. */
async function expectVisibleAboveKeyboard(page: Page): Promise<void> {
  await softStep('nothing is hidden behind the on-screen keyboard', async () => {
    // With interactive-widget=resizes-content the keyboard shrinks the viewport.
    await page.setViewportSize({ width: 390, height: 430 });
    await expect(page.getByRole('textbox')).toBeInViewport({ ratio: 1 });
    await expect(continueButton(page)).toBeInViewport({ ratio: 1 });
    const measureGap = async () => {
      const fieldBox = await page.getByRole('textbox').boundingBox();
      const buttonBox = await continueButton(page).boundingBox();
      return (buttonBox?.y ?? 0) - ((fieldBox?.y ?? 0) + (fieldBox?.height ?? 0));
    };
    // The browser scrolls the field into view after it has changed its size.
    await expect.poll(measureGap).toBeGreaterThan(0);
    await page.setViewportSize({ width: 390, height: 844 });
  });

  await softStep('if the keyboard covers the page, Continue moves above it, and back', async () => {
    // Waits until the button does not move any more.
    await continueButton(page).scrollIntoViewIfNeeded();
    const positionBefore = (await continueButton(page).boundingBox())?.y ?? 0;
    const measureRise = async () => positionBefore - ((await continueButton(page).boundingBox())?.y ?? 0);
    const coverWithKeyboard = (coveredHeight: number) =>
      page.evaluate((height) => {
        const value = innerHeight - height;
        Object.defineProperty(window.visualViewport, 'height', { value, configurable: true });
        window.visualViewport?.dispatchEvent(new Event('resize'));
      }, coveredHeight);
    await coverWithKeyboard(300);
    await expect.poll(measureRise).toBe(300);
    await coverWithKeyboard(0);
    await expect.poll(measureRise).toBe(0);
  });
}

const textIndex = findQuestionIndex('text', 'url', 'email', 'tel');

test('on a phone the quiz has large targets and suitable keyboards', async ({ page, visit }) => {
  await visit('/quiz');
  await page.clock.runFor(QUIZ.pageLoader);
  await startButton(page).tap();
  await page.clock.runFor(QUIZ.startLoader);
  await expect(questionHeading(page, questionIdAt(0))).toBeVisible();
  await expect(page.getByText('A', { exact: true })).toBeHidden();
  await expect(page.getByText(quiz.enterHint)).toBeHidden();
  const quizHeader = page.getByRole('complementary');
  const height = (await quizHeader.boundingBox())?.height;
  for (const index of VALID_ANSWERS.keys()) {
    const answer = expectedAnswerAt(index);
    const expected = FIELD_ATTRIBUTES[questionIdAt(index)];
    await expect(questionHeading(page, questionIdAt(index))).toBeInViewport();
    expect((await quizHeader.boundingBox())?.height).toBe(height);
    if (typeof answer === 'string') {
      const field = focusTarget(page, questionIdAt(index));
      if (expected) await expectTouchFriendly(field, expected);
      await field.fill(answer);
    } else {
      await expectLargeTargets(page);
      for (const label of answer) await page.getByText(label, { exact: true }).tap();
    }
    if (index === textIndex) await expectVisibleAboveKeyboard(page);
    const nextButton = index === LAST_INDEX ? finishButton(page) : continueButton(page);
    await expect(nextButton).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await nextButton.tap();
  }
  await expect(resultsHeading(page)).toBeInViewport();
});

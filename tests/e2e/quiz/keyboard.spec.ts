import type { Page } from '@playwright/test';
import { optionLetter } from '#app/features/quiz/question/keys.ts';
import { quiz } from '#content/quiz/quiz.ts';
import { quizFaults } from '#content/quiz/quiz-faults.ts';
import { results as resultsCopy } from '#content/quiz/quiz-results.ts';
import { isChoice, QUESTIONS } from '#domain/quiz/questions.ts';
import { QUIZ } from '#domain/timing.ts';
import { applies } from '../support/applies.ts';
import { expect, test } from '../support/fixtures.ts';
import { withoutFeature } from '../support/older-browser.ts';
import {
  COMPLETE,
  checked,
  focusTarget,
  idAt,
  labelsAt,
  next,
  openIntro,
  option,
  placeOf,
  previous,
  question,
  results,
  resumeAt,
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

/** From the question, Tab moves to the first choice, which shows its focus ring. */
async function expectRing(page: Page): Promise<void> {
  const first = page.getByRole('radio').first();
  const tile = first.locator('xpath=ancestor::label');
  await expect(tile).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await expect(tile).toHaveCSS('outline-style', 'solid');
  await expect(tile).toHaveCSS('outline-width', '2px');
}

const grid = placeOf('grid');

test('on a phone with a keyboard, a focused choice is fully visible above the bar with Continue', async ({
  page,
  visit,
}) => {
  const count = (index: number) => labelsAt(index).length;
  const places = QUESTIONS.map((question, index) => (isChoice(question) ? index : -1)).filter(
    (place) => place >= 0,
  );
  const longest = places.toSorted((one, other) => count(other) - count(one))[0]!;
  await page.setViewportSize({ width: 320, height: 640 });
  await resumeAt(page, visit, longest, COMPLETE);
  const tiles = page.getByRole('group').locator('label');
  await expect(tiles).toHaveCount(count(longest));
  for (const tile of await tiles.all()) {
    await tile.locator('input').focus();
    const isUncovered = () =>
      tile.evaluate((label) => {
        const { left, bottom } = label.getBoundingClientRect();
        return label.contains(document.elementFromPoint(left + 40, bottom - 3));
      });
    await expect.poll(isUncovered).toBe(true);
  }
});

test('on a narrow screen with a keyboard, no key hint covers the picture or the tick', async ({
  page,
  visit,
}) => {
  if (!applies(grid >= 0, 'the quiz asks nothing in a grid')) return;
  await page.setViewportSize({ width: 320, height: 844 });
  await resumeAt(page, visit, grid, COMPLETE);
  await expect(question(page, idAt(grid))).toBeVisible();
  const overlaps = await page
    .getByRole('group')
    .locator('label')
    .evaluateAll((tiles) =>
      tiles.flatMap((tile) => {
        const parts = [...tile.children].map((part) => part.getBoundingClientRect());
        return parts.flatMap((one, i) =>
          parts
            .slice(i + 1)
            .filter(
              (other) =>
                one.right > other.left &&
                other.right > one.left &&
                one.bottom > other.top &&
                other.bottom > one.top,
            )
            .map(() => tile.textContent),
        );
      }),
    );
  expect(overlaps).toEqual([]);
});

const single = placeOf('single');
const multiple = placeOf('multiple', 'grid');
const textQuestion = placeOf('text', 'url', 'email', 'tel');
/** Label of an option by its index, wrapping around. */
const labelAt = (index: number, place: number) => labelsAt(index).at(place % labelsAt(index).length) ?? '';

/** All questions are answered except the one that the keys are tested on. */
const UNANSWERED = QUESTIONS.map((question, index) => {
  if (![single, multiple, textQuestion].includes(index)) return COMPLETE[index];
  return isChoice(question) ? [] : '';
});

/** Letters (upper or lower case) and digits choose an option. */
function keysFor(index: number): string[] {
  const question = QUESTIONS[index]!;
  const answer = COMPLETE[index] ?? '';
  if (!isChoice(question) || typeof answer === 'string') return [];
  return answer.map((value, nth) => {
    const place = question.options.indexOf(value);
    return [optionLetter(place).toLowerCase(), optionLetter(place), String(place + 1)].at(
      place < 9 ? (index + nth) % 3 : 0,
    )!;
  });
}

test('the whole quiz by keyboard alone', async ({ page, visit }) => {
  await openIntro(page, visit);
  await tabTo(page, quiz.intro.start);
  await page.keyboard.press('Enter');
  await page.clock.runFor(QUIZ.startLoader);
  for (const [index, question] of QUESTIONS.entries()) {
    await expect(focusTarget(page, question.id)).toBeFocused();
    if (isChoice(question)) for (const key of keysFor(index)) await page.keyboard.press(key);
    else if (question.required) await page.keyboard.type(String(COMPLETE[index]));
    await page.keyboard.press('Enter');
  }
  await expect(results(page)).toBeFocused();
  await tabTo(page, resultsCopy.book);
});

const onSingle = async (page: Page) => {
  await softStep('key hints are shown if there is a keyboard', async () => {
    await expect(page.getByText('A', { exact: true })).toBeVisible();
    await expect(page.getByText(`${quiz.enterHint} ${quiz.enterKey}`)).toBeVisible();
    await expect(option(page, labelAt(single, 0))).toHaveAttribute('aria-keyshortcuts', 'A');
  });

  await softStep('keys with a modifier do nothing', async () => {
    for (const key of ['Control+b', 'Alt+b', 'Meta+b', 'Shift+B', 'Control+Enter'])
      await page.keyboard.press(key);
    await expect(question(page, idAt(single))).toBeFocused();
    await expect(checked(page)).toHaveCount(0);
    await expect(page.getByText(quizFaults.selection)).toHaveCount(0);
  });

  await softStep('the choice that Tab reaches has a focus ring', () => expectRing(page));

  await softStep(
    'letters choose, arrows move within the group, and neither goes to the next question',
    async () => {
      await page.keyboard.press('b');
      await expect(option(page, labelAt(single, 1))).toBeChecked();
      await expect(option(page, labelAt(single, 1))).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(option(page, labelAt(single, 2))).toBeChecked();
      await expect(question(page, idAt(single))).toBeVisible();
    },
  );
};

const onMultiple = (page: Page) =>
  softStep('in a group of checkboxes arrows move and Space chooses', async () => {
    await page.keyboard.press('ArrowDown');
    await expect(option(page, labelAt(multiple, 0))).toBeFocused();
    await page.keyboard.press('ArrowUp');
    const last = option(page, labelsAt(multiple).at(-1) ?? '');
    await expect(last).toBeFocused();
    await expect(checked(page)).toHaveCount(0);
    await page.keyboard.press('Space');
    await expect(last).toBeChecked();
    await expect(question(page, idAt(multiple))).toBeVisible();
  });

const onTyped = async (page: Page) => {
  await softStep('letters typed into a field are text', async () => {
    await page.keyboard.type('abc 1');
    await expect(page.getByRole('textbox')).toHaveValue('abc 1');
    await expect(question(page, idAt(textQuestion))).toBeVisible();
  });

  await page.getByRole('textbox').fill(String(COMPLETE[textQuestion]));
  if (textQuestion === 0) return;
  await softStep('Enter on a link or button activates it, not Continue', async () => {
    await previous(page).press('Enter');
    await expect(question(page, idAt(textQuestion - 1))).toBeVisible();
    await next(page).press('Enter');
    await expect(question(page, idAt(textQuestion))).toBeVisible();
  });
};

test('keys on each kind of question', async ({ page, visit }) => {
  const places = [
    { at: single, tried: onSingle },
    { at: multiple, tried: onMultiple },
    { at: textQuestion, tried: onTyped },
  ].filter(({ at }) => at >= 0);
  let shownStep: number | undefined;
  for (const { at, tried } of places.toSorted((a, b) => a.at - b.at)) {
    if (shownStep === undefined) await resumeAt(page, visit, at, UNANSWERED);
    for (; shownStep !== undefined && shownStep < at; shownStep++) {
      await expect(question(page, idAt(shownStep))).toBeVisible();
      await next(page).click();
    }
    await expect(focusTarget(page, idAt(at))).toBeFocused();
    await tried(page);
    shownStep = at;
  }
});

test('the choice that Tab reaches has a focus ring, even without :has()', async ({ page, visit }) => {
  await withoutFeature(page, ':has()');
  await resumeAt(page, visit, single, UNANSWERED);
  await expect(question(page, idAt(single))).toBeFocused();
  await expectRing(page);
});

import type { Page } from '@playwright/test';
import { QUIZ } from '#domain/timing.ts';
import { expect, test } from '../support/fixtures.ts';
import { withoutFeature } from '../support/older-browser.ts';
import {
  answerUpTo,
  COMPLETE,
  focusTarget,
  idAt,
  openIntro,
  openQuestions,
  option,
  question,
  results,
  resumeAt,
} from '../support/quiz-visitor.ts';

/** Moves focus with Tab alone, as far as a person would. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.textContent()) === name) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}

test('the whole quiz by keyboard alone', async ({ page, visit }) => {
  await openIntro(page, visit);
  await tabTo(page, 'Start Assessment');
  await page.keyboard.press('Enter');
  await page.clock.runFor(QUIZ.startLoader);
  const keys = [
    ['c'],
    'Aldgate Advisory',
    '',
    ['3'],
    ['a', 'F', 'h'],
    ['a', 'c'],
    ['a', 'f', 'l'],
    ['b'],
    'Jo Bennett',
    'jo@aldgate.example',
    '',
    ['d'],
  ];
  for (const [index, typed] of keys.entries()) {
    await expect(focusTarget(page, idAt(index))).toBeFocused();
    if (typeof typed === 'string') await page.keyboard.type(typed);
    else for (const key of typed) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
  }
  await expect(results(page)).toBeFocused();
  await tabTo(page, 'Book Free AI Consultation');
});

test('letters choose, arrows move within the group and neither moves on', async ({ page, visit }) => {
  await openQuestions(page, visit);
  await page.keyboard.press('b');
  await expect(option(page, 'E-commerce')).toBeChecked();
  await expect(option(page, 'E-commerce')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(option(page, 'Healthcare')).toBeChecked();
  await expect(question(page, 'industry')).toBeVisible();
});

test('in a group of checkboxes arrows move and Space chooses', async ({ page, visit }) => {
  await resumeAt(page, visit, 5, COMPLETE.with(5, []));
  await expect(question(page, 'tasks')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(option(page, 'Sending emails')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(option(page, 'Social media posts')).toBeFocused();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(option(page, 'Social media posts')).toBeChecked();
  await expect(question(page, 'tasks')).toBeVisible();
});

test('keys with a modifier do nothing, letters typed into a field are text', async ({ page, visit }) => {
  await openQuestions(page, visit);
  for (const key of ['Control+b', 'Alt+b', 'Meta+b', 'Shift+B', 'Control+Enter'])
    await page.keyboard.press(key);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByText('Please make a selection')).toHaveCount(0);
  await answerUpTo(page, 1);
  await page.keyboard.type('abc 1');
  await expect(page.getByRole('textbox')).toHaveValue('abc 1');
  await expect(question(page, 'company')).toBeVisible();
});

test('Enter on a link or button does what it says, not Continue', async ({ page, visit }) => {
  await openQuestions(page, visit);
  await answerUpTo(page, 1);
  await page.getByRole('button', { name: 'Previous Question' }).press('Enter');
  await expect(question(page, 'industry')).toBeVisible();
});

test('key hints show where there is a keyboard', async ({ page, visit }) => {
  await openQuestions(page, visit);
  await expect(page.getByText('A', { exact: true })).toBeVisible();
  await expect(page.getByText('or press Enter')).toBeVisible();
  await expect(option(page, 'SaaS and software')).toHaveAttribute('aria-keyshortcuts', 'A');
});

for (const isOld of [false, true])
  test(`the choice that Tab leads to has a ring${isOld ? ', also where :has() is unknown' : ''}`, async ({
    page,
    visit,
  }) => {
    if (isOld) await withoutFeature(page, ':has()');
    await openQuestions(page, visit);
    const first = page.getByRole('radio').first();
    const tile = first.locator('xpath=ancestor::label');
    await expect(tile).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await expect(tile).toHaveCSS('outline-style', 'solid');
    await expect(tile).toHaveCSS('outline-width', '2px');
  });

import type { Page } from '@playwright/test';
import { agents } from '#content/agents.ts';
import { quiz } from '#content/quiz.ts';
import { quizFaults } from '#content/quiz-faults.ts';
import { results as resultsCopy } from '#content/quiz-results.ts';
import { recommend } from '#domain/quiz/scoring.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { comeAlive } from '../support/page.ts';
import {
  ALL,
  answer,
  COMPLETE,
  finish,
  focusTarget,
  givenAt,
  idAt,
  LAST,
  next,
  option,
  question,
  results,
} from '../support/quiz-visitor.ts';

const B2B = '/b2b-sales-automation';
const section = (page: Page) => page.getByRole('region', { name: quiz.embedded.title });

async function openSection(page: Page): Promise<void> {
  await comeAlive(section(page));
  await option(page, givenAt(0)[0] ?? '').check();
  await expect(next(page)).toBeEnabled();
}

test('is a section with a title, a badge, the step out of all and the percentage [2.101 2.102 4.30]', async ({
  page,
  visit,
}) => {
  await visit(B2B);
  const entries = await page.evaluate(() => history.length);
  await openSection(page);
  await expect(section(page).getByText(quiz.embedded.badge, { exact: true })).toBeVisible();
  await expect(section(page).getByText(quiz.step(1, ALL))).toBeVisible();
  await expect(section(page).getByText(quiz.percent(Math.round(100 / ALL)))).toBeVisible();
  await expect(section(page).getByRole('button', { name: quiz.back, exact: true })).toHaveCount(0);
  await next(page).click();
  await expect(focusTarget(page, idAt(1))).toBeFocused();
  await expect(section(page).getByText(quiz.step(2, ALL))).toBeVisible();
  await expect(section(page).getByRole('progressbar')).toHaveAttribute(
    'aria-valuenow',
    `${Math.round(200 / ALL)}`,
  );
  await section(page).getByRole('button', { name: quiz.back, exact: true }).click();
  await expect(option(page, givenAt(0)[0] ?? '')).toBeChecked();
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('goes through to the results on its page, by the same rules, and starts again', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(B2B);
  await openSection(page);
  await next(page).click();
  await page.keyboard.press('Enter');
  await expect(section(page).getByRole('alert').filter({ hasText: quizFaults.required })).toBeVisible();
  for (let index = 1; index < ALL; index++) {
    await answer(page, index);
    await (index === LAST ? finish(page) : next(page)).click();
  }
  await expect(results(page)).toBeFocused();
  await expect(
    section(page).getByRole('heading', { name: agents[recommend(COMPLETE)[0]!.agent].title }),
  ).toBeVisible();
  await expect(page).toHaveURL(B2B);
  await section(page).getByRole('button', { name: resultsCopy.report }).click();
  await expect(question(page, idAt(0))).toBeFocused();
  await expect(question(page, idAt(0))).toBeInViewport();
  await expect(section(page).getByText(quiz.cleared)).toBeVisible();
  await expect(section(page).getByText(quiz.step(1, ALL))).toBeVisible();
});

test('axe finds nothing in it', async ({ page, visit }) => {
  await visit(B2B);
  await openSection(page);
  await expectAccessible(page, 'section:has(form[novalidate])');
});

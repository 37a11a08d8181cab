import type { Page } from '@playwright/test';
import { agents } from '#content/quiz/agents.ts';
import { quiz } from '#content/quiz/quiz.ts';
import { results as resultsCopy } from '#content/quiz/quiz-results.ts';
import { QUESTIONS } from '#domain/quiz/questions.ts';
import { recommend } from '#domain/quiz/scoring.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitUntilHydrated } from '../support/page.ts';
import {
  ALL,
  answer,
  COMPLETE,
  emptyFault,
  expectAnswered,
  finish,
  focusTarget,
  idAt,
  LAST,
  next,
  question,
  results,
} from '../support/quiz-visitor.ts';
import { softStep } from '../support/soft-step.ts';

const B2B = '/b2b-sales-automation';
/** The first required question after the first question. */
const REQUIRED = QUESTIONS.findIndex(({ required }, index) => index > 0 && required);
const section = (page: Page) => page.getByRole('region', { name: quiz.embedded.title });

async function openSection(page: Page): Promise<void> {
  await waitUntilHydrated(section(page));
  await answer(page, 0);
  await expect(next(page)).toBeEnabled();
}

/** With two buttons side by side, the margins of the card are equal. */
async function expectEvenMargins(page: Page, width: number): Promise<void> {
  const usual = page.viewportSize()!;
  await page.setViewportSize({ ...usual, width });
  const card = await section(page).getByRole('progressbar').boundingBox();
  expect(Math.abs(width - (2 * card!.x + card!.width))).toBeLessThanOrEqual(1);
  await page.setViewportSize(usual);
}

test('inside a page', { tag: ['@2.101', '@2.102', '@4.30'] }, async ({ page, visit }) => {
  await visit(B2B);
  const entries = await page.evaluate(() => history.length);
  await openSection(page);

  await softStep('is a section with a title, a badge, the current step and the percentage', async () => {
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
    await expectEvenMargins(page, 320);
    await section(page).getByRole('button', { name: quiz.back, exact: true }).click();
    await expectAnswered(page, 0);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  await softStep('axe finds nothing in it', () => expectAccessible(page, 'section:has(form[novalidate])'));

  await softStep('shows the results on the same page, by the same rules, and starts again', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await next(page).click();
    for (let index = 1; index < ALL; index++) {
      await expect(question(page, idAt(index))).toBeVisible();
      if (index === REQUIRED) {
        await page.keyboard.press('Enter');
        const fault = section(page)
          .getByRole('alert')
          .filter({ hasText: emptyFault(index) });
        await expect(fault).toBeVisible();
      }
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
});

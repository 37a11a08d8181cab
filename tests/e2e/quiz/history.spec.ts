import { site } from '#content/site.ts';
import { QUIZ } from '#domain/timing.ts';
import { expect, test } from '../support/fixtures.ts';
import { alive } from '../support/page.ts';
import { ALL, answerUpTo, next, openQuestions, option, question, results } from '../support/quiz-visitor.ts';

test('back and forth across phases keeps every answer [2.98 2.99]', async ({ page, visit }) => {
  await openQuestions(page, visit);
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await answerUpTo(page, 5);
  await expect(page.locator('[aria-current="step"]')).toContainText('Need & Pain Points');
  for (const id of ['bottlenecks', 'role', 'website', 'company', 'industry'] as const) {
    await page.getByRole('button', { name: 'Previous Question' }).click();
    await expect(question(page, id)).toBeVisible();
  }
  await expect(page.locator('[aria-current="step"]')).toContainText('Business Context');
  await expect(page.getByRole('button', { name: 'Previous Question' })).toHaveCount(0);
  await expect(option(page, 'Healthcare')).toBeChecked();
  await next(page).click();
  await expect(page.getByRole('textbox')).toHaveValue('Aldgate Advisory');
});

test('each question is an entry of the browser history under one address', async ({ page, visit }) => {
  await openQuestions(page, visit);
  await answerUpTo(page, 3);
  await page.goBack();
  await expect(question(page, 'website')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('aldgate.example');
  await page.goBack();
  await page.goBack();
  await expect(option(page, 'Healthcare')).toBeChecked();
  await page.goForward();
  await expect(question(page, 'company')).toBeVisible();
  await expect(page).toHaveURL('/quiz');
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'AI Readiness Assessment' })).toBeVisible();
  await page.goForward();
  await expect(question(page, 'industry')).toBeVisible();
});

test("the page's own back link does not make history longer", async ({ page, visit }) => {
  await openQuestions(page, visit);
  await answerUpTo(page, 2);
  const length = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: 'Previous Question' }).click();
  await page.getByRole('button', { name: 'Previous Question' }).click();
  await expect(question(page, 'industry')).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state.quizStep)).toBe(0);
  await next(page).click();
  await expect(question(page, 'company')).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(length);
});

test('Forward stops at an answer that is no longer valid and says why', async ({ page, visit }) => {
  await openQuestions(page, visit);
  await answerUpTo(page, 3);
  await page.goBack();
  await page.getByRole('textbox').fill('nonsense');
  await page.goForward();
  await expect(page.getByRole('alert').filter({ hasText: 'Please enter a valid URL' })).toBeVisible();
  await expect(question(page, 'website')).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state.quizStep)).toBe(2);
});

test('Back from the results returns to the last question, Forward to the results', async ({
  page,
  visit,
}) => {
  await openQuestions(page, visit);
  await answerUpTo(page, ALL);
  await expect(results(page)).toBeVisible();
  await page.goBack();
  await expect(question(page, 'timeline')).toBeVisible();
  await expect(option(page, 'This month')).toBeChecked();
  await page.goForward();
  await expect(results(page)).toBeVisible();
});

test('a reload goes on with the same question and the same answers', async ({ page, visit }) => {
  await openQuestions(page, visit);
  await answerUpTo(page, 1);
  await page.getByRole('textbox').fill('Aldgate');
  await page.reload();
  await alive(page);
  await page.clock.runFor(5000);
  await page.clock.runFor(QUIZ.pageLoader);
  await expect(question(page, 'company')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('Aldgate');
  await page.getByRole('button', { name: 'Previous Question' }).click();
  await expect(option(page, 'Healthcare')).toBeChecked();
});

test('leaving for the website and coming back finds the question again; a link starts afresh', async ({
  page,
  visit,
}) => {
  await openQuestions(page, visit);
  await answerUpTo(page, 2);
  await page.getByRole('link', { name: `${site.name}, home` }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await page.clock.runFor(QUIZ.pageLoader);
  await expect(question(page, 'website')).toBeVisible();
  await page.goForward();
  await page.getByRole('banner').getByRole('link', { name: 'Take the Quiz' }).click();
  await page.clock.runFor(QUIZ.pageLoader);
  await page.getByRole('button', { name: 'Start Assessment' }).click();
  await page.clock.runFor(QUIZ.startLoader);
  await expect(question(page, 'industry')).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

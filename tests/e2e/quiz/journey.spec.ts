import { agents } from '#content/agents.ts';
import { phases, questions, quiz } from '#content/quiz.ts';
import { because, bookingNotes, results as words } from '#content/quiz-results.ts';
import { contactOf } from '#domain/quiz/answers.ts';
import { RESULTS } from '#domain/quiz/machine.ts';
import { progressAt } from '#domain/quiz/progress.ts';
import { PHASES, QUESTIONS } from '#domain/quiz/questions.ts';
import { recommend } from '#domain/quiz/scoring.ts';
import { QUIZ } from '#domain/timing.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  ALL,
  answer,
  COMPLETE,
  expectUnanswered,
  finish,
  focusTarget,
  LAST,
  next,
  openIntro,
  openQuestions,
  results,
  resumeAt,
  startButton,
} from '../support/quiz-visitor.ts';

/** What these answers lead to. */
const stack = recommend(COMPLETE);

test('before the first answer', async ({ page, visit }) => {
  await openIntro(page, visit);

  await test.step('the intro says what it is, word for word [2.92]', async () => {
    const { title, lead, terms } = quiz.intro;
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(lead)).toBeVisible();
    await expect(page.getByText(terms)).toBeVisible();
    await expect(startButton(page)).toBeVisible();
  });

  await test.step('the questions take the whole page and number the phases [2.94 2.96]', async () => {
    await openQuestions(page, async () => {});
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    const { width, height } = (await page.locator('#root > div').first().boundingBox()) ?? {};
    expect(width).toBe(1440);
    expect(height).toBeGreaterThanOrEqual(900);
    const steps = page.getByRole('list', { name: quiz.phases }).getByRole('listitem');
    await expect(steps).toHaveText(
      PHASES.map((phase, index) => new RegExp(`^${index + 1}${phases[phase].title}`)),
    );
  });
});

test('by mouse: every question, the results, the reset; no request but for our own files [2.95 2.97 2.103 2.104 4.28 4.29 4.31 4.32 4.38 6.2 7.12]', async ({
  page,
  visit,
  baseURL,
}) => {
  await openIntro(page, visit);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));

  await startButton(page).click();
  await page.clock.runFor(QUIZ.startLoader);
  for (const [index, { id, phase, required }] of QUESTIONS.entries()) {
    const { stepInPhase, stepsInPhase } = progressAt(index);
    await expect(focusTarget(page, id)).toBeFocused();
    await expect(page.getByText(questions[id].description)).toBeVisible();
    await expect(page.getByText(quiz.step(stepInPhase, stepsInPhase), { exact: true })).toBeVisible();
    await expect(page.locator('[aria-current="step"]')).toContainText(phases[phase].title);
    await expect(page.locator('[aria-current="step"]')).toContainText(phases[phase].description);
    await expect(page.getByRole('status').filter({ hasText: quiz.arrived(index + 1, ALL) })).toBeAttached();
    const onward = index === LAST ? finish(page) : next(page);
    await (required ? expect(onward).toBeDisabled() : expect(onward).toBeEnabled());
    await answer(page, index);
    await onward.click();
  }

  await expect(results(page)).toBeFocused();
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(cards).toHaveCount(stack.length);
  for (const [place, recommendation] of stack.entries()) {
    const { title, description, benefits } = agents[recommendation.agent];
    const card = cards.nth(place);
    await expect(card.getByRole('heading', { name: title })).toBeVisible();
    for (const text of [description, because(recommendation), words.benefits, ...benefits])
      await expect(card.getByText(text)).toBeVisible();
  }

  // With the default settings this button sends nothing either.
  await page.getByRole('button', { name: words.report }).click();
  await expect(focusTarget(page, QUESTIONS[0]!.id)).toBeFocused();
  await expect(page.getByText(quiz.step(1, progressAt(0).stepsInPhase), { exact: true })).toBeVisible();
  await expect(page.locator('[aria-current="step"]')).toContainText(phases[PHASES[0]!].title);
  await expect(page.getByText(quiz.cleared)).toBeVisible();
  await expectUnanswered(page, 0);
  await expect(next(page)).toBeDisabled();
  await answer(page, 0);
  await next(page).click();
  await expect(page.getByText(quiz.cleared)).toHaveCount(0);
  await expectUnanswered(page, 1);
  expect(requests.filter((request) => !request.startsWith(`GET ${baseURL}/assets/`))).toEqual([]);
});

test('the ways on from the results', async ({ page, visit }) => {
  await resumeAt(page, visit, RESULTS, COMPLETE);

  await test.step('the booking link knows name, email and stack [2.105]', async () => {
    const { name, email, company } = contactOf(COMPLETE);
    const known = Object.fromEntries(
      Object.entries({ name, email, notes: bookingNotes(company, stack) }).filter(([, value]) => value),
    );
    const book = page.getByRole('link', { name: words.book });
    expect(JSON.parse((await book.getAttribute('data-cal-config')) ?? '')).toEqual({
      layout: 'month_view',
      theme: 'light',
      ...known,
    });
    const href = new URL((await book.getAttribute('href')) ?? '');
    expect(href.searchParams.get('name')).toBe(name || null);
    expect(href.searchParams.get('email')).toBe(email || null);
  });

  await test.step('Return to Website leads home [2.106]', async () => {
    await page.getByRole('link', { name: words.home }).click();
    await expect(page).toHaveURL('/');
  });
});

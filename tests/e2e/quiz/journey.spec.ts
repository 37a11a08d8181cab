import { agents } from '#content/quiz/agents.ts';
import { quiz } from '#content/quiz/quiz.ts';
import { phases, questions } from '#content/quiz/quiz-questions.ts';
import { results as words } from '#content/quiz/quiz-results.ts';
import { findPageHead } from '#content/shell/page-heads.ts';
import { site } from '#content/site.ts';
import { PATHS } from '#domain/paths.ts';
import { progressAt } from '#domain/quiz/progress.ts';
import { PHASES, QUESTIONS } from '#domain/quiz/questions.ts';
import { QUIZ } from '#domain/timing.ts';
import consent from '#words/consent.json' with { type: 'json' };
import { expect, test } from '../support/fixtures.ts';
import {
  answerQuestion,
  continueButton,
  expectUnanswered,
  finishButton,
  focusTarget,
  LAST_INDEX,
  openQuizIntro,
  optionInput,
  optionLabelsAt,
  QUESTION_COUNT,
  resultsHeading,
  startButton,
  VALID_AGENTS,
} from '../support/quiz-visitor.ts';
import { softStep } from '../support/soft-step.ts';

/** The reasons that the sample gives for the valid answers. */
const SAMPLE_REASONS = [
  'Because you chose finding leads and sending emails.',
  'Because you chose repetitive tasks and CRM updates.',
  'Because you chose reporting.',
];

test('a visitor answers every question by mouse, sees the results and starts again, without requests to other hosts', async ({
  page,
  visit,
  baseURL,
}) => {
  await openQuizIntro(page, visit);

  await softStep('the intro shows its texts', async () => {
    const { title, lead, terms } = quiz.intro;
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(lead)).toBeVisible();
    await expect(page.getByText(terms)).toBeVisible();
    await expect(startButton(page)).toBeVisible();
  });

  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));

  await startButton(page).click();
  await page.clock.runFor(QUIZ.startLoader);

  await softStep('the questions fill the page and number the phases', async () => {
    await expect(focusTarget(page, QUESTIONS[0]!.id)).toBeFocused();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    const { width, height } = (await page.locator('#root > div').first().boundingBox()) ?? {};
    expect(width).toBe(1440);
    expect(height).toBeGreaterThanOrEqual(900);
    const steps = page.getByRole('list', { name: quiz.phases }).getByRole('listitem');
    await expect(steps).toHaveText(
      PHASES.map((phase, index) => new RegExp(`^${index + 1}${phases[phase].title}`)),
    );
  });

  for (const [index, { id, phase, required, type }] of QUESTIONS.entries()) {
    const { stepInPhase, stepsInPhase } = progressAt(index);
    await expect(focusTarget(page, id)).toBeFocused();
    await expect(page.getByText(questions[id].description)).toBeVisible();
    await expect(page.getByText(quiz.step(stepInPhase, stepsInPhase), { exact: true })).toBeVisible();
    await expect(page.locator('[aria-current="step"]')).toContainText(phases[phase].title);
    await expect(page.locator('[aria-current="step"]')).toContainText(phases[phase].description);
    await expect(
      page.getByRole('status').filter({ hasText: quiz.questionNumber(index + 1, QUESTION_COUNT) }),
    ).toBeAttached();
    const nextButton = index === LAST_INDEX ? finishButton(page) : continueButton(page);
    await (required ? expect(nextButton).toBeDisabled() : expect(nextButton).toBeEnabled());
    for (const label of optionLabelsAt(index)) await expect(optionInput(page, label)).toBeAttached();
    if (type === 'email') {
      await expect(page.getByText(consent.quizOff)).toBeVisible();
      await expect(page.getByRole('link', { name: consent.more })).toHaveAttribute('href', PATHS.privacy);
    }
    await answerQuestion(page, index);
    await nextButton.click();
  }

  await expect(resultsHeading(page)).toBeFocused();
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(cards).toHaveCount(VALID_AGENTS.length);
  for (const [position, agent] of VALID_AGENTS.entries()) {
    const { title, description, benefits } = agents[agent];
    const card = cards.nth(position);
    await expect(card.getByRole('heading', { name: title })).toBeVisible();
    for (const text of [description, words.benefits, ...benefits])
      await expect(card.getByText(text)).toBeVisible();
    if (site.sampleContent) await expect(card).toContainText(SAMPLE_REASONS[position] ?? '');
  }

  // With the default settings, this button sends nothing.
  await page.getByRole('button', { name: words.report }).click();
  await expect(focusTarget(page, QUESTIONS[0]!.id)).toBeFocused();
  await expect(page.getByText(quiz.step(1, progressAt(0).stepsInPhase), { exact: true })).toBeVisible();
  await expect(page.locator('[aria-current="step"]')).toContainText(phases[PHASES[0]!].title);
  await expect(page.getByText(quiz.cleared)).toBeVisible();
  await expect(page).toHaveTitle(findPageHead(PATHS.quiz).title);
  await expectUnanswered(page, 0);
  await expect(continueButton(page)).toBeDisabled();
  await page.getByRole('button', { name: words.backToReport }).click();
  await expect(cards).toHaveCount(VALID_AGENTS.length);
  await page.getByRole('button', { name: words.report }).click();
  await expectUnanswered(page, 0);
  await answerQuestion(page, 0);
  await continueButton(page).click();
  await expect(page.getByText(quiz.cleared)).toHaveCount(0);
  await expectUnanswered(page, 1);
  expect(requests.filter((request) => !request.startsWith(`GET ${baseURL}/assets/`))).toEqual([]);
});

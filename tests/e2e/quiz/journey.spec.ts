import { agents } from '#content/agents.ts';
import { phases, questions } from '#content/quiz.ts';
import { RESULTS } from '#domain/quiz/machine.ts';
import { PHASES, QUESTIONS } from '#domain/quiz/questions.ts';
import { QUIZ } from '#domain/timing.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  ALL,
  answer,
  COMPLETE,
  finish,
  focusTarget,
  LAST,
  next,
  openIntro,
  openQuestions,
  question,
  results,
  resumeAt,
} from '../support/quiz-visitor.ts';

test('the intro says what it is, word for word [2.92]', async ({ page, visit }) => {
  await openIntro(page, visit);
  await expect(page.getByRole('heading', { level: 1, name: 'AI Readiness Assessment' })).toBeVisible();
  await expect(page.getByText('Discover the perfect AI automation stack for your business')).toBeVisible();
  await expect(page.getByText('12 questions to analyze your automation opportunities')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Assessment', exact: true })).toBeVisible();
});

test('the questions take the whole page and number the three phases [2.94 2.96]', async ({ page, visit }) => {
  await openQuestions(page, visit);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const { width, height } = (await page.locator('#root > div').first().boundingBox()) ?? {};
  expect(width).toBe(1440);
  expect(height).toBeGreaterThanOrEqual(900);
  const steps = page.getByRole('list', { name: 'Phases of the assessment' }).getByRole('listitem');
  await expect(steps).toHaveText(
    PHASES.map((phase, index) => new RegExp(`^${index + 1}${phases[phase].title}`)),
  );
});

test('by mouse: twelve questions, the results, the reset; no request but for our own files [2.95 2.97 2.103 2.104 4.28 4.29 4.31 4.32 4.38 6.2 7.12]', async ({
  page,
  visit,
  baseURL,
}) => {
  await openIntro(page, visit);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));

  await page.getByRole('button', { name: 'Start Assessment' }).click();
  await page.clock.runFor(QUIZ.startLoader);
  for (const [index, { id, phase, required }] of QUESTIONS.entries()) {
    await expect(focusTarget(page, id)).toBeFocused();
    await expect(page.getByText(questions[id].description)).toBeVisible();
    await expect(page.getByText(`Step ${(index % 4) + 1} of 4`, { exact: true })).toBeVisible();
    await expect(page.locator('[aria-current="step"]')).toContainText(phases[phase].title);
    await expect(page.locator('[aria-current="step"]')).toContainText(phases[phase].description);
    await expect(
      page.getByRole('status').filter({ hasText: `Question ${index + 1} of ${ALL}` }),
    ).toBeAttached();
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
  await expect(cards).toHaveCount(3);
  for (const [place, [agent, because]] of [
    ['sdr', 'Because you chose finding leads, sending emails, Gmail and HubSpot.'],
    ['workflow-automation', 'Because you chose repetitive tasks and CRM updates.'],
    ['analytics-reporting', 'Because you chose reporting and Excel.'],
  ].entries()) {
    const { title, description, benefits } = agents[agent as keyof typeof agents];
    const card = cards.nth(place);
    await expect(card.getByRole('heading', { name: title })).toBeVisible();
    for (const text of [description, because ?? '', 'Key Benefits', ...benefits])
      await expect(card.getByText(text)).toBeVisible();
  }

  // With the default settings this button sends nothing either.
  await page.getByRole('button', { name: 'Email My AI Report' }).click();
  await expect(question(page, 'industry')).toBeFocused();
  await expect(page.getByText('Step 1 of 4', { exact: true })).toBeVisible();
  await expect(page.locator('[aria-current="step"]')).toContainText('Business Context');
  await expect(page.getByText('Your answers are cleared. Nothing was sent.')).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(next(page)).toBeDisabled();
  await answer(page, 0);
  await next(page).click();
  await expect(page.getByText('Nothing was sent.')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveValue('');
  expect(requests.filter((request) => !request.startsWith(`GET ${baseURL}/assets/`))).toEqual([]);
});

test('the booking link knows name, email and stack [2.105]', async ({ page, visit }) => {
  await resumeAt(page, visit, RESULTS, COMPLETE);
  const book = page.getByRole('link', { name: 'Book Free AI Consultation' });
  expect(JSON.parse((await book.getAttribute('data-cal-config')) ?? '')).toEqual({
    layout: 'month_view',
    theme: 'light',
    name: 'Jo Bennett',
    email: 'jo@aldgate.example',
    notes:
      'Aldgate Advisory: AI stack from the quiz: SDR AI Agent, Workflow Automation Agent, Analytics & Reporting Agent',
  });
  const href = new URL((await book.getAttribute('href')) ?? '');
  expect(href.searchParams.get('name')).toBe('Jo Bennett');
  expect(href.searchParams.get('email')).toBe('jo@aldgate.example');
});

test("'Return to Website' leads home [2.106]", async ({ page, visit }) => {
  await resumeAt(page, visit, RESULTS, COMPLETE);
  await page.getByRole('link', { name: 'Return to Website' }).click();
  await expect(page).toHaveURL('/');
});

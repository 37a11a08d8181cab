import { mock } from 'node:test';
import { burstConfetti } from '#app/features/quiz/results/confetti.ts';
import { agents } from '#content/agents.ts';
import { questions } from '#content/quiz.ts';
import { RESULTS } from '#domain/quiz/machine.ts';
import { QUESTIONS } from '#domain/quiz/questions.ts';
import { recommend } from '#domain/quiz/scoring.ts';
import { expect, test } from '../support/fixtures.ts';
import { COMPLETE, next, option, question, results, resumeAt } from '../support/quiz-visitor.ts';

/** Every burst of the celebration, with its time in milliseconds. */
function celebrate() {
  const bursts: { at: number; x: number }[] = [];
  mock.timers.enable({ apis: ['setInterval', 'Date'], now: 0 });
  burstConfetti(({ origin }) => bursts.push({ at: Date.now(), x: origin.x }));
  for (let elapsed = 0; elapsed < 5000; elapsed += 50) mock.timers.tick(50);
  mock.timers.reset();
  return bursts;
}

test.describe('4. States of the quiz', () => {
  test.describe('Moving', () => {
    test('the intro comes first, Start leads to the first question', ({ walk }) => {
      expect(walk.intro).toContain('Start Assessment');
      expect(walk.sights[0]?.title).toBe(questions.industry.text);
    });
    test("'Continue' moves to the next question", ({ walk }) => {
      expect(walk.sights.map(({ title }) => title)).toEqual(QUESTIONS.map(({ id }) => questions[id].text));
    });
    test("the last question's button reads 'Get Results'", ({ walk }) => {
      expect(walk.sights.map(({ onward }) => onward)).toEqual([
        ...Array.from({ length: 11 }, () => 'Continue'),
        'Get Results',
      ]);
    });
    test("'Back' goes to the previous question and is hidden on the first", async ({ page, visit }) => {
      await visit('/b2b-sales-automation');
      const quiz = page.getByRole('region', { name: 'Find Your Perfect AI Solution' });
      await quiz.scrollIntoViewIfNeeded();
      const back = quiz.getByRole('button', { name: 'Back', exact: true });
      await option(page, 'Healthcare').check();
      await expect(back).toHaveCount(0);
      await next(page).click();
      await expect(question(page, 'company')).toBeVisible();
      await back.click();
      await expect(question(page, 'industry')).toBeVisible();
      await expect(option(page, 'Healthcare')).toBeChecked();
    });
    test('the phase changes where a section ends', ({ walk }) => {
      const phaseAt = (index: number) => walk.sights[index]?.phase;
      expect(phaseAt(3)).toContain('Business Context');
      expect(phaseAt(4)).toContain('Need & Pain Points');
      expect(phaseAt(7)).toContain('Need & Pain Points');
      expect(phaseAt(8)).toContain('Contact Details');
    });
  });

  test.describe('Results', () => {
    test('a valid last answer leads to the results', async ({ walk }) => {
      await expect(results(walk.results)).toBeVisible();
    });
    test('recommendations are computed from the answers', async ({ walk }) => {
      await expect(walk.results.locator('main ol > li').getByRole('heading')).toHaveText(
        recommend(COMPLETE).map(({ agent }) => agents[agent].title),
      );
    });
    test('confetti falls over them', async ({ walk }) => {
      await expect(walk.results.locator('canvas')).toBeAttached();
      expect(walk.calls.filter((call) => call.includes('confetti'))).toHaveLength(1);
    });
    test('the confetti runs for 2 s, every 250 ms', () => {
      expect([...new Set(celebrate().map(({ at }) => at))]).toEqual([
        250, 500, 750, 1000, 1250, 1500, 1750, 2000,
      ]);
    });
    test('each burst comes from two origins', () => {
      const bursts = celebrate();
      for (const moment of new Set(bursts.map(({ at }) => at)))
        expect(new Set(bursts.filter(({ at }) => at === moment).map(({ x }) => x)).size).toBe(2);
    });
  });

  test.describe('Answering', () => {
    test('a single choice replaces the one before', async ({ page, visit }) => {
      await resumeAt(page, visit, 3, COMPLETE);
      await option(page, 'Sales').check();
      await option(page, 'Product').check();
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
      await expect(option(page, 'Product')).toBeChecked();
    });
    for (const [kind, step, first, second] of [
      ['a multiple choice', 5, 'Making calls', 'Weekly reports'],
      ['a choice in the grid', 6, 'Slack', 'Zoom'],
    ] as const)
      test(`${kind} toggles`, async ({ page, visit }) => {
        await resumeAt(page, visit, step, COMPLETE.with(step, []));
        await option(page, first).check();
        await option(page, second).check();
        await option(page, first).uncheck();
        await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
        await expect(option(page, second)).toBeChecked();
      });
    test('a choice beyond the maximum is ignored', async ({ page, visit }) => {
      await resumeAt(page, visit, 4, COMPLETE);
      await option(page, 'Sales calls').click();
      await expect(option(page, 'Sales calls')).not.toBeChecked();
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
    });
    test("settled: 'Up to 3' and the count are always visible, and say why", async ({ page, visit }) => {
      await resumeAt(page, visit, 4, COMPLETE);
      await expect(page.getByText('Up to 3', { exact: true })).toBeVisible();
      await expect(page.getByText('3 of 3', { exact: true })).toBeVisible();
    });
    test("editing an answer clears that question's error", async ({ page, visit }) => {
      await resumeAt(page, visit, 2, COMPLETE);
      await page.getByRole('textbox').fill('nonsense');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Please enter a valid URL', { exact: true })).toBeVisible();
      await page.getByRole('textbox').press('x');
      await expect(page.getByText('Please enter a valid URL', { exact: true })).toHaveCount(0);
    });
    test('Continue is disabled while a required question is unanswered', ({ walk }) => {
      expect(walk.sights.map(({ locked }) => locked)).toEqual(QUESTIONS.map(({ required }) => required));
    });
    test('a disabled Continue is grey', async ({ page, visit }) => {
      await resumeAt(page, visit, 1, COMPLETE);
      const colourfulness = async () => {
        const ground = await next(page).evaluate((button) => getComputedStyle(button).backgroundColor);
        const channels = (ground.match(/\d+/g) ?? []).slice(0, 3).map(Number);
        return Math.max(...channels) - Math.min(...channels);
      };
      expect(await colourfulness()).toBeGreaterThan(50);
      await page.getByRole('textbox').fill('  ');
      await expect(next(page)).toBeDisabled();
      await expect.poll(colourfulness).toBeLessThan(20);
    });
  });

  test.describe("'Email My AI Report'", () => {
    test('returns to question 1 in phase 1', async ({ page, visit }) => {
      await resumeAt(page, visit, RESULTS, COMPLETE);
      await page.getByRole('button', { name: 'Email My AI Report' }).click();
      await expect(question(page, 'industry')).toBeVisible();
      await expect(page.getByText('Step 1 of 4', { exact: true })).toBeVisible();
      await expect(page.locator('[aria-current="step"]')).toContainText('Business Context');
    });
    test('forgets every answer and every error', async ({ page, visit }) => {
      await resumeAt(page, visit, RESULTS, COMPLETE);
      await page.getByRole('button', { name: 'Email My AI Report' }).click();
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
      await option(page, 'E-commerce').check();
      await next(page).click();
      await expect(page.getByRole('textbox')).toHaveValue('');
      await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    });
    test('sends nothing', async ({ page, visit }) => {
      await resumeAt(page, visit, RESULTS, COMPLETE);
      await expect(results(page)).toBeVisible();
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() !== 'GET') sent.push(request.url());
      });
      await page.getByRole('button', { name: 'Email My AI Report' }).click();
      await expect(question(page, 'industry')).toBeVisible();
      expect(sent).toEqual([]);
    });
  });
});

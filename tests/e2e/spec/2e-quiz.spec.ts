import type { Page } from '@playwright/test';
import { agents } from '#content/agents.ts';
import { phases, quiz } from '#content/quiz.ts';
import { QUIZ } from '#domain/timing.ts';
import { expectBooks } from '../support/booking.ts';
import { expect, test } from '../support/fixtures.ts';
import { alive, freeze, loadFrozen } from '../support/page.ts';
import { answerUpTo, openIntro, openQuestions, option, question } from '../support/quiz-visitor.ts';

const pageLoader = (page: Page) => page.getByText('Preparing AI Readiness Quiz', { exact: true });
const cards = (results: Page) => results.getByRole('main').locator('ol > li');

test.describe('2. Quiz page', () => {
  test.describe('Loaders and intro', () => {
    test("first a loader says 'Preparing AI Readiness Quiz' for 2 s, then comes the intro", async ({
      page,
      visit,
    }) => {
      await visit('/social-os');
      await freeze(page);
      await page.getByRole('banner').getByRole('link', { name: 'Take the Quiz' }).click();
      await expect(page.locator('.quiz-fill')).toBeAttached();
      await page.clock.runFor(1999);
      await expect(pageLoader(page)).toBeVisible();
      await page.clock.runFor(1);
      await expect(page.getByRole('button', { name: 'Start Assessment' })).toBeVisible();
      await expect(pageLoader(page)).toHaveCount(0);
    });

    test('settled: on a full load this loader starts when the loading screen has left', async ({ page }) => {
      await loadFrozen(page, '/quiz');
      await page.clock.runFor(1200);
      await alive(page);
      await page.clock.runFor(800);
      await expect(page.locator('.quiz-fill')).toBeAttached();
      await page.clock.runFor(1999);
      await expect(pageLoader(page)).toBeVisible();
      await page.clock.runFor(1);
      await expect(pageLoader(page)).toHaveCount(0);
    });

    for (const words of [
      'AI Readiness Assessment',
      'Discover the perfect AI automation stack for your business',
      '12 questions to analyze your automation opportunities',
      'Start Assessment',
    ])
      test(`the intro card says '${words}'`, ({ walk }) => {
        expect(walk.intro).toContain(words);
      });

    test('after Start, a loader inside the quiz takes 1.5 s', async ({ page, visit }) => {
      await openIntro(page, visit);
      await freeze(page);
      await page.getByRole('button', { name: 'Start Assessment' }).click();
      await expect(page.getByRole('status').filter({ hasText: quiz.starting })).toBeVisible();
      await page.clock.runFor(QUIZ.startLoader - 1);
      await expect(question(page, 'industry')).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(question(page, 'industry')).toBeVisible();
    });

    test('then the quiz takes the full page', async ({ page, visit }) => {
      await openQuestions(page, visit);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      const { width, height } = (await page.locator('#root > div').first().boundingBox()) ?? {};
      expect(width).toBe(1440);
      expect(height).toBeGreaterThanOrEqual(900);
    });
  });

  test.describe('Phases', () => {
    for (const [phase, title, first, last] of [
      ['context', 'Business Context', 1, 4],
      ['needs', 'Need & Pain Points', 5, 8],
      ['contact', 'Contact Details', 9, 12],
    ] as const) {
      test(`'${title}' holds questions ${first}-${last}`, ({ walk }) => {
        const shown = walk.sights.map((sight) => sight.phase.includes(title));
        expect(shown).toEqual(walk.sights.map((_, index) => index + 1 >= first && index + 1 <= last));
      });
      test(`'${title}' has a description`, ({ walk }) => {
        expect(walk.sights[first - 1]?.phase).toContain(phases[phase].description);
      });
    }

    test('a step indicator shows the three phases as 1, 2 and 3', async ({ page, visit }) => {
      await openQuestions(page, visit);
      const steps = page.getByRole('list', { name: 'Phases of the assessment' }).getByRole('listitem');
      await expect(steps).toHaveText([/^1Business Context/, /^2Need & Pain Points/, /^3Contact Details/]);
    });

    test("progress is within the phase: 'Step i of 4'", ({ walk }) => {
      expect(walk.sights.map(({ counter }) => counter)).toEqual(
        Array.from({ length: 12 }, (_, index) => `Step ${(index % 4) + 1} of 4`),
      );
    });
  });

  test.describe('Moving', () => {
    test("the first question's back link reads 'Back to Home' and leads to '/'", async ({ page, visit }) => {
      await openQuestions(page, visit);
      await page.getByRole('link', { name: 'Back to Home', exact: true }).click();
      await expect(page).toHaveURL('/');
    });

    test("later it reads 'Previous Question'", ({ walk }) => {
      const [first, ...later] = walk.sights.map(({ back }) => back);
      expect(first).toBe('Back to Home');
      expect(new Set(later)).toEqual(new Set(['Previous Question']));
    });

    test('slides move in 0.3 s, to the left onward and to the right back', async ({ page, visit }) => {
      await openQuestions(page, visit);
      await answerUpTo(page, 1);
      const arriving = page.locator('[data-slide="in"]');
      const start = () => arriving.evaluate((slide) => getComputedStyle(slide).getPropertyValue('--slide'));
      await expect(arriving).toHaveCSS('animation-duration', '0.3s');
      expect(Number.parseFloat(await start())).toBeGreaterThan(0);
      await page.getByRole('button', { name: 'Previous Question' }).click();
      await expect(arriving).toHaveAttribute('data-direction', 'back');
      expect(Number.parseFloat(await start())).toBeLessThan(0);
    });
  });

  test.describe('Embedded quiz', () => {
    test("is titled 'Find Your Perfect AI Solution'", async ({ b2b }) => {
      await expect(
        b2b.getByRole('heading', { name: 'Find Your Perfect AI Solution', exact: true }),
      ).toBeVisible();
    });
    test("has a badge 'AI Readiness Assessment'", async ({ b2b }) => {
      const section = b2b.getByRole('region', { name: 'Find Your Perfect AI Solution' });
      await expect(section.getByText('AI Readiness Assessment', { exact: true })).toBeVisible();
    });
    test("shows 'Step N of 12' and the percent complete", async ({ page, visit }) => {
      await visit('/b2b-sales-automation');
      const section = page.getByRole('region', { name: 'Find Your Perfect AI Solution' });
      await section.scrollIntoViewIfNeeded();
      await expect(section.getByText('Step 1 of 12', { exact: true })).toBeVisible();
      await expect(section.getByText('8% complete', { exact: true })).toBeVisible();
      await option(page, 'Healthcare').check();
      await section.getByRole('button', { name: 'Continue', exact: true }).click();
      await expect(section.getByText('Step 2 of 12', { exact: true })).toBeVisible();
      await expect(section.getByText('17% complete', { exact: true })).toBeVisible();
    });
  });

  test.describe('Results', () => {
    test("say 'Your AI Stack is Ready!'", async ({ walk }) => {
      await expect(
        walk.results.getByRole('heading', { level: 1, name: 'Your AI Stack is Ready!', exact: true }),
      ).toBeVisible();
    });

    test("each recommended agent has a title, a description and 'Key Benefits'", async ({ walk }) => {
      const wanted = [agents.sdr, agents['workflow-automation'], agents['analytics-reporting']];
      await expect(cards(walk.results)).toHaveCount(3);
      for (const [place, { title, description, benefits }] of wanted.entries()) {
        const card = cards(walk.results).nth(place);
        await expect(card.getByRole('heading', { name: title, exact: true })).toBeVisible();
        for (const text of [description, 'Key Benefits', ...benefits])
          await expect(card.getByText(text, { exact: true })).toBeVisible();
      }
    });

    test("'Book Free AI Consultation' opens the scheduling widget", async ({ walk }) => {
      await expectBooks(walk.results.getByRole('link', { name: 'Book Free AI Consultation', exact: true }));
    });
    test("offer 'Email My AI Report'", async ({ walk }) => {
      await expect(
        walk.results.getByRole('button', { name: 'Email My AI Report', exact: true }),
      ).toBeEnabled();
    });
    test("'Return to Website' leads to '/'", async ({ walk }) => {
      await expect(
        walk.results.getByRole('link', { name: 'Return to Website', exact: true }),
      ).toHaveAttribute('href', '/');
    });
  });
});

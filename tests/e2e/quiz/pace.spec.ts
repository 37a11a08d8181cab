import type { Locator } from '@playwright/test';
import { quiz } from '#content/quiz/quiz.ts';
import { labels } from '#content/shell/labels.ts';
import { PATHS } from '#domain/paths.ts';
import { QUIZ } from '#domain/timing.ts';
import { expect, test } from '../support/fixtures.ts';
import { freeze, loadFrozen } from '../support/page.ts';
import {
  answerUpTo,
  COMPLETE,
  finish,
  idAt,
  LAST,
  next,
  previous,
  question,
  results,
  resumeAt,
  startButton,
} from '../support/quiz-visitor.ts';
import { softStep } from '../support/soft-step.ts';

test('from a full load', { tag: ['@2.91', '@2.93', '@2.100'] }, async ({ page, visit }) => {
  await visit('/quiz', { moving: true });

  await softStep('the page loader starts after the loading screen, when it becomes visible', async () => {
    await expect(page.getByText(quiz.loading)).toBeVisible();
    await expect(startButton(page)).toBeHidden();
    await page.clock.runFor(QUIZ.pageLoader);
    await expect(startButton(page)).toBeVisible();
    await expect(page.getByText(quiz.loading)).toHaveCount(0);
  });

  await softStep('after Start a loader inside the quiz takes exactly 1.5 s', async () => {
    await freeze(page);
    await startButton(page).click();
    await expect(page.getByRole('status').filter({ hasText: quiz.starting })).toBeVisible();
    await page.clock.runFor(QUIZ.startLoader - 1);
    await expect(question(page, idAt(0))).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(question(page, idAt(0))).toBeVisible();
  });

  await softStep('questions slide for 0.3 s, left when going forward and right when going back', async () => {
    const arriving = page.locator('[data-slide="in"]');
    const motion = () =>
      arriving.evaluate((slide) => {
        const { animationName, animationDuration } = getComputedStyle(slide);
        const [from] = (slide.getAnimations()[0]?.effect as KeyframeEffect | undefined)?.getKeyframes() ?? [];
        return { animationName, animationDuration, from: from?.transform };
      });
    await answerUpTo(page, 1);
    expect(await motion()).toMatchObject({ animationName: 'quiz-in', animationDuration: '0.3s' });
    await expect(arriving).toHaveAttribute('data-direction', 'forward');
    await previous(page).click();
    await expect(arriving).toHaveAttribute('data-direction', 'back');
    await expect(page.locator('[data-slide="out"]')).toHaveCount(0);
    await next(page).click();
    await expect(arriving).toHaveAttribute('data-direction', 'forward');
  });
});

test('from another page', { tag: ['@2.90'] }, async ({ page, visit, browser, baseURL }) => {
  const places = async (loader: Locator) => {
    await expect(loader).toBeVisible();
    return loader.locator('.loader-bar').boundingBox();
  };
  // A separate context, since the clock is frozen in the whole context.
  const loading = await browser.newPage({ baseURL, viewport: page.viewportSize() });
  await loadFrozen(loading, PATHS.quiz);
  const first = await places(loading.locator('#loading-screen'));
  await loading.close();
  await visit(PATHS.privacy);
  await freeze(page);
  await page.getByRole('banner').getByRole('link', { name: labels.quiz }).click();

  await softStep('on navigation within the site the loader takes exactly 2 s', async () => {
    await expect(page.getByText(quiz.loading)).toBeVisible();
    await expect(page.locator('.quiz-fill')).toBeAttached();
    expect(await places(page.getByRole('status').filter({ hasText: quiz.loading }))).toEqual(first);
    await page.clock.runFor(QUIZ.pageLoader - 1);
    await expect(page.getByText(quiz.loading)).toBeVisible();
    await page.clock.runFor(1);
    await expect(startButton(page)).toBeVisible();
  });

  await softStep('loading screen and both loaders have the same position and look', async () => {
    await startButton(page).click();
    expect(await places(page.getByRole('status').filter({ hasText: quiz.starting }))).toEqual(first);
  });
});

test('confetti falls over the results and disappears', async ({ page, visit, allow }) => {
  allow(/willReadFrequently/);
  // Use a smaller canvas: without a graphics card, drawing particles is slow.
  await page.setViewportSize({ width: 390, height: 480 });
  const script = page.waitForRequest(/confetti/);
  await resumeAt(page, visit, LAST, COMPLETE);
  await finish(page).click();
  await script;
  await expect(results(page)).toBeVisible();
  const painted = () =>
    page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data = new Uint8ClampedArray() } =
        canvas.getContext('2d')?.getImageData(0, 0, canvas.width || 1, canvas.height || 1) ?? {};
      return data.some((channel) => channel > 0);
    });
  await expect
    .poll(async () => {
      await page.clock.runFor(QUIZ.confettiTick);
      return painted();
    })
    .toBe(true);
  const lastParticle = 5000;
  await page.clock.runFor(QUIZ.confetti + lastParticle);
  await expect.poll(painted).toBe(false);
});

test('under reduced motion nothing slides and no confetti is loaded', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await resumeAt(page, visit, LAST - 1, COMPLETE);
  await next(page).click();
  await expect(page.locator('[data-slide="in"]')).toHaveCSS('animation-duration', '0.001s');
  await finish(page).click();
  await expect(results(page)).toBeVisible();
  await page.clock.runFor(QUIZ.confetti);
  expect(requests.filter((url) => url.includes('confetti'))).toEqual([]);
});

test('without scripting the intro is readable and links to a call', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(baseURL + PATHS.quiz);
  await expect(page.getByRole('heading', { name: quiz.intro.title })).toBeVisible();
  await expect(page.getByText(quiz.loading)).toBeHidden();
  await page.getByRole('link', { name: quiz.intro.noScriptCall }).click();
  await expect(page).toHaveURL(`${baseURL}/#contact`);
  await page.close();
});

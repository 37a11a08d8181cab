import type { Locator } from '@playwright/test';
import { quiz } from '#content/quiz/quiz.ts';
import { labels } from '#content/shell/labels.ts';
import { PATHS } from '#domain/paths.ts';
import { LOADING_SCREEN, QUIZ } from '#domain/timing.ts';
import { VALID_ANSWERS } from '../../../tools/sample-answers.ts';
import { expect, test, withMotion } from '../support/fixtures.ts';
import { freezeClock, openWithFrozenClock, waitUntilReady } from '../support/page.ts';
import {
  answerQuestionsBefore,
  continueButton,
  finishButton,
  LAST_INDEX,
  openQuizAt,
  previousButton,
  questionHeading,
  questionIdAt,
  resultsHeading,
  startButton,
} from '../support/quiz-visitor.ts';
import { softStep } from '../support/soft-step.ts';

test.use(withMotion);

test('after a full page load, the quiz shows its loaders and slides questions', async ({ page }) => {
  await openWithFrozenClock(page, PATHS.quiz);
  await page.clock.runFor(1000);
  await waitUntilReady(page);

  await softStep('the page loader starts when the loading screen is gone', async () => {
    await page.clock.runFor(LOADING_SCREEN.minimum);
    await expect(page.locator('#loading-screen')).toHaveCount(0);
    await expect(page.getByText(quiz.loading)).toBeVisible();
    await expect(startButton(page)).toBeHidden();
    await page.clock.runFor(QUIZ.pageLoader);
    await expect(startButton(page)).toBeVisible();
    await expect(page.getByText(quiz.loading)).toHaveCount(0);
  });

  await softStep('after Start a loader inside the quiz takes exactly 1.5 s', async () => {
    await startButton(page).click();
    await expect(page.getByRole('status').filter({ hasText: quiz.starting })).toBeVisible();
    await page.clock.runFor(QUIZ.startLoader - 1);
    await expect(questionHeading(page, questionIdAt(0))).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(questionHeading(page, questionIdAt(0))).toBeVisible();
  });

  await softStep('questions slide for 0.3 s, left when going forward and right when going back', async () => {
    const incomingSlide = page.locator('[data-slide="in"]');
    const readMotion = () =>
      incomingSlide.evaluate((slide) => {
        const { animationName, animationDuration } = getComputedStyle(slide);
        const [from] = (slide.getAnimations()[0]?.effect as KeyframeEffect | undefined)?.getKeyframes() ?? [];
        return { animationName, animationDuration, from: from?.transform };
      });
    await answerQuestionsBefore(page, 1);
    expect(await readMotion()).toMatchObject({ animationName: 'quiz-in', animationDuration: '0.3s' });
    await expect(incomingSlide).toHaveAttribute('data-direction', 'forward');
    await previousButton(page).click();
    await expect(incomingSlide).toHaveAttribute('data-direction', 'back');
    await expect(page.locator('[data-slide="out"]')).toHaveCount(0);
    await continueButton(page).click();
    await expect(incomingSlide).toHaveAttribute('data-direction', 'forward');
  });
});

test('after navigation from another page, the quiz shows its loader', async ({
  page,
  visit,
  browser,
  baseURL,
}) => {
  const readLoaderBox = async (loader: Locator) => {
    await expect(loader).toBeVisible();
    return loader.locator('.loader-bar').boundingBox();
  };
  // A separate context, because the clock is frozen in a whole context.
  const loadingPage = await browser.newPage({ baseURL, viewport: page.viewportSize() });
  await openWithFrozenClock(loadingPage, PATHS.quiz);
  const loadingScreenBox = await readLoaderBox(loadingPage.locator('#loading-screen'));
  await loadingPage.close();
  await visit(PATHS.privacy);
  await freezeClock(page);
  await page.getByRole('banner').getByRole('link', { name: labels.quiz }).click();

  await softStep('on navigation within the site the loader takes exactly 2 s', async () => {
    await expect(page.getByText(quiz.loading)).toBeVisible();
    await expect(page.locator('.quiz-fill')).toBeAttached();
    expect(await readLoaderBox(page.getByRole('status').filter({ hasText: quiz.loading }))).toEqual(
      loadingScreenBox,
    );
    await page.clock.runFor(QUIZ.pageLoader - 1);
    await expect(page.getByText(quiz.loading)).toBeVisible();
    await page.clock.runFor(1);
    await expect(startButton(page)).toBeVisible();
  });

  await softStep('loading screen and both loaders have the same position and look', async () => {
    await startButton(page).click();
    expect(await readLoaderBox(page.getByRole('status').filter({ hasText: quiz.starting }))).toEqual(
      loadingScreenBox,
    );
  });
});

test('confetti falls over the results and disappears', async ({ page, visit, allow }) => {
  allow(/willReadFrequently/);
  // Use a small canvas, because drawing particles is slow without a graphics card.
  await page.setViewportSize({ width: 390, height: 480 });
  const script = page.waitForRequest(/confetti/);
  await openQuizAt(page, visit, LAST_INDEX, VALID_ANSWERS);
  await finishButton(page).click();
  await script;
  await expect(resultsHeading(page)).toBeVisible();
  const isCanvasPainted = () =>
    page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data = new Uint8ClampedArray() } =
        canvas.getContext('2d')?.getImageData(0, 0, canvas.width || 1, canvas.height || 1) ?? {};
      return data.some((channel) => channel > 0);
    });
  await expect
    .poll(async () => {
      await page.clock.runFor(QUIZ.confettiTick);
      return isCanvasPainted();
    })
    .toBe(true);
  const lastParticleMs = 5000;
  await page.clock.runFor(QUIZ.confetti + lastParticleMs);
  await expect.poll(isCanvasPainted).toBe(false);
});

test('with reduced motion, nothing slides and no confetti is loaded', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openQuizAt(page, visit, LAST_INDEX - 1, VALID_ANSWERS);
  await continueButton(page).click();
  await expect(page.locator('[data-slide="in"]')).toHaveCSS('animation-duration', '0.001s');
  await finishButton(page).click();
  await expect(resultsHeading(page)).toBeVisible();
  await page.clock.runFor(QUIZ.confetti);
  expect(requests.filter((url) => url.includes('confetti'))).toEqual([]);
});

test('without script, the intro is readable and links to the contact section', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(baseURL + PATHS.quiz);
  await expect(page.getByRole('heading', { name: quiz.intro.title })).toBeVisible();
  await expect(page.getByText(quiz.loading)).toBeHidden();
  await page.getByRole('link', { name: quiz.intro.noScriptCall }).click();
  await expect(page).toHaveURL(`${baseURL}/#contact`);
  await page.close();
});

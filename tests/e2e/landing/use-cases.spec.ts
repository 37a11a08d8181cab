import type { Locator } from '@playwright/test';
import { useCases, useCasesIntro } from '#content/landing/use-cases.ts';
import { carouselLabels } from '#content/shell/labels.ts';
import { clickAndLeave, openCarousel, swipe } from '../support/carousel.ts';
import { expect, test, withMotion } from '../support/fixtures.ts';
import { waitUntilHydrated } from '../support/page.ts';
import { softStep } from '../support/soft-step.ts';

test.use(withMotion);

const USE_CASE_COUNT = useCases.length;
/** Accessible name of a slide by its index, wrapping around. */
const slideName = (index: number) => ({
  name: carouselLabels.slideNumber(((index + USE_CASE_COUNT) % USE_CASE_COUNT) + 1, USE_CASE_COUNT),
});
/** The accessible name of any slide. */
const anySlideName = new RegExp(`^${carouselLabels.slideNumber(0, USE_CASE_COUNT).replace('0', '\\d+')}$`);
const figuresOf = (useCase: (typeof useCases)[number]) => [
  useCase.keyMetric1Value,
  useCase.keyMetric1Label,
  useCase.keyMetric2Value,
  useCase.keyMetric2Label,
];

const bottomOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom);

test('the use cases rotate, pause and can be controlled', async ({ page, visit }) => {
  await visit('/');
  const carousel = await openCarousel(page, 'industry-use-cases');

  await softStep('the carousel advances after 8 s', async () => {
    for (const [ms, index] of [
      [7999, 0],
      [1, 1],
    ] as const) {
      await page.clock.runFor(ms);
      await expect(carousel.getByRole('group', slideName(index))).toBeVisible();
    }
  });

  await softStep('arrows and dots move the carousel, which wraps, and pause it for 10 s', async () => {
    const track = carousel.locator('[data-track]');
    for (const [name, index] of [
      [carouselLabels.previous(useCasesIntro.noun), 0],
      [carouselLabels.previous(useCasesIntro.noun), -1],
      [carouselLabels.next(useCasesIntro.noun), 0],
      [useCases[0]?.industry ?? '', 0],
    ] as const) {
      await clickAndLeave(page, carousel.getByRole('button', { name, exact: true }));
      await expect(carousel.getByRole('group', slideName(index))).toBeVisible();
      await expect(track).toHaveAttribute('aria-live', 'polite');
    }
    await page.clock.runFor(10_000);
    await expect(track).toHaveAttribute('aria-live', 'off');
  });

  await softStep('a swipe moves and pauses the carousel like a button', async () => {
    const slides = carousel.locator('[data-track]');
    await swipe(slides, -120);
    await expect(carousel.getByRole('group', slideName(1))).toBeVisible();
    await expect(slides).toHaveAttribute('aria-live', 'polite');
    await swipe(slides, 120);
    await expect(carousel.getByRole('group', slideName(0))).toBeVisible();
    await swipe(slides, 12);
    await expect(carousel.getByRole('group', slideName(0))).toBeVisible();
  });

  await softStep('the carousel pauses on hover and focus, and arrow keys move it', async () => {
    const slides = carousel.locator('[data-track]');
    await slides.hover();
    await page.clock.runFor(30_000);
    await expect(carousel.getByRole('group', slideName(0))).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(slides).toHaveAttribute('aria-live', 'off');
    await carousel.getByRole('button', { name: carouselLabels.next(useCasesIntro.noun) }).focus();
    await page.keyboard.press('ArrowRight');
    // The focus ring is shown only after a key press, because the mouse was used last.
    for (const ms of [0, 10_000, 8000, 8000]) {
      await page.clock.runFor(ms);
      await expect(carousel.getByRole('group', slideName(1))).toBeVisible();
    }
    await page.keyboard.press('ArrowLeft');
    await expect(carousel.getByRole('group', slideName(0))).toBeVisible();
  });

  await softStep('every industry has two figures, a title, its points and a scene', async () => {
    const readHeight = () => carousel.evaluate((element) => element.getBoundingClientRect().height);
    const height = await readHeight();
    for (const [i, useCase] of useCases.entries()) {
      const { industry, bulletPoints } = useCase;
      await carousel.getByRole('button', { name: industry, exact: true }).click();
      const slide = carousel.getByRole('group', slideName(i));
      await expect(slide).toBeVisible();
      await expect(carousel.getByRole('button', { name: industry, exact: true })).toHaveAttribute(
        'aria-current',
        'true',
      );
      await expect(carousel.getByRole('group', { name: anySlideName })).toHaveCount(1);
      for (const figure of figuresOf(useCase))
        await expect(slide.getByText(figure, { exact: true }).first()).toBeVisible();
      await expect(slide.getByRole('heading', { level: 3 })).toBeVisible();
      await expect(slide.getByRole('listitem')).toHaveCount(bulletPoints.length);
      if (useCase.image) {
        await expect(slide.getByRole('img')).toHaveAccessibleName(/^.{40,}\.$/);
        // Two columns must end at the same height.
        const readDifference = async () =>
          Math.abs((await bottomOf(slide.getByRole('img'))) - (await bottomOf(slide.getByRole('list'))));
        await expect.poll(readDifference).toBeLessThan(2);
      }
      await expect.poll(readHeight).toBe(height);
    }
  });

  await softStep(
    'on a phone the dots name the current industry, without a gap below its points',
    async () => {
      await page.setViewportSize({ width: 320, height: 700 });
      const dots = carousel.getByRole('group', { name: useCasesIntro.choose });
      for (const [index, { industry }] of useCases.entries()) {
        await dots.getByRole('button', { name: industry, exact: true }).click();
        const points = carousel.getByRole('group', slideName(index)).locator('ul').last();
        const readGap = async () =>
          (await bottomOf(carousel.locator('[data-track]'))) - (await bottomOf(points));
        await expect.poll(readGap).toBeCloseTo(0, 0);
        await expect(dots.getByText(/./).filter({ visible: true })).toHaveText([industry]);
        await expect(dots.getByText(industry)).toBeInViewport({ ratio: 1 });
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    },
  );

  // This step is last, because a carousel that was started by hand does not pause on hover.
  await softStep('the pause button comes first, stops the slides and starts them again', async () => {
    await expect(carousel).toHaveAttribute('aria-roledescription', carouselLabels.carousel);
    await expect(carousel).toHaveAccessibleName(useCasesIntro.title);
    await expect(carousel.locator('button, a').first()).toHaveAccessibleName(carouselLabels.pause);
    await clickAndLeave(page, carousel.getByRole('button', { name: carouselLabels.pause }));
    await page.clock.runFor(60_000);
    await expect(carousel.getByRole('group', slideName(USE_CASE_COUNT - 1))).toBeVisible();
    await carousel.getByRole('button', { name: carouselLabels.start }).click();
    await page.clock.runFor(8000);
    await expect(carousel.getByRole('group', slideName(USE_CASE_COUNT))).toBeVisible();
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the carousel does not advance by itself and has no pause button', async ({ page, visit }) => {
    await visit('/');
    const carousel = page.locator('#industry-use-cases');
    await waitUntilHydrated(carousel);
    await carousel.getByRole('button', { name: carouselLabels.next(useCasesIntro.noun) }).click();
    await expect(carousel.getByRole('group', slideName(1))).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(60_000);
    await expect(carousel.getByRole('group', slideName(1))).toBeVisible();
    await expect(carousel.getByRole('button', { name: carouselLabels.pause })).toBeHidden();
  });
});

import { successStoriesIntro, testimonials } from '#content/landing/testimonials.ts';
import { addQuotes } from '#content/language.ts';
import { carouselLabels } from '#content/shell/labels.ts';
import { site } from '#content/site.ts';
import { applies } from '../support/applies.ts';
import { clickAndLeave, openCarousel } from '../support/carousel.ts';
import { expect, test } from '../support/fixtures.ts';
import { softStep } from '../support/soft-step.ts';

const PEOPLE = testimonials.map(({ name }) => name);
const STORIES = PEOPLE.length;
const PAIRS = Math.ceil(STORIES / 2);
/** Accessible name of a slide by its index, wrapping around. */
const story = (index: number) => ({ name: carouselLabels.place((index % STORIES) + 1, STORIES) });
const pair = (at: number) => ({ name: carouselLabels.place((at % PAIRS) + 1, PAIRS) });

const PAIR_STEPS = [
  [carouselLabels.previous(successStoriesIntro.pair.noun), pair(0)],
  [carouselLabels.next(successStoriesIntro.pair.noun), pair(1)],
] as const;

test('timing, slides and controls', {
  tag: ['@2.58', '@4.12', '@4.13', '@4.14', '@4.15', '@4.16', '@4.17', '@4.18', '@4.19'],
}, async ({ page, visit }) => {
  await visit('/');
  const section = await openCarousel(page, 'success-stories');

  await softStep('hovering pauses, leaving resumes, and the indicator says so', async () => {
    const bar = section.locator('.carousel-progress');
    await expect(section.getByText(carouselLabels.auto, { exact: true })).toBeVisible();
    await expect(bar).toHaveCSS('animation-duration', '6s');
    await section.locator('[data-track="0"]').first().hover();
    await expect(section.getByText(carouselLabels.paused, { exact: true })).toBeVisible();
    await expect(bar).toHaveCSS('animation-name', 'none');
    await page.clock.runFor(30_000);
    await expect(section.getByRole('group', story(0))).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(section.getByText(carouselLabels.auto, { exact: true })).toBeVisible();
    await page.clock.runFor(6000);
    await expect(section.getByRole('group', story(1))).toBeVisible();
  });

  await softStep('the next and previous buttons pause for 10 s', async () => {
    for (const [name, shown] of [
      [carouselLabels.previous(successStoriesIntro.caseStudy.noun), story(0)],
      [carouselLabels.next(successStoriesIntro.caseStudy.noun), story(1)],
      ...(PAIRS > 1 ? PAIR_STEPS : []),
    ] as const) {
      await clickAndLeave(page, section.getByRole('button', { name }));
      await expect(section.getByRole('group', shown)).toBeVisible();
      await page.clock.runFor(9999);
      await expect(section.getByText(carouselLabels.paused, { exact: true })).toBeVisible();
      await expect(section.getByRole('group', shown)).toBeVisible();
      await page.clock.runFor(1);
      await expect(section.getByText(carouselLabels.auto, { exact: true })).toBeVisible();
    }
  });

  await softStep(
    'both tracks advance every 6 s, and each starts again after its own last slide',
    async () => {
      for (let turn = 1; turn <= STORIES + 1; turn++) {
        await expect(section.getByRole('group', story(turn))).toBeVisible();
        await expect(section.getByRole('group', pair(turn))).toBeVisible();
        await page.clock.runFor(5999);
        await expect(section.getByRole('group', story(turn))).toBeVisible();
        await page.clock.runFor(1);
      }
    },
  );

  await softStep(
    'each case study has a portrait, a quote, figures and a result; dots jump to it',
    async () => {
      const dots = section
        .getByRole('group', { name: successStoriesIntro.caseStudy.choose })
        .getByRole('button');
      await expect(dots).toHaveCount(STORIES);
      for (const [i, { name, image, longQuote, metrics }] of testimonials.entries()) {
        await dots.nth(i).click();
        const slide = section.getByRole('group', story(i));
        if (image)
          await expect(slide.getByRole('img', { name: successStoriesIntro.portraitOf(name) })).toBeVisible();
        await expect(slide.getByText(name, { exact: true })).toBeVisible();
        await expect(slide.getByRole('blockquote')).toHaveText(addQuotes(longQuote));
        await expect(slide.getByRole('definition')).toHaveCount(metrics.length + 1);
        for (const { percentage } of metrics)
          await expect(slide.getByText(percentage, { exact: true }).first()).toBeVisible();
      }
    },
  );

  await softStep('bars choose pairs of testimonials, separately from the case study', async () => {
    const bars = section.getByRole('group', { name: successStoriesIntro.pair.choose }).getByRole('button');
    await expect(bars).toHaveCount(PAIRS > 1 ? PAIRS : 0);
    for (let i = 0; i < PAIRS; i++) {
      if (PAIRS > 1) await bars.nth(i).click();
      const slide = section.getByRole('group', pair(i));
      await expect(slide.getByRole('figure')).toHaveCount(2);
      // The pairs start with the second testimonial: the first is in the case study above.
      for (const person of [(2 * i + 1) % STORIES, (2 * i + 2) % STORIES])
        await expect(slide.getByText(PEOPLE[person] ?? '', { exact: true })).toBeVisible();
      await expect(section.getByRole('group', story(STORIES - 1))).toBeVisible();
    }
  });

  await softStep('left and right arrow keys move their own track, and pause for 10 s', async () => {
    // A focused button would handle the keys itself.
    await page.locator(':focus').blur();
    await section.getByRole('group', story(STORIES - 1)).hover();
    await page.keyboard.press('ArrowLeft');
    await expect(section.getByRole('group', story(STORIES - 2))).toBeVisible();
    await section.getByRole('group', pair(PAIRS - 1)).hover();
    await page.keyboard.press('ArrowRight');
    await expect(section.getByRole('group', pair(PAIRS))).toBeVisible();
    await expect(section.getByRole('group', story(STORIES - 2))).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(9999);
    await expect(section.getByText(carouselLabels.paused, { exact: true })).toBeVisible();
    await page.clock.runFor(1);
    await expect(section.getByText(carouselLabels.auto, { exact: true })).toBeVisible();
  });

  if (applies(site.sampleContent, 'figures that are longer than those of the sample may take two lines'))
    await softStep('the figures of a case study are on one line', async () => {
      const figures = section.getByRole('group', story(STORIES - 2)).getByRole('definition');
      for (const width of [768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const bottoms = await figures.evaluateAll((all) =>
          all.map((figure) => Math.round(figure.getBoundingClientRect().bottom)),
        );
        expect({ width, lines: new Set(bottoms).size }).toEqual({ width, lines: 1 });
      }
    });

  await softStep('the pause control comes first; a stopped carousel stays stopped', async () => {
    await expect(section.locator('button, a').first()).toHaveAccessibleName(carouselLabels.pause);
    await clickAndLeave(page, section.getByRole('button', { name: carouselLabels.pause }));
    await page.clock.runFor(60_000);
    await expect(section.getByRole('group', story(STORIES - 2))).toBeVisible();
    await expect(section.getByText(carouselLabels.paused, { exact: true })).toBeVisible();
  });
});

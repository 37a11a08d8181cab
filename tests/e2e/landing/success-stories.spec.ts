import { addQuotes } from '#content/formats.ts';
import { successStoriesIntro, testimonials } from '#content/landing/testimonials.ts';
import { carouselLabels } from '#content/shell/labels.ts';
import { site } from '#content/site.ts';
import { openCarousel } from '../support/carousel.ts';
import { expect, test, withMotion } from '../support/fixtures.ts';
import { applies, softStep } from '../support/soft-step.ts';

test.use(withMotion);

const PEOPLE = testimonials.map(({ name }) => name);
const STORY_COUNT = PEOPLE.length;
const PAIR_COUNT = Math.ceil(STORY_COUNT / 2);
/** Accessible name of a slide by its index, wrapping around. */
const storyName = (index: number) => ({
  name: carouselLabels.slideNumber((index % STORY_COUNT) + 1, STORY_COUNT),
});
const pairName = (index: number) => ({
  name: carouselLabels.slideNumber((index % PAIR_COUNT) + 1, PAIR_COUNT),
});

test('the success stories rotate, pause and can be controlled', async ({ page, visit }) => {
  await visit('/');
  const section = await openCarousel(page, 'success-stories');

  await softStep('the pause button is first; hovering pauses, and the indicator shows it', async () => {
    const bar = section.locator('.carousel-progress');
    await expect(section.locator('button, a').first()).toHaveAccessibleName(carouselLabels.pause);
    await expect(section.getByText(carouselLabels.auto, { exact: true })).toBeVisible();
    await expect(bar).toHaveCSS('animation-duration', '6s');
    await section.locator('[data-track="0"]').first().hover();
    await expect(section.getByText(carouselLabels.paused, { exact: true })).toBeVisible();
    await expect(bar).toHaveCSS('animation-name', 'none');
    await page.clock.runFor(30_000);
    await expect(section.getByRole('group', storyName(0))).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(section.getByText(carouselLabels.auto, { exact: true })).toBeVisible();
    await page.clock.runFor(6000);
    await expect(section.getByRole('group', storyName(1))).toBeVisible();
    await expect(section.getByRole('group', pairName(1))).toBeVisible();
  });

  await softStep('each story has a picture, a quote, figures and a result; dots jump to it', async () => {
    const dots = section
      .getByRole('group', { name: successStoriesIntro.caseStudy.choose })
      .getByRole('button');
    await expect(dots).toHaveCount(STORY_COUNT);
    for (const [i, { name, company, image, longQuote, metrics }] of testimonials.entries()) {
      await dots.nth(i).click();
      const slide = section.getByRole('group', storyName(i));
      if (image)
        await expect(slide.getByRole('img', { name: successStoriesIntro.imageFor(company) })).toBeVisible();
      await expect(slide.getByText(name, { exact: true })).toBeVisible();
      await expect(slide.getByRole('blockquote')).toHaveText(addQuotes(longQuote));
      await expect(slide.getByRole('definition')).toHaveCount(metrics.length + 1);
      for (const { percentage } of metrics)
        await expect(slide.getByText(percentage, { exact: true }).first()).toBeVisible();
    }
  });

  await softStep('bars choose pairs of testimonials, independent of the story above', async () => {
    const bars = section.getByRole('group', { name: successStoriesIntro.pair.choose }).getByRole('button');
    await expect(bars).toHaveCount(PAIR_COUNT > 1 ? PAIR_COUNT : 0);
    const shown = new Set<number>();
    for (let i = 0; i < PAIR_COUNT; i++) {
      if (PAIR_COUNT > 1) await bars.nth(i).click();
      const slide = section.getByRole('group', pairName(i));
      await expect(slide.getByRole('figure')).toHaveCount(2);
      // The last story is on stage above.
      const names = await slide.getByRole('figure').allTextContents();
      for (const name of names) shown.add(PEOPLE.findIndex((person) => name.includes(person)));
      await expect(section.getByRole('group', storyName(STORY_COUNT - 1))).toBeVisible();
    }
    expect([...shown].sort()).toEqual(PEOPLE.slice(0, -1).map((_, index) => index));
  });

  await softStep('left and right arrow keys move the stories', async () => {
    // Remove the focus, because a focused button would handle the keys itself.
    await page.locator(':focus').blur();
    await section.getByRole('group', storyName(STORY_COUNT - 1)).hover();
    await page.keyboard.press('ArrowLeft');
    await expect(section.getByRole('group', storyName(STORY_COUNT - 2))).toBeVisible();
    await section.getByRole('group', pairName(PAIR_COUNT - 1)).hover();
    await page.keyboard.press('ArrowRight');
    await expect(section.getByRole('group', pairName(PAIR_COUNT))).toBeVisible();
    await expect(section.getByRole('group', storyName(STORY_COUNT - 2))).toBeVisible();
  });

  if (applies(site.sampleContent, 'longer figures than those of the sample may take two lines'))
    await softStep('the figures of a case study are on one line', async () => {
      const figures = section.getByRole('group', storyName(STORY_COUNT - 2)).getByRole('definition');
      for (const width of [768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const bottoms = await figures.evaluateAll((all) =>
          all.map((figure) => Math.round(figure.getBoundingClientRect().bottom)),
        );
        expect({ width, lines: new Set(bottoms).size }).toEqual({ width, lines: 1 });
      }
    });
});

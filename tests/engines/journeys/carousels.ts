import { carouselLabels } from '#content/labels.ts';
import { successStoriesIntro, testimonials } from '#content/landing/testimonials.ts';
import { useCases, useCasesIntro } from '#content/landing/use-cases.ts';
import { PATHS } from '#domain/paths.ts';
import { TESTIMONIAL_CAROUSEL, USE_CASE_CAROUSEL } from '#domain/timing.ts';
import type { Journey } from '../journey.ts';
import type { Visitor } from '../visitor.ts';

const CASES = useCases.length;
const STORIES = testimonials.length;
const PAIRS = Math.ceil(STORIES / 2);

/** The slide of a track that a person sees. */
const current =
  (visitor: Visitor, id: string, track = 0) =>
  () =>
    visitor.read(
      (name, wanted) =>
        [
          ...document.querySelectorAll<HTMLElement>(
            `#${name} [data-track="${wanted}"] > [role="group"][aria-roledescription]`,
          ),
        ]
          .filter(
            (slide) =>
              getComputedStyle(slide).visibility === 'visible' && getComputedStyle(slide).opacity === '1',
          )
          .map((slide) => slide.getAttribute('aria-label')),
      id,
      track,
    );
const away = (visitor: Visitor) => visitor.driver.point(2, 2);
const rotates = (visitor: Visitor, id: string) => () =>
  visitor.read((name) => document.querySelector(`#${name} [aria-live="off"]`) !== null, id);

/** On the landing page: arrows and dots move the use cases, they wrap, and they go on by themselves. */
export async function seesUseCasesMove(visitor: Visitor): Promise<void> {
  await visitor.comesTo('#industry-use-cases');
  const shown = current(visitor, 'industry-use-cases');
  await visitor.until(shown, [carouselLabels.place(1, CASES)]);
  await away(visitor);
  await visitor.until(rotates(visitor, 'industry-use-cases'), true);
  await visitor.skip(USE_CASE_CAROUSEL.every);
  await visitor.until(shown, [carouselLabels.place(2, CASES)]);
  await visitor.presses('#industry-use-cases button', carouselLabels.next(useCasesIntro.noun));
  await visitor.until(shown, [carouselLabels.place(3, CASES)]);
  await visitor.presses('#industry-use-cases button', useCases.at(-1)?.industry);
  await visitor.until(shown, [carouselLabels.place(CASES, CASES)]);
  await visitor.presses('#industry-use-cases button', carouselLabels.next(useCasesIntro.noun));
  await visitor.until(shown, [carouselLabels.place(1, CASES)]);
  await visitor.presses('#industry-use-cases button', carouselLabels.previous(useCasesIntro.noun));
  await visitor.until(shown, [carouselLabels.place(CASES, CASES)]);
  await away(visitor);
  await visitor.skip(USE_CASE_CAROUSEL.pause);
  await visitor.until(rotates(visitor, 'industry-use-cases'), true);
}

export const carouselJourneys: Journey[] = [
  {
    title: 'testimonials: two positions, arrow keys, a pause while the pointer rests there, and on after 6 s',
    tags: ['@4.12', '@4.13', '@4.14', '@4.16', '@4.19'],
    walk: async (visitor) => {
      await visitor.open(PATHS.home);
      await visitor.comesTo('#success-stories');
      const study = current(visitor, 'success-stories');
      const pair = current(visitor, 'success-stories', 1);
      await away(visitor);
      await visitor.read(() =>
        document.querySelector('#success-stories')?.scrollIntoView({ behavior: 'instant' }),
      );
      await visitor.points('#success-stories h2');
      await visitor.sees(['#success-stories span', carouselLabels.paused]);
      await visitor.until(study, [carouselLabels.place(1, STORIES)]);
      await visitor.strikes('ArrowRight');
      await visitor.until(study, [carouselLabels.place(2, STORIES)]);
      await visitor.until(pair, [carouselLabels.place(1, PAIRS)]);
      await visitor.strikes('ArrowLeft', 'ArrowLeft');
      await visitor.until(study, [carouselLabels.place(STORIES, STORIES)]);
      await visitor.presses('#success-stories button', carouselLabels.next(successStoriesIntro.pair.noun));
      await visitor.until(pair, [carouselLabels.place(2, PAIRS)]);
      await away(visitor);
      await visitor.skip(TESTIMONIAL_CAROUSEL.pause);
      await visitor.sees(['#success-stories span', carouselLabels.auto]);
      await visitor.skip(TESTIMONIAL_CAROUSEL.every);
      await visitor.until(study, [carouselLabels.place(1, STORIES)]);
      await visitor.until(pair, [carouselLabels.place((2 % PAIRS) + 1, PAIRS)]);
    },
  },
];

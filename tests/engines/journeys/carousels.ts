import { pairBeside } from '#app/features/carousel/carousel.ts';
import { successStoriesIntro, testimonials } from '#content/landing/testimonials.ts';
import { useCases, useCasesIntro } from '#content/landing/use-cases.ts';
import { carouselLabels } from '#content/shell/labels.ts';
import { PATHS } from '#domain/paths.ts';
import { TESTIMONIAL_CAROUSEL, USE_CASE_CAROUSEL } from '#domain/timing.ts';
import type { Journey, Visitor } from '../visitor.ts';

const USE_CASE_COUNT = useCases.length;
const STORY_COUNT = testimonials.length;
const PAIR_COUNT = Math.ceil(STORY_COUNT / 2);
/** Label of the button for the second pair while the last story is on stage, since a pair never repeats it. */
const SECOND_PAIR = successStoriesIntro.pair.name(
  pairBeside(STORY_COUNT - 1, 1, STORY_COUNT).map((i) => testimonials[i]?.name ?? ''),
);

/** Labels of the visible slides of a track. */
const visibleSlideLabels = (id: string, track: number) =>
  [...document.querySelectorAll(`#${id} [data-track="${track}"] > [role="group"][aria-roledescription]`)]
    .filter(
      (slide) => getComputedStyle(slide).visibility === 'visible' && getComputedStyle(slide).opacity === '1',
    )
    .map((slide) => slide.getAttribute('aria-label'));
const expectSlide = (visitor: Visitor, id: string, track: number, position: number, count: number) =>
  visitor.expect(visibleSlideLabels, [carouselLabels.slideNumber(position, count)], id, track);
const isRotating = (id: string) => document.querySelector(`#${id} [aria-live="off"]`) !== null;
const movePointerAway = (visitor: Visitor) => visitor.driver.movePointer(2, 2);
const USE_CASES_ID = 'industry-use-cases';
const STORIES_ID = 'success-stories';

/** On the landing page, the use cases rotate, and arrows and dots change them. */
export async function expectUseCasesMove(visitor: Visitor): Promise<void> {
  await visitor.scrollToSection('#industry-use-cases');
  const expectCase = (position: number) => expectSlide(visitor, USE_CASES_ID, 0, position, USE_CASE_COUNT);
  await expectCase(1);
  await movePointerAway(visitor);
  await visitor.expect(isRotating, true, USE_CASES_ID);
  await visitor.skipTime(USE_CASE_CAROUSEL.interval);
  await expectCase(2);
  await visitor.click('#industry-use-cases button', useCases.at(-1)?.industry);
  await expectCase(USE_CASE_COUNT);
  await visitor.click('#industry-use-cases button', carouselLabels.next(useCasesIntro.noun));
  await expectCase(1);
}

export const carouselJourneys: Journey[] = [
  {
    title: 'testimonials: arrow keys and buttons change slides, and hovering pauses them',
    needs: ['success-stories'],
    run: async (visitor) => {
      await visitor.open(PATHS.home);
      await visitor.scrollToSection('#success-stories');
      const expectStory = (position: number) => expectSlide(visitor, STORIES_ID, 0, position, STORY_COUNT);
      const expectPair = (position: number) => expectSlide(visitor, STORIES_ID, 1, position, PAIR_COUNT);
      await movePointerAway(visitor);
      await visitor.runInPage(() =>
        document.querySelector('#success-stories')?.scrollIntoView({ behavior: 'instant' }),
      );
      await visitor.hover('#success-stories h2');
      await visitor.expectVisible('#success-stories span', carouselLabels.paused);
      await expectStory(1);
      await visitor.pressKeys('ArrowRight');
      await expectStory(2);
      await expectPair(1);
      await visitor.pressKeys('ArrowLeft', 'ArrowLeft');
      await expectStory(STORY_COUNT);
      await visitor.click('#success-stories button', SECOND_PAIR);
      await expectPair(2);
      await movePointerAway(visitor);
      await visitor.skipTime(TESTIMONIAL_CAROUSEL.pause);
      await visitor.expectVisible('#success-stories span', carouselLabels.auto);
    },
  },
];

import { successStoriesIntro, testimonials } from '#content/landing/testimonials.ts';
import { useCases, useCasesIntro } from '#content/landing/use-cases.ts';
import { carouselLabels } from '#content/shell/labels.ts';
import { PATHS } from '#domain/paths.ts';
import { TESTIMONIAL_CAROUSEL, USE_CASE_CAROUSEL } from '#domain/timing.ts';
import type { Journey, Visitor } from '../visitor.ts';

const CASES = useCases.length;
const STORIES = testimonials.length;
const PAIRS = Math.ceil(STORIES / 2);

/** Labels of the visible slides of a track. */
const current = (id: string, track: number) =>
  [...document.querySelectorAll(`#${id} [data-track="${track}"] > [role="group"][aria-roledescription]`)]
    .filter(
      (slide) => getComputedStyle(slide).visibility === 'visible' && getComputedStyle(slide).opacity === '1',
    )
    .map((slide) => slide.getAttribute('aria-label'));
const rotates = (id: string) => document.querySelector(`#${id} [aria-live="off"]`) !== null;
const away = (visitor: Visitor) => visitor.driver.point(2, 2);
const CASES_ID = 'industry-use-cases';
const STORIES_ID = 'success-stories';

/** On the landing page: arrows and dots move the use cases, which wrap and rotate by themselves. */
export async function expectUseCasesMove(visitor: Visitor): Promise<void> {
  await visitor.scrollToSection('#industry-use-cases');
  const expectCase = (place: number) =>
    visitor.expect(current, [carouselLabels.place(place, CASES)], CASES_ID, 0);
  await expectCase(1);
  await away(visitor);
  await visitor.expect(rotates, true, CASES_ID);
  await visitor.skip(USE_CASE_CAROUSEL.every);
  await expectCase(2);
  await visitor.click('#industry-use-cases button', carouselLabels.next(useCasesIntro.noun));
  await expectCase(3);
  await visitor.click('#industry-use-cases button', useCases.at(-1)?.industry);
  await expectCase(CASES);
  await visitor.click('#industry-use-cases button', carouselLabels.next(useCasesIntro.noun));
  await expectCase(1);
  await visitor.click('#industry-use-cases button', carouselLabels.previous(useCasesIntro.noun));
  await expectCase(CASES);
  await away(visitor);
  await visitor.skip(USE_CASE_CAROUSEL.pause);
  await visitor.expect(rotates, true, CASES_ID);
}

export const carouselJourneys: Journey[] = [
  {
    title: 'testimonials: two positions and arrow keys; they pause on hover and move on after 6 s',
    needs: ['success-stories'],
    tags: ['@4.12', '@4.13', '@4.14', '@4.16', '@4.19'],
    run: async (visitor) => {
      await visitor.open(PATHS.home);
      await visitor.scrollToSection('#success-stories');
      const expectStudy = (place: number) =>
        visitor.expect(current, [carouselLabels.place(place, STORIES)], STORIES_ID, 0);
      const expectPair = (place: number) =>
        visitor.expect(current, [carouselLabels.place(place, PAIRS)], STORIES_ID, 1);
      await away(visitor);
      await visitor.read(() =>
        document.querySelector('#success-stories')?.scrollIntoView({ behavior: 'instant' }),
      );
      await visitor.hover('#success-stories h2');
      await visitor.expectVisible('#success-stories span', carouselLabels.paused);
      await expectStudy(1);
      await visitor.pressKeys('ArrowRight');
      await expectStudy(2);
      await expectPair(1);
      await visitor.pressKeys('ArrowLeft', 'ArrowLeft');
      await expectStudy(STORIES);
      await visitor.click('#success-stories button', carouselLabels.next(successStoriesIntro.pair.noun));
      await expectPair(2);
      await away(visitor);
      await visitor.skip(TESTIMONIAL_CAROUSEL.pause);
      await visitor.expectVisible('#success-stories span', carouselLabels.auto);
      await visitor.skip(TESTIMONIAL_CAROUSEL.every);
      await expectStudy(1);
      await expectPair((2 % PAIRS) + 1);
    },
  },
];

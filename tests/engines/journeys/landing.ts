import { faq } from '#content/landing/faq.ts';
import { hero } from '#content/landing/hero.ts';
import { useCases, useCasesIntro } from '#content/landing/use-cases.ts';
import { carouselLabels, labels } from '#content/shell/labels.ts';
import { socialHero } from '#content/social-os/social-os.ts';
import { PATHS } from '#domain/paths.ts';
import { USE_CASE_CAROUSEL } from '#domain/timing.ts';
import type { Journey, Visitor } from '../visitor.ts';

const readOpenAnswers = () =>
  [...document.querySelectorAll<HTMLDetailsElement>('#faq details')].flatMap(({ open }, i) =>
    open ? [i] : [],
  );

/** State of the film, which is in an iframe in the dialog. */
const readFilmState = () => {
  const video = document.querySelector('iframe')?.contentDocument?.querySelector('video');
  if (!video) return null;
  const page = video.ownerDocument.documentElement;
  return {
    isPlaying: !video.paused && video.currentTime > 0.2,
    hasCaptions: page.querySelector('[aria-current=true]') !== null,
    overflow: page.scrollHeight - page.clientHeight,
  };
};
const PLAYING_WITH_CAPTIONS = { isPlaying: true, hasCaptions: true, overflow: 0 };

/** Labels of the visible slides. */
const visibleUseCases = () =>
  [...document.querySelectorAll('#industry-use-cases [data-track] > [role="group"][aria-roledescription]')]
    .filter(
      (slide) => getComputedStyle(slide).visibility === 'visible' && getComputedStyle(slide).opacity === '1',
    )
    .map((slide) => slide.getAttribute('aria-label'));
const isRotating = () => document.querySelector('#industry-use-cases [aria-live="off"]') !== null;

/** The use cases rotate until the pointer is over them. Arrow keys, dots and buttons change them. */
async function expectUseCasesMove(visitor: Visitor): Promise<void> {
  await visitor.scrollToSection('#industry-use-cases');
  const expectCase = (index: number) =>
    visitor.expect(visibleUseCases, [
      carouselLabels.slideNumber((index % useCases.length) + 1, useCases.length),
    ]);
  await expectCase(0);
  await visitor.driver.movePointer(2, 2);
  await visitor.expect(isRotating, true);
  await visitor.skipTime(USE_CASE_CAROUSEL.interval);
  await expectCase(1);
  await visitor.hover('#industry-use-cases h2');
  await visitor.expect(isRotating, false);
  // Until the pointer was there, the slides may have moved again.
  await visitor.click('#industry-use-cases button', useCases[1]?.industry);
  await expectCase(1);
  await visitor.pressKeys('ArrowRight');
  await expectCase(2);
  await visitor.click('#industry-use-cases button', useCases.at(-1)?.industry);
  await expectCase(useCases.length - 1);
  await visitor.click('#industry-use-cases button', carouselLabels.next(useCasesIntro.noun));
  await expectCase(useCases.length);
}

export const landingJourneys: Journey[] = [
  {
    title:
      'landing page: the film plays in a dialog, use cases advance after 8 s and by click and key, one FAQ answer is open at a time',
    needs: ['film', 'industry-use-cases', 'faq'],
    run: async (visitor) => {
      await visitor.open(PATHS.home);
      await visitor.click('main [role="button"]', hero.watch);
      await visitor.expectVisible('dialog[open] iframe');
      await visitor.expect(readFilmState, PLAYING_WITH_CAPTIONS);
      await visitor.click('dialog button', labels.close);
      await visitor.expectMissing('dialog');

      await expectUseCasesMove(visitor);

      await visitor.scrollToSection('#faq');
      await visitor.expect(readOpenAnswers, [0]);
      const lastItem = faq.at(-1);
      await visitor.click('#faq summary', `${lastItem?.category}${lastItem?.question}`);
      await visitor.expect(readOpenAnswers, [faq.length - 1]);
      await visitor.click('#faq summary', `${lastItem?.category}${lastItem?.question}`);
      await visitor.expect(readOpenAnswers, []);
    },
  },
  {
    title: 'Watch Demo: Esc closes the dialog, even if the film has the focus',
    needs: ['film', 'socialOs'],
    run: async (visitor) => {
      await visitor.open(PATHS.socialOs);
      await visitor.click('main [role="button"]', socialHero.watch);
      await visitor.expect(readFilmState, PLAYING_WITH_CAPTIONS);
      await visitor.runInPage(() =>
        document.querySelector('iframe')?.contentDocument?.querySelector('button')?.focus(),
      );
      await visitor.pressKeys('Escape');
      await visitor.expectMissing('dialog');
      await visitor.expect(() => document.activeElement?.textContent, socialHero.watch);
    },
  },
];

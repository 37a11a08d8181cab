import { labels } from '#content/labels.ts';
import { faq } from '#content/landing/faq.ts';
import { hero } from '#content/landing/hero.ts';
import { socialHero } from '#content/social-os.ts';
import { PATHS } from '#domain/paths.ts';
import type { Journey } from '../journey.ts';
import type { Visitor } from '../visitor.ts';
import { seesUseCasesMove } from './carousels.ts';

const openAnswers = (visitor: Visitor) => () =>
  visitor.read(() =>
    [...document.querySelectorAll<HTMLDetailsElement>('#faq details')].flatMap(({ open }, i) =>
      open ? [i] : [],
    ),
  );

/** The film inside the player inside the dialog. */
const film = (visitor: Visitor) =>
  visitor.read(() => {
    const video = document.querySelector('iframe')?.contentDocument?.querySelector('video');
    if (!video) return null;
    const page = video.ownerDocument.documentElement;
    return {
      plays: !video.paused && video.currentTime > 0.2,
      captions: page.querySelector('#caption')?.textContent !== '',
      overflow: page.scrollHeight - page.clientHeight,
    };
  });

async function watchesDemo(visitor: Visitor): Promise<void> {
  await visitor.presses('main [role="button"]', hero.watch);
  await visitor.sees(['dialog[open] iframe']);
  await visitor.until(() => film(visitor), { plays: true, captions: true, overflow: 0 });
  await visitor.presses('dialog button', labels.close);
  await visitor.missing(['dialog']);
}

async function opensAnswers(visitor: Visitor): Promise<void> {
  await visitor.comesTo('#faq');
  await visitor.until(openAnswers(visitor), [0]);
  const last = faq.at(-1);
  await visitor.presses('#faq summary', `${last?.category}${last?.question}`);
  await visitor.until(openAnswers(visitor), [faq.length - 1]);
  await visitor.presses('#faq summary', `${last?.category}${last?.question}`);
  await visitor.until(openAnswers(visitor), []);
}

export const landingJourneys: Journey[] = [
  {
    title:
      'the landing page: the film plays in a dialog, with captions and without a scrollbar; use cases move by hand and by themselves after 8 s; one answer is open at a time',
    tags: ['@2.37', '@2.38', '@4.9', '@4.10', '@4.20', '@4.21', '@7.8'],
    walk: async (visitor) => {
      await visitor.open(PATHS.home);
      await watchesDemo(visitor);
      await seesUseCasesMove(visitor);
      await opensAnswers(visitor);
    },
  },
  {
    title: 'Watch Demo: Esc closes the dialog, also from inside the film',
    tags: ['@2.62', '@4.24'],
    walk: async (visitor) => {
      await visitor.open(PATHS.socialOs);
      await visitor.presses('main [role="button"]', socialHero.watch);
      await visitor.until(async () => (await film(visitor))?.plays, true);
      await visitor.read(() =>
        document.querySelector('iframe')?.contentDocument?.querySelector('video')?.focus(),
      );
      await visitor.strikes('Escape');
      await visitor.missing(['dialog']);
      await visitor.until(() => visitor.read(() => document.activeElement?.textContent), socialHero.watch);
    },
  },
];

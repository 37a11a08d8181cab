import { REVEAL } from '#domain/timing.ts';

/** A block counts as seen when 20% of it is visible, or when it covers 20% of the screen. */
const isSeen = ({ intersectionRatio, intersectionRect }: IntersectionObserverEntry) =>
  intersectionRatio >= REVEAL.threshold || intersectionRect.height >= window.innerHeight * REVEAL.threshold;

/** Distance below the screen at which a block is hidden, so that it can fade in when it scrolls into view. */
const NEAR_MARGIN = '0px 0px 800px';

/** Fades each `Reveal` block in when it first scrolls into view. A block that is already on the screen stays as it is. */
export function watchReveals(): void {
  const viewObserver = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (isSeen(entry)) setState(entry.target, 'shown');
    },
    { threshold: Array.from({ length: 101 }, (_, percent) => percent / 100) },
  );
  const nearObserver = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect } of entries)
        if (isIntersecting) setState(target, boundingClientRect.top < innerHeight ? 'shown' : 'waiting');
    },
    { rootMargin: NEAR_MARGIN },
  );
  const setState = (block: Element, state: 'waiting' | 'shown') => {
    block.setAttribute('data-reveal', state);
    nearObserver.unobserve(block);
    if (state === 'waiting') viewObserver.observe(block);
    else viewObserver.unobserve(block);
  };
  for (const block of document.querySelectorAll('[data-reveal=""]')) nearObserver.observe(block);
}

import { HEADER_SHADOW_AFTER_PX, SCROLL_TO_TOP_AFTER } from '#domain/timing.ts';
import { scrollToTop } from './links.ts';

/** Shows the header's shadow and buttons, and the floating buttons, depending on the scroll position. */
export function startScrollEffects(): void {
  const header = document.querySelector('.site-header');
  const button = document.querySelector<HTMLButtonElement>('.top-button');
  let isScheduled = false;
  let previousY = scrollY;
  const update = () => {
    isScheduled = false;
    const { scrollHeight, clientHeight } = document.documentElement;
    header?.toggleAttribute('data-raised', scrollY > HEADER_SHADOW_AFTER_PX);
    document.documentElement.toggleAttribute('data-reading', scrollY > previousY);
    previousY = scrollY;
    if (button) button.hidden = scrollY <= (scrollHeight - clientHeight) * SCROLL_TO_TOP_AFTER;
  };
  const scheduleUpdate = () => {
    if (!isScheduled) requestAnimationFrame(update);
    isScheduled = true;
  };
  scheduleUpdate();
  const action = document.querySelector('main .btn[target="_blank"]');
  if (action)
    new IntersectionObserver(([entry]) =>
      header?.toggleAttribute('data-at-action', entry?.isIntersecting),
    ).observe(action);
  addEventListener('scroll', scheduleUpdate, { passive: true });
  addEventListener('resize', scheduleUpdate);
  button?.addEventListener('click', scrollToTop);
}

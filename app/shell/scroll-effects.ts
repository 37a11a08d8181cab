import { HEADER_SHADOW_AFTER_PX, SCROLL_TO_TOP_AFTER } from '#domain/timing.ts';
import { scrollToTop } from './hash-links.ts';

/** Shows the header's shadow and the button to the top, depending on the scroll position. */
export function startScrollEffects(): void {
  const header = document.querySelector('.site-header');
  const button = document.querySelector<HTMLButtonElement>('.top-button');
  let scheduled = false;
  const update = () => {
    scheduled = false;
    const { scrollHeight, clientHeight } = document.documentElement;
    header?.toggleAttribute('data-raised', scrollY > HEADER_SHADOW_AFTER_PX);
    if (button) button.hidden = scrollY <= (scrollHeight - clientHeight) * SCROLL_TO_TOP_AFTER;
  };
  const schedule = () => {
    if (!scheduled) requestAnimationFrame(update);
    scheduled = true;
  };
  schedule();
  addEventListener('scroll', schedule, { passive: true });
  addEventListener('resize', schedule);
  button?.addEventListener('click', scrollToTop);
}

import { waitForLoadingScreen } from '#app/components/loading-screen-done.ts';
import { isPlainPress, siteLinkOf } from './site-link.ts';

const behavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

/** Scrolls to the top and moves focus to the title. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: behavior() });
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

/** Scrolls to an element, focuses it and plays a short pop animation. */
function scrollToTarget(target: HTMLElement): void {
  target.scrollIntoView({ behavior: behavior() });
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.classList.add('pop');
  // Ignore `animationend` events that bubble from inside the target.
  const popped = (event: AnimationEvent) => {
    if (event.target !== target) return;
    target.classList.remove('pop');
    target.removeEventListener('animationend', popped);
  };
  target.addEventListener('animationend', popped);
}

const targetOf = (hash: string) => document.getElementById(hash.slice(1));

/**
 * Adds a history entry. First stores the scroll position in the current entry: on Back, Chromium would scroll to the
 * hash instead.
 */
function setAddress(address: string): void {
  if (address !== window.location.href) {
    history.replaceState({ ...history.state, scrollY }, '');
    history.pushState(null, '', address);
  }
  dispatchEvent(new HashChangeEvent('hashchange'));
}

function follow(event: MouseEvent): void {
  const link = siteLinkOf(event);
  if (!link || !isPlainPress(event) || link.pathname !== window.location.pathname) return;
  const target = targetOf(link.hash);
  if (target) {
    setAddress(link.href);
    scrollToTarget(target);
  } else if (link.hash.length < 2 && link.getAttribute('href') !== '#') {
    setAddress(link.href);
    scrollToTop();
  } else return;
  event.preventDefault();
}

/** Handles links within the page. All other links load a page. */
export function startHashLinks(): void {
  document.addEventListener('click', follow);
  addEventListener('popstate', ({ state }) => {
    const restore = (top: number) => window.scrollTo({ top, behavior: 'instant' });
    // Stop a smooth scroll that is still running.
    restore(scrollY);
    // Chromium scrolls to the hash after this event.
    if (state?.scrollY !== undefined) requestAnimationFrame(() => restore(state.scrollY));
  });
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // On reload, Back and Forward the browser restores the scroll position.
  if (navigation && navigation.type !== 'navigate') return;
  waitForLoadingScreen().then(() => {
    const target = targetOf(window.location.hash);
    if (target) scrollToTarget(target);
  });
}

import { loadingScreenDone } from '#app/components/loading-screen-done.ts';
import { isPlainPress, siteLinkOf } from './site-link.ts';

const behavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

/** To the top of the page, and focus to its title. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: behavior() });
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

/** Scrolls to an element, moves focus there and lets it pop once. */
function scrollToTarget(target: HTMLElement): void {
  target.scrollIntoView({ behavior: behavior() });
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.classList.add('pop');
  // Drawings inside the target end their own animations, and those events bubble.
  const popped = (event: AnimationEvent) => {
    if (event.target !== target) return;
    target.classList.remove('pop');
    target.removeEventListener('animationend', popped);
  };
  target.addEventListener('animationend', popped);
}

const targetOf = (hash: string) => document.getElementById(hash.slice(1));

/** The entry that is left keeps its position: Chromium goes Back to its hash instead. */
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

/** Links within the page. All others are page loads. */
export function startHashLinks(): void {
  document.addEventListener('click', follow);
  addEventListener('popstate', ({ state }) => {
    const restore = (top: number) => window.scrollTo({ top, behavior: 'instant' });
    // A smooth scroll on its way must not go on.
    restore(scrollY);
    // Chromium scrolls to the hash after this event.
    if (state?.scrollY !== undefined) requestAnimationFrame(() => restore(state.scrollY));
  });
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A reloaded or revisited page is put back in its place by the browser.
  if (navigation && navigation.type !== 'navigate') return;
  loadingScreenDone().then(() => {
    const target = targetOf(window.location.hash);
    if (target) scrollToTarget(target);
  });
}

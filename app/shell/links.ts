import { waitForLoadingScreen } from '#app/components/loading-screen-done.ts';
import { layOutSections } from './lay-out-sections.ts';

/** Returns the link on which an event happened, if it leads to this site and opens in this tab. */
export function findSiteLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link && link.origin === window.location.origin && !link.target && !link.hasAttribute('download'))
    return link;
}

/** True for a plain click, without modifier keys. */
const isPlainClick = (event: MouseEvent) =>
  !(event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

const scrollBehavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

/** Scrolls to the top and moves focus to the title. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: scrollBehavior() });
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

/** Scrolls to an element, focuses it and plays a short pop animation. */
function scrollToTarget(target: HTMLElement): void {
  layOutSections().then(() => target.scrollIntoView({ behavior: scrollBehavior() }));
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.classList.add('pop');
  // Ignore `animationend` events that bubble from inside the target.
  const onPopEnd = (event: AnimationEvent) => {
    if (event.target !== target) return;
    target.classList.remove('pop');
    target.removeEventListener('animationend', onPopEnd);
  };
  target.addEventListener('animationend', onPopEnd);
}

const findTarget = (hash: string) => document.getElementById(hash.slice(1));

/**
 * Adds a history entry. Before that, stores the scroll position in the current entry: on Back, Chromium would scroll to
 * the hash instead.
 */
function pushUrl(url: string): void {
  if (url !== window.location.href) {
    history.replaceState({ ...history.state, scrollY }, '');
    history.pushState(null, '', url);
  }
  dispatchEvent(new HashChangeEvent('hashchange'));
}

function followHashLink(event: MouseEvent): void {
  const link = findSiteLink(event);
  if (!link || !isPlainClick(event) || link.pathname !== window.location.pathname) return;
  const target = findTarget(link.hash);
  if (target) {
    pushUrl(link.href);
    scrollToTarget(target);
  } else if (link.hash.length < 2 && link.getAttribute('href') !== '#') {
    pushUrl(link.href);
    scrollToTop();
  } else return;
  event.preventDefault();
}

/** Handles links within the page. All other links load a page. */
export function startHashLinks(): void {
  document.addEventListener('click', followHashLink);
  addEventListener('popstate', ({ state }) => {
    const scrollToY = (top: number) => window.scrollTo({ top, behavior: 'instant' });
    // Stop a smooth scroll that is still running.
    scrollToY(scrollY);
    // Chromium scrolls to the hash after this event.
    if (state?.scrollY !== undefined) requestAnimationFrame(() => scrollToY(state.scrollY));
  });
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // On reload, Back and Forward the browser restores the scroll position.
  if (navigation && navigation.type !== 'navigate') return;
  waitForLoadingScreen().then(() => {
    const target = findTarget(window.location.hash);
    if (target) scrollToTarget(target);
  });
}

/** With script, a dialog link acts as a button, also for the Space key. The island of the link opens the dialog. */
export function startDialogLinks(): void {
  for (const link of document.querySelectorAll('a[data-dialog-link]')) {
    link.role = 'button';
    link.ariaHasPopup = 'dialog';
  }
  document.addEventListener('keydown', (event) => {
    if (event.key !== ' ' || !(event.target instanceof HTMLElement)) return;
    if (!event.target.matches('a[data-dialog-link]')) return;
    event.preventDefault();
    event.target.click();
  });
}

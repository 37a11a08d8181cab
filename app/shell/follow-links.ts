import { navigate } from 'wouter/use-browser-location';
import { isOutdated } from '#app/loading/newer-build.ts';
import { scrollToTarget } from './scroll-to-target.ts';
import { scrollToTop } from './scroll-to-top.ts';

const linkOf = ({ target }: Event) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link?.origin === window.location.origin && !link.target && !link.download ? link : null;
};

/** Goes where a link of this site leads, without a page load. False where the browser has to do it. */
function go(link: HTMLAnchorElement, isRoute: (path: string) => boolean): boolean {
  const { pathname, search, hash } = link;
  if (pathname !== window.location.pathname) {
    if (!isRoute(pathname) || isOutdated()) return false;
    navigate(pathname + search + hash);
  } else if (hash.length > 1) {
    scrollToTarget(hash.slice(1));
    navigate(hash, { state: history.state });
  } else if (link.getAttribute('href') !== '#') {
    scrollToTop();
    if (window.location.hash) navigate(pathname + search, { state: history.state });
  }
  return true;
}

/**
 * Every link of the site, whether its section has its script or not. It listens before React does, which keeps
 * clicks from sections that still wait.
 */
export function followLinks(isRoute: (path: string) => boolean, onIntent: (path: string) => void): void {
  const tell = (event: Event) => {
    const link = linkOf(event);
    if (link) onIntent(link.pathname);
  };
  document.addEventListener('pointerover', tell, { passive: true });
  document.addEventListener('focusin', tell);
  document.addEventListener(
    'click',
    (event) => {
      const link = linkOf(event);
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (go(link, isRoute)) event.preventDefault();
    },
    true,
  );
}

import { findSiteLink } from './links.ts';

/** Prefetches pages on intent, in browsers that do not support the speculation rules in the server's header. */
export function startPrefetch(): void {
  const prefetchedPaths = new Set([window.location.pathname]);
  const prefetch = (event: Event) => {
    const link = findSiteLink(event);
    if (!link || link.matches('[data-dialog-link]') || prefetchedPaths.has(link.pathname)) return;
    prefetchedPaths.add(link.pathname);
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'prefetch', href: link.pathname }),
    );
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, prefetch, { passive: true });
}

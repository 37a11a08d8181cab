import { siteLinkOf } from './site-link.ts';

/** Prefetches pages on intent, in browsers that do not support the speculation rules in the server's header. */
export function startPrefetch(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  const fetched = new Set([window.location.pathname]);
  const prefetch = (event: Event) => {
    const link = siteLinkOf(event);
    if (!link || link.matches('[data-dialog-link]') || fetched.has(link.pathname)) return;
    fetched.add(link.pathname);
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'prefetch', href: link.pathname }),
    );
  };
  for (const intent of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(intent, prefetch, { passive: true });
}

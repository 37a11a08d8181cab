import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { ToastOutlet } from './features/toasts/toast-outlet.tsx';
import { sectionsArrived } from './loading/deferred.tsx';
import { type LoadedRoute, loadRoute, routeOf } from './routes.tsx';
import { applyHead } from './shell/apply-head.ts';
import { scrollToTarget } from './shell/scroll-to-target.ts';

/** Shows the page of the current path. The first one comes as it was prerendered, so that hydration agrees. */
export function App({ initial }: { initial: LoadedRoute }) {
  const [path] = useLocation();
  const firstPath = useRef(path);
  const [shown, setShown] = useState(initial);
  const route = path === firstPath.current ? initial.route : routeOf(path);

  useEffect(() => {
    if (route === shown.route) return;
    let stale = false;
    loadRoute(route).then(
      (loaded) => !stale && startTransition(() => setShown(loaded)),
      // The chunk is gone after a deployment, or the network is: let the browser fetch the page.
      () => window.location.reload(),
    );
    return () => {
      stale = true;
    };
  }, [route, shown.route]);

  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    document.dispatchEvent(new Event('hydrated'));
  }, []);

  const isFirstPage = shown === initial;
  useEffect(() => {
    if (isFirstPage) return;
    applyHead(shown.page.head);
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    const hash = window.location.hash.slice(1);
    if (!hash) return;
    let left = false;
    sectionsArrived().then(() => left || scrollToTarget(hash));
    return () => {
      left = true;
    };
  }, [shown, isFirstPage]);

  // One element per page: a new one would reach into sections that are still waiting for their script.
  const page = useMemo(() => <shown.page.Page key={shown.route} />, [shown]);
  return (
    <>
      {page}
      <ToastOutlet />
    </>
  );
}

import { type ComponentType, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { WHOLE_PAGE_PATIENCE } from '#domain/timing.ts';
import { ToastOutlet } from './features/toasts/toast-outlet.tsx';
import { sectionsArrived } from './loading/deferred.tsx';
import { prefetch } from './loading/later.ts';
import { findOut } from './loading/newer-build.ts';
import { fetchNoticed } from './loading/notice.ts';
import { HYDRATED_EVENT } from './loading/presses.ts';
import { pageOf, routeOf } from './routes.tsx';
import { applyHead, heads } from './shell/apply-head.ts';
import { placeToRestore, restorePlace } from './shell/scroll-memory.ts';
import { scrollToTarget } from './shell/scroll-to-target.ts';

export type LoadedRoute = { route: string; Page: ComponentType };

const patience = () => new Promise((resolve) => setTimeout(resolve, WHOLE_PAGE_PATIENCE));

/** The next page, whole if it comes in time. If its code does not come but the site answers, the browser fetches it. */
async function open(route: string): Promise<LoadedRoute> {
  const part = pageOf(route);
  prefetch(heads);
  if (!(await part.attempt()) && (await findOut()) !== 'away') window.location.reload();
  const Page = await fetchNoticed(part);
  const sections = Object.values(Page.below ?? {}).map((section) => section.part.attempt());
  await Promise.race([Promise.all(sections), patience()]);
  return { route, Page };
}

type AppProps = {
  initial: LoadedRoute;
  /** Where there is no address to read: while prerendering. */
  ssrPath?: string;
};

/** Shows the page of the current path. The first one comes as it was prerendered, so that hydration agrees. */
export function App({ initial, ssrPath }: AppProps) {
  const path = usePathname({ ssrPath });
  const firstPath = useRef(path);
  const [shown, setShown] = useState(initial);
  const route = path === firstPath.current ? initial.route : routeOf(path);

  useEffect(() => {
    if (route === shown.route) return;
    let stale = false;
    open(route).then((loaded) => stale || startTransition(() => setShown(loaded)));
    return () => {
      stale = true;
    };
  }, [route, shown.route]);

  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    document.dispatchEvent(new Event(HYDRATED_EVENT));
  }, []);

  const isFirstPage = shown === initial;
  useEffect(() => {
    if (isFirstPage) return;
    applyHead(shown.route);
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    const place = placeToRestore();
    if (place !== undefined) return restorePlace(place);
    window.scrollTo({ top: 0, behavior: 'instant' });
    const hash = window.location.hash.slice(1);
    if (!hash) return;
    let left = false;
    sectionsArrived().then(() => left || scrollToTarget(hash));
    return () => {
      left = true;
    };
  }, [shown, isFirstPage]);

  // One element per page: a new one would reach into sections that are still waiting for their script.
  const page = useMemo(() => <shown.Page key={shown.route} />, [shown]);
  return (
    <>
      {page}
      <ToastOutlet />
    </>
  );
}

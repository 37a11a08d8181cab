import { useLayoutEffect, useState } from 'react';
import { waitForLoadingScreen } from '#app/components/loading-screen-done.ts';
import { QUIZ } from '#domain/timing.ts';

/** `covered`: the loading screen still hides the page, so the timer has not started. */
type Loader = 'covered' | 'page' | 'start';

/** Runs the two loaders of the page: the first after the loading screen, the second after a click on Start. */
export function useLoaders(): [Loader | undefined, () => void] {
  const [loader, setLoader] = useState<Loader | undefined>('covered');

  // A layout effect, so that bar and timer start together.
  useLayoutEffect(() => {
    if (!loader) return;
    if (loader === 'covered') {
      waitForLoadingScreen().then(() => setLoader('page'));
      return;
    }
    const timer = setTimeout(setLoader, loader === 'page' ? QUIZ.pageLoader : QUIZ.startLoader, undefined);
    return () => clearTimeout(timer);
  }, [loader]);

  return [loader, () => setLoader('start')];
}

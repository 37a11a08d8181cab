import { useLayoutEffect, useState } from 'react';
import { isLoadingScreenShown, waitForLoadingScreen } from '#app/components/loading-screen-done.ts';
import { QUIZ } from '#domain/timing.ts';

/** `covered`: the loading screen still hides the page. It has the text of the `page` loader and replaces it. */
type Loader = 'covered' | 'page' | 'start';

/** Runs the two loaders of the page: the first on navigation within the site, the second after a click on Start. */
export function useLoaders(): [Loader | undefined, () => void] {
  const [loader, setLoader] = useState<Loader | undefined>('covered');

  // A layout effect, so that bar and timer start together.
  useLayoutEffect(() => {
    if (!loader) return;
    if (loader === 'covered') {
      const nextLoader = isLoadingScreenShown() ? undefined : 'page';
      waitForLoadingScreen().then(() => setLoader(nextLoader));
      return;
    }
    const timer = setTimeout(setLoader, loader === 'page' ? QUIZ.pageLoader : QUIZ.startLoader, undefined);
    return () => clearTimeout(timer);
  }, [loader]);

  return [loader, () => setLoader('start')];
}

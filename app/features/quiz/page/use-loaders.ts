import { useLayoutEffect, useState } from 'react';
import { loadingScreenDone } from '#app/components/loading-screen-done.ts';
import { QUIZ } from '#domain/timing.ts';

/** 'covered': the visitor cannot see the page yet, so its wait has not begun. */
type Loader = 'covered' | 'page' | 'start';

/** The two waits of the page: on arrival, counted from when it can be seen, and after Start. */
export function useLoaders(): [Loader | undefined, () => void] {
  const [loader, setLoader] = useState<Loader | undefined>('covered');

  // With the commit that shows the bar, so that bar and wait begin together.
  useLayoutEffect(() => {
    if (!loader) return;
    if (loader === 'covered') {
      loadingScreenDone().then(() => setLoader('page'));
      return;
    }
    const timer = setTimeout(setLoader, loader === 'page' ? QUIZ.pageLoader : QUIZ.startLoader, undefined);
    return () => clearTimeout(timer);
  }, [loader]);

  return [loader, () => setLoader('start')];
}

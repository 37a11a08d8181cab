import { waitForLoadingScreen } from './loading-screen-done.ts';

/** `past` means that the element was seen and has left the screen. */
export type ViewportState = 'waiting' | 'seen' | 'past';

/**
 * Reports the viewport state until it is `past`, or until the returned function is called. Starts after the loading
 * screen.
 */
export function watchViewport(
  element: Element,
  visibleShare: number,
  onState: (state: ViewportState) => void,
): () => void {
  onState('waiting');
  let hasBeenSeen = false;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!hasBeenSeen && entries.some((entry) => entry.intersectionRatio >= visibleShare)) {
        hasBeenSeen = true;
        onState('seen');
      }
      if (!hasBeenSeen || entries.at(-1)?.isIntersecting) return;
      observer.disconnect();
      onState('past');
    },
    { threshold: [0, visibleShare] },
  );
  let isStopped = false;
  waitForLoadingScreen().then(() => isStopped || observer.observe(element));
  return () => {
    isStopped = true;
    observer.disconnect();
  };
}

/** Plays each `Scene` of the page when the visitor first sees it. */
export function watchScenes(): void {
  for (const scene of document.querySelectorAll<HTMLElement>('[data-scene=""]'))
    watchViewport(scene, Number(scene.dataset.share), (state) => {
      scene.dataset.scene = state;
    });
}

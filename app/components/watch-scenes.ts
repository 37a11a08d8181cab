import { loadingScreenDone } from './loading-screen-done.ts';

/** `past` means that the element was seen and has left the screen. */
export type ViewportState = 'waiting' | 'seen' | 'past';

/**
 * Reports the viewport state until it is `past`, or until the returned function is called. Starts after the loading
 * screen.
 */
export function watchViewport(
  element: Element,
  share: number,
  tell: (state: ViewportState) => void,
): () => void {
  tell('waiting');
  let seen = false;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!seen && entries.some((entry) => entry.intersectionRatio >= share)) {
        seen = true;
        tell('seen');
      }
      if (!seen || entries.at(-1)?.isIntersecting) return;
      observer.disconnect();
      tell('past');
    },
    { threshold: [0, share] },
  );
  let stopped = false;
  loadingScreenDone().then(() => stopped || observer.observe(element));
  return () => {
    stopped = true;
    observer.disconnect();
  };
}

/** Plays every `Scene` of the page once it is seen. */
export function watchScenes(): void {
  for (const scene of document.querySelectorAll<HTMLElement>('[data-scene=""]'))
    watchViewport(scene, Number(scene.dataset.share), (state) => {
      scene.dataset.scene = state;
    });
}

export const LOADING_SCREEN_ID = 'loading-screen';
const DONE_EVENT = 'loading-screen-done';

export const announceLoadingScreenDone = () => document.dispatchEvent(new Event(DONE_EVENT));

/** Resolves when the visitor can see the page. Resolves at once if there is no loading screen. */
export function waitForLoadingScreen(): Promise<void> {
  if (!document.getElementById(LOADING_SCREEN_ID)) return Promise.resolve();
  return new Promise((resolve) => document.addEventListener(DONE_EVENT, () => resolve(), { once: true }));
}

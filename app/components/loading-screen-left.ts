export const LOADING_SCREEN_ID = 'loading-screen';
const LEFT_EVENT = 'loading-screen-left';

export const announceLoadingScreenLeft = () => document.dispatchEvent(new Event(LEFT_EVENT));

/** Resolves when the page is open to the visitor: at once if the loading screen has gone or never was. */
export function loadingScreenLeft(): Promise<void> {
  if (!document.getElementById(LOADING_SCREEN_ID)) return Promise.resolve();
  return new Promise((resolve) => document.addEventListener(LEFT_EVENT, () => resolve(), { once: true }));
}

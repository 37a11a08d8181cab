import { LOADING_SCREEN } from '#domain/timing.ts';

const LEFT_EVENT = 'loading-screen-left';

const screenElement = () => document.getElementById('loading-screen');

/** Started by the boot script, before React: shows the next message every two seconds and leaves when it may. */
export function runLoadingScreen(ready: Promise<unknown>): void {
  const screen = screenElement();
  if (!screen) return;
  const messages = [...screen.querySelectorAll<HTMLElement>('li')];
  let current = 0;
  const rotation = setInterval(() => {
    messages[current]?.removeAttribute('data-current');
    current = (current + 1) % messages.length;
    messages[current]?.setAttribute('data-current', '');
  }, LOADING_SCREEN.messageEvery);

  const leave = () => {
    clearInterval(rotation);
    clearTimeout(deadline);
    if (!screen.isConnected) return;
    screen.remove();
    document.dispatchEvent(new Event(LEFT_EVENT));
  };
  // Both limits count from the start of navigation, when the visitor began to wait.
  const waited = performance.now();
  const deadline = setTimeout(leave, LOADING_SCREEN.maximum - waited);
  const minimum = new Promise((resolve) => setTimeout(resolve, LOADING_SCREEN.minimum - waited));
  Promise.all([minimum, ready]).then(leave);
}

/** Resolves when the page is open to the visitor: at once if the loading screen has gone or never was. */
export function loadingScreenLeft(): Promise<void> {
  if (!screenElement()) return Promise.resolve();
  return new Promise((resolve) => document.addEventListener(LEFT_EVENT, () => resolve(), { once: true }));
}

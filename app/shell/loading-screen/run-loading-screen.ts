import { announceLoadingScreenDone, LOADING_SCREEN_ID } from '#app/components/loading-screen-done.ts';
import { LOADING_SCREEN } from '#domain/timing.ts';

/** Since when the screen is seen: it may be painted long before this script arrives, or just after. */
const shownSince = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;

function shownEnough(): Promise<void> {
  return new Promise((resolve) => {
    // Timers may come a fraction early, and a busy browser tells late when it painted: looked at again, the screen never
    // goes before its time.
    const wait = (started: number) => {
      const left = (shownSince() ?? started) + LOADING_SCREEN.minimum - performance.now();
      if (left > 0) setTimeout(wait, Math.ceil(left), started);
      else resolve();
    };
    const painted = shownSince();
    if (painted !== undefined) wait(painted);
    else requestAnimationFrame(() => requestAnimationFrame(() => wait(performance.now())));
  });
}

/** Shows the next message every two seconds and leaves when it may. Inside a visit there is none (theme-script.ts). */
export function runLoadingScreen(ready: Promise<unknown>): void {
  const screen = document.getElementById(LOADING_SCREEN_ID);
  if (!screen) return;
  if ('inside' in document.documentElement.dataset) {
    screen.remove();
    return;
  }
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
    announceLoadingScreenDone();
  };
  const shownFor = performance.now() - (shownSince() ?? performance.now());
  const deadline = setTimeout(leave, LOADING_SCREEN.maximum - shownFor);
  // A late script finds the screen already waiting: the style sheet's own limit then comes first.
  screen.addEventListener('animationend', (event) => event.target === screen && leave());
  Promise.all([shownEnough(), ready]).then(leave);
}

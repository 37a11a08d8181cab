import { announceLoadingScreenLeft, LOADING_SCREEN_ID } from '#app/components/loading-screen-left.ts';
import { layOutWhole } from '#app/loading/lay-out.ts';
import { LOADING_SCREEN } from '#domain/timing.ts';

/** How long the screen has been seen: it may be painted long before this script arrives, or just after. */
function shownFor(): number {
  const [painted] = performance.getEntriesByName('first-contentful-paint');
  return painted ? performance.now() - painted.startTime : 0;
}

function shownEnough(): Promise<void> {
  return new Promise((resolve) => {
    // Timers cut off fractions: rounded up, the screen is never gone a moment early.
    const count = () => setTimeout(resolve, Math.ceil(LOADING_SCREEN.minimum - shownFor()));
    if (shownFor() > 0) count();
    else requestAnimationFrame(() => requestAnimationFrame(count));
  });
}

/** Started by the boot script, before React: shows the next message every two seconds and leaves when it may. */
export function runLoadingScreen(ready: Promise<unknown>): void {
  const screen = document.getElementById(LOADING_SCREEN_ID);
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
    layOutWhole();
    screen.remove();
    announceLoadingScreenLeft();
  };
  const deadline = setTimeout(leave, LOADING_SCREEN.maximum - shownFor());
  // A late script finds the screen already waiting: the style sheet's own limit then comes first.
  screen.addEventListener('animationend', (event) => event.target === screen && leave());
  Promise.all([shownEnough(), ready]).then(leave);
}

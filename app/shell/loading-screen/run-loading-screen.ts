import { announceLoadingScreenDone, LOADING_SCREEN_ID } from '#app/components/loading-screen-done.ts';
import { LOADING_SCREEN } from '#domain/timing.ts';
import loading from '#words/loading.json' with { type: 'json' };

/** Time at which the screen became visible. The first paint may be long before this script runs, or just after. */
const getFirstPaintTime = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;

function waitMinimumTime(): Promise<void> {
  return new Promise((resolve) => {
    // Check again after each timer: timers may fire early and paint times may arrive late, but the screen must stay for
    // its minimum time.
    const checkTime = (shownSince: number) => {
      const remaining = (getFirstPaintTime() ?? shownSince) + LOADING_SCREEN.minimum - performance.now();
      if (remaining > 0) setTimeout(checkTime, Math.ceil(remaining), shownSince);
      else resolve();
    };
    const firstPaintTime = getFirstPaintTime();
    if (firstPaintTime !== undefined) checkTime(firstPaintTime);
    else requestAnimationFrame(() => requestAnimationFrame(() => checkTime(performance.now())));
  });
}

/**
 * Shows the next message every two seconds, and removes the screen when the page is ready. The screen is not shown on
 * navigation within the site: theme-script.ts then sets `data-inside`.
 */
export function runLoadingScreen(pageReady: Promise<unknown>): void {
  const screen = document.getElementById(LOADING_SCREEN_ID);
  if (!screen) return;
  const { dataset } = document.documentElement;
  if ('inside' in dataset) {
    screen.remove();
    delete dataset.loading;
    return;
  }
  let messageIndex = 0;
  const messageTimer = setInterval(() => {
    messageIndex = (messageIndex + 1) % loading.messages.length;
    const message = screen.querySelector('p');
    if (message) message.textContent = loading.messages[messageIndex] ?? '';
  }, LOADING_SCREEN.messageEvery);

  const removeScreen = () => {
    clearInterval(messageTimer);
    clearTimeout(deadlineTimer);
    if (!screen.isConnected) return;
    screen.remove();
    delete dataset.loading;
    announceLoadingScreenDone();
  };
  const shownFor = performance.now() - (getFirstPaintTime() ?? performance.now());
  const deadlineTimer = setTimeout(removeScreen, LOADING_SCREEN.maximum - shownFor);
  // If this script started late, the CSS animation may end before the timers. It hides the screen.
  screen.addEventListener('animationend', (event) => event.target === screen && removeScreen());
  // Not earlier: reading `document.fonts.ready` lays out the whole page at once.
  Promise.all([waitMinimumTime(), pageReady])
    .then(() => document.fonts.ready)
    .then(removeScreen);
}

/**
 * The only script of the first paint. It runs the loading screen, then starts the site when the browser is idle,
 * fetching the entry and the page's chunk side by side.
 */
import { runLoadingScreen } from './shell/loading-screen/run-loading-screen.ts';

const { entry, page } = document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {};

const hydrated = new Promise((resolve) => document.addEventListener('hydrated', resolve, { once: true }));
runLoadingScreen(Promise.all([hydrated, document.fonts.ready]));

const start = () => {
  for (const url of [entry, page]) if (url) import(/* @vite-ignore */ url);
};
if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 1000 });
else setTimeout(start, 200);

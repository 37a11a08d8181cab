/**
 * The only script of the first paint. It runs the loading screen and keeps presses, then starts the site when the
 * browser is idle, fetching the entry and what it needs side by side.
 */

import { later } from './loading/later.ts';
import { layOutInSlices, layOutWhole } from './loading/lay-out.ts';
import { fetchNoticed } from './loading/notice.ts';
import { HYDRATED_EVENT, keepPresses } from './loading/presses.ts';
import { runLoadingScreen } from './shell/loading-screen/run-loading-screen.ts';

const { entry = '', early = '' } = document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {};

keepPresses();
const hydrated = new Promise((resolve) => document.addEventListener(HYDRATED_EVENT, resolve, { once: true }));
runLoadingScreen(Promise.all([hydrated, document.fonts.ready]));

const start = () => {
  fetchNoticed(later(() => import(/* @vite-ignore */ entry), 'started'));
  // Only to have them sooner: the entry asks for them again.
  for (const file of early.split(' ')) if (file) import(/* @vite-ignore */ file).catch(() => {});
  // React's development code reports every mark that slices leave in the HTML as a fault of the page.
  if (import.meta.env.DEV) layOutWhole();
  else layOutInSlices();
};
if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 1000 });
else setTimeout(start, 200);

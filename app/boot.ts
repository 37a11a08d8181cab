/**
 * The only script of the first paint. It runs the loading screen and keeps presses, then starts the site when the
 * browser is idle, fetching the entry and what it needs side by side.
 */

import { loadingScreenLeft } from './components/loading-screen-left.ts';
import { later } from './loading/later.ts';
import { layOutLater } from './loading/lay-out.ts';
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
  layOutLater(loadingScreenLeft());
};
if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 1000 });
else setTimeout(start, 200);

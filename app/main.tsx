import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { rememberFirstView } from './api/first-view.ts';
import { App } from './app.tsx';
import { loadingScreenLeft } from './components/loading-screen-left.ts';
import { startInsight } from './insight/start-insight.ts';
import { prefetch } from './loading/later.ts';
import { fetchNoticed } from './loading/notice.ts';
import { isRoute, pageOf } from './routes.tsx';
import { followLinks } from './shell/follow-links.ts';
import { rememberPlaces } from './shell/scroll-memory.ts';
import { scrollToTarget } from './shell/scroll-to-target.ts';

/** For the boot script, which waits for this file. */
export const started = true;

rememberFirstView();
// Spelled out, so that a build without it leaves its code out.
if (__INSIGHT__) startInsight();
followLinks(isRoute, (path) => isRoute(path) && prefetch(pageOf(path)));
const isRestored = rememberPlaces();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

/** Hydrates what was rendered, whatever the address says: a static host may serve the 404 page for any path. */
const route = root.dataset.route ?? '/';
fetchNoticed(pageOf(route)).then((Page) => {
  // As a transition it runs in short slices, and a press in between is answered.
  startTransition(() => {
    hydrateRoot(root, <App initial={{ route, Page }} />);
  });
});

loadingScreenLeft().then(() => {
  if (!isRestored && window.location.hash.length > 1) scrollToTarget(window.location.hash.slice(1));
});

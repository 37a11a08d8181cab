import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { rememberFirstView } from './api/first-view.ts';
import { App } from './app.tsx';
import { insight } from './build-settings.ts';
import { loadingScreenLeft } from './components/loading-screen-left.ts';
import { startInsight } from './insight/start-insight.ts';
import { loadRoute, prefetchRoute } from './routes.tsx';
import { onLinkIntent } from './shell/link-intent.ts';
import { scrollToTarget } from './shell/scroll-to-target.ts';

rememberFirstView();
if (insight) startInsight();
onLinkIntent(prefetchRoute);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

/** Hydrates what was rendered, whatever the address says: a static host may serve the 404 page for any path. */
loadRoute(root.dataset.route ?? '/').then((initial) => {
  // As a transition it runs in short slices, and a press in between is answered.
  startTransition(() => {
    hydrateRoot(root, <App initial={initial} />);
  });
});

loadingScreenLeft().then(() => {
  if (window.location.hash.length > 1) scrollToTarget(window.location.hash.slice(1));
});

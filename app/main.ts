/** The entry script of every page. React loads with the first island that needs it. */
import { rememberFirstView } from './api/first-view.ts';
import { nextTask } from './components/scheduling.ts';
import { watchReveals } from './components/watch-reveals.ts';
import { watchScenes } from './components/watch-scenes.ts';
import { startBookingButtons } from './features/booking/start-booking-buttons.ts';
import { mayCount, startInsight } from './insight/start-insight.ts';
import { lazyModule } from './islands/lazy-module.ts';
import { registry } from './islands/registry.ts';
import { startIslands } from './islands/start-islands.ts';
import { startLanguage } from './shell/language.ts';
import { layOutSectionsOnFirstAction } from './shell/lay-out-sections.ts';
import { startDialogLinks, startHashLinks } from './shell/links.ts';
import { runLoadingScreen } from './shell/loading-screen/run-loading-screen.ts';
import { startMenu } from './shell/menu.ts';
import { startScrollEffects } from './shell/scroll-effects.ts';
import { startThemeToggles } from './shell/theme.ts';

// With the global constant, the bundler removes this code from builds without Insight. With the export of
// build-settings.ts it would not.
const isCounted = __INSIGHT__ && mayCount();
rememberFirstView(isCounted);
if (__INSIGHT__ && isCounted) startInsight();

const lazyPrefetch = lazyModule(() => import('./shell/prefetch-pages.ts'), 'startPrefetch');
const lazyDetails = lazyModule(() => import('./shell/details.ts'), 'startDetails');

/** Other browsers do not load this code. */
function startPolyfills(): void {
  if (!HTMLScriptElement.supports?.('speculationrules')) lazyPrefetch.load().then((start) => start());
  if (!('name' in HTMLDetailsElement.prototype && CSS.supports('selector(::details-content)')))
    lazyDetails.load().then((start) => start());
}

function startPage(): void {
  const islandsStarted = startIslands(registry);
  runLoadingScreen(islandsStarted);
  layOutSectionsOnFirstAction();
  startThemeToggles(__THEME_STORAGE_KEY__);
  startMenu();
  startScrollEffects();
  startHashLinks();
  startDialogLinks();
  startBookingButtons();
  startLanguage();
  startPolyfills();
  watchScenes();
  watchReveals();

  islandsStarted.then(() => {
    document.documentElement.dataset.ready = '';
  });
}

// In a task of its own: this script runs in the task in which the browser also computes styles for the whole document.
nextTask().then(startPage);

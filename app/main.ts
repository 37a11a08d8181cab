/** The entry script of every page. React loads with the first island that needs it. */
import { rememberFirstView } from './api/first-view.ts';
import { nextTask } from './components/scheduling.ts';
import { watchReveals } from './components/watch-reveals.ts';
import { watchScenes } from './components/watch-scenes.ts';
import { startBookingButtons } from './features/booking/start-booking-buttons.ts';
import { startInsight } from './insight/start-insight.ts';
import { registry } from './islands/registry.ts';
import { startIslands } from './islands/start-islands.ts';
import { startDetails } from './shell/details.ts';
import { startLanguage } from './shell/language.ts';
import { layOutSectionsOnFirstAction } from './shell/lay-out-sections.ts';
import { startDialogLinks, startHashLinks } from './shell/links.ts';
import { runLoadingScreen } from './shell/loading-screen/run-loading-screen.ts';
import { startMenu } from './shell/menu.ts';
import { startPrefetch } from './shell/prefetch-pages.ts';
import { startScrollEffects } from './shell/scroll-effects.ts';
import { startThemeToggles } from './shell/theme.ts';

rememberFirstView();
// With the global constant, the bundler removes this code from builds without Insight. With the export of
// build-settings.ts it would not.
if (__INSIGHT__) startInsight();

function startPage(): void {
  const islandsStarted = startIslands(registry);
  runLoadingScreen(islandsStarted);
  layOutSectionsOnFirstAction();
  startThemeToggles();
  startMenu();
  startScrollEffects();
  startHashLinks();
  startDialogLinks();
  startBookingButtons();
  startLanguage();
  startPrefetch();
  startDetails();
  watchScenes();
  watchReveals();

  islandsStarted.then(() => {
    document.documentElement.dataset.ready = '';
  });
}

// In a task of its own: this script runs in the task in which the browser also computes styles for the whole document.
nextTask().then(startPage);

import { expect } from 'vitest';
import { hasPage } from '#content/has-part.ts';
import { PATHS, type PageName } from '#domain/paths.ts';
import { LOADING_SCREEN } from '#domain/timing.ts';
import { matrix } from '../../e2e/support/matrix.ts';
import { DESKTOP, type Journey, PHONE } from '../visitor.ts';

const names = Object.keys(PATHS) as PageName[];
const PAGES = [...names.filter(hasPage).map((name) => PATHS[name]), '/no-such-page'];

/** Each width in one theme; with `--full`, in both themes. */
const everyPageJourneys = [DESKTOP, PHONE].flatMap((screen) =>
  matrix({ smoke: [screen === PHONE ? 'dark' : 'light'], full: ['light', 'dark'] }).map(
    (theme): Journey => ({
      title: `every page at ${screen.width} px in the ${theme} theme: fully hydrated, no overflow, no error`,
      expectedProblems: /status 404: \/no-such-page/,
      run: async (visitor) => {
        visitor.proxy.settings.theme = theme;
        for (const path of PAGES) {
          await visitor.open(path, screen);
          await visitor.expectVisible('h1');
          await visitor.expect(() => document.documentElement.classList.contains('dark'), theme === 'dark');
          await visitor.scrollThrough();
          await visitor.expect(() => document.documentElement.scrollWidth, screen.width);
        }
      },
    }),
  ),
);

/** Checks only the minimum time, which does not depend on the machine. A Chromium test checks the maximum. */
const loadingScreenJourney: Journey = {
  title: 'the loading screen disappears by itself, after at least 2 s',
  needs: ['loading-screen'],
  run: async (visitor) => {
    await visitor.driver.goto(visitor.proxy.origin + PATHS.home);
    await visitor.expectMissing('#loading-screen');
    const readShownTime = () => performance.now() - performance.getEntriesByType('paint')[0]!.startTime;
    expect(await visitor.runInPage(readShownTime)).toBeGreaterThanOrEqual(LOADING_SCREEN.minimum);
  },
};

export const pageJourneys: Journey[] = [loadingScreenJourney, ...everyPageJourneys];

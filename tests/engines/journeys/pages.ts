import { expect } from 'vitest';
import { hasPage } from '#content/has-part.ts';
import { labels } from '#content/shell/labels.ts';
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

/** Elements that are not printed: text alternatives, repeated text, and elements for narrow windows. */
const NOT_ON_PAPER =
  '[aria-hidden="true"], .sr-only, .picture, .tile-scene, .is-duplicate, .\\@md\\:hidden, details:not([open])';

/** Applies the print styles on the screen. This works in every engine. */
function applyPrintStyles(): void {
  const flattenRules = (rules: CSSRule[]): CSSRule[] =>
    rules.flatMap((rule) => [
      rule,
      ...('cssRules' in rule ? flattenRules([...(rule as CSSGroupingRule).cssRules]) : []),
    ]);
  for (const rule of flattenRules([...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]))) {
    if (!(rule instanceof CSSMediaRule)) continue;
    if (/\bprint\b/.test(rule.media.mediaText)) rule.media.mediaText = 'all';
    else if (/^screen\b/.test(rule.media.mediaText)) rule.media.mediaText = 'not all';
  }
}

const findHiddenText = (ignoredSelector: string) =>
  [...document.querySelectorAll<HTMLElement>('main h2, main h3, main p')]
    .filter((element) => !element.closest(ignoredSelector))
    .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => element.textContent);

const printJourney: Journey = {
  title: 'print styles show all text and hide floating buttons',
  run: async (visitor) => {
    await visitor.open(PATHS.home);
    await visitor.runInPage(applyPrintStyles);
    await visitor.expect(findHiddenText, [], NOT_ON_PAPER);
    await visitor.expectMissing(`header button, [aria-label="${labels.toTop}"], #loading-screen`);
  },
};

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

export const pageJourneys: Journey[] = [loadingScreenJourney, ...everyPageJourneys, printJourney];

import { expect } from 'vitest';
import { labels } from '#content/labels.ts';
import { PATHS } from '#domain/paths.ts';
import { LOADING_SCREEN } from '#domain/timing.ts';
import type { InPage } from '../in-page.ts';
import type { Journey } from '../journey.ts';
import { DESKTOP, PHONE } from '../visitor.ts';

const PAGES = [...Object.values(PATHS), '/no-such-page'];
const SCREENS = { 1440: DESKTOP, 390: PHONE };

const every: Journey[] = (['light', 'dark'] as const).flatMap((theme) =>
  Object.entries(SCREENS).map(([width, screen]) => ({
    title: `every page at ${width} px in the ${theme} theme: alive to its end, nothing wider than the screen, no error`,
    expected: /status 404: \/no-such-page/,
    walk: async (visitor) => {
      visitor.stage.settings.theme = theme;
      for (const path of PAGES) {
        await visitor.open(path, screen);
        await visitor.sees(['h1']);
        const dark = await visitor.read(() => document.documentElement.classList.contains('dark'));
        if (dark !== (theme === 'dark')) throw new Error(`${path} is not ${theme}`);
        await visitor.walksThrough();
        await visitor.until(() => visitor.read(() => document.documentElement.scrollWidth), screen.width);
      }
    },
  })),
);

const loadingScreen: Journey = {
  title: 'the loading screen stays at least 2 s and at most 5 s, by the real clock',
  tags: ['@2.10', '@2.11'],
  walk: async (visitor) => {
    await visitor.driver.resize(DESKTOP.width, DESKTOP.height);
    await visitor.driver.goto(visitor.stage.origin + PATHS.home);
    const shown = () =>
      visitor.read(() => (window as unknown as { inPage: InPage }).inPage.loadingScreen ?? 0);
    await visitor.missing(['#loading-screen']);
    const milliseconds = await shown();
    expect(milliseconds).toBeGreaterThanOrEqual(LOADING_SCREEN.minimum);
    expect(milliseconds).toBeLessThanOrEqual(LOADING_SCREEN.maximum);
  },
};

/** Words for a picture, what a page says a second time, and what narrow windows show in place of something else. */
const NOT_ON_PAPER =
  '[aria-hidden="true"], .sr-only, .picture, .tile-scene, .said-before, .\\@md\\:hidden, details:not([open])';

/** Print rules made to hold on the screen, and those of the screen not to, in every engine alike. */
function asPrinted(): void {
  for (const sheet of document.styleSheets)
    for (const rule of flat([...sheet.cssRules]))
      if (rule instanceof CSSMediaRule) {
        if (/\bprint\b/.test(rule.media.mediaText)) rule.media.mediaText = 'all';
        else if (/^screen\b/.test(rule.media.mediaText)) rule.media.mediaText = 'not all';
      }
  function flat(rules: CSSRule[]): CSSRule[] {
    return rules.flatMap((rule) =>
      'cssRules' in rule ? [rule, ...flat([...(rule as CSSGroupingRule).cssRules])] : [rule],
    );
  }
}

const printed: Journey = {
  title: 'on paper everything can be read and nothing floats over it',
  walk: async (visitor) => {
    await visitor.open(PATHS.home);
    await visitor.read(asPrinted);
    const hidden = () =>
      visitor.read(
        (elsewhere) =>
          [...document.querySelectorAll<HTMLElement>('main h2, main h3, main p')]
            .filter((element) => element.closest(elsewhere) === null)
            .filter(
              (element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
            )
            .map((element) => element.textContent),
        NOT_ON_PAPER,
      );
    await visitor.until(hidden, []);
    await visitor.missing([`header button, [aria-label="${labels.toTop}"], #loading-screen`]);
  },
};

export const pageJourneys: Journey[] = [loadingScreen, ...every, printed];

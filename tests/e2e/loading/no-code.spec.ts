import { hasPart } from '#content/has-part.ts';
import { labels } from '#content/shell/labels.ts';
import { PATHS } from '#domain/paths.ts';
import loading from '#words/loading.json' with { type: 'json' };
import { expectScrollRegionsFocusable } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { matrix } from '../support/matrix.ts';
import { onlyExistingPages } from '../support/site-pages.ts';
import { findHiddenText } from '../support/visible-text.ts';

const PAGES = matrix<readonly string[]>({
  smoke: [PATHS.home, PATHS.quiz, '/no-such-page'],
  full: [...onlyExistingPages(Object.values(PATHS)), '/no-such-page'],
});

for (const path of PAGES) {
  test(`${path} is readable, scrolls and has links without any script`, async ({ page, allow }) => {
    allow(/request failed: .*\.js|ERR_FAILED|404/);
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(path);
    if (hasPart('loading-screen')) await expect(page.getByText(loading.messages[0]!)).toBeVisible();
    // After five seconds without a script, CSS hides the loading screen.
    const delays = await page
      .locator('#loading-screen')
      .evaluateAll((screens) =>
        screens.flatMap((screen) => screen.getAnimations().map(({ effect }) => effect?.getTiming().delay)),
      );
    expect(delays).toEqual(hasPart('loading-screen') ? [5000] : []);
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.currentTime = 5001;
    });
    for (const message of loading.messages) await expect(page.getByText(message)).toBeHidden();
    expect(await findHiddenText(page.locator('#root'))).toEqual([]);
    const wide = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectScrollRegionsFocusable(page);
    if (wide) await page.setViewportSize(wide);
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 300);
    const isLong = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight + 300);
    if (isLong) await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    const home = page.getByRole('link', { name: labels.home }).first();
    await home.click();
    await expect(page).toHaveURL(PATHS.home);
  });
}

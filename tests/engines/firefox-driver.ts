import { type KeyInput, launch } from 'puppeteer-core';
import { vi } from 'vitest';
import { TEST_LIMIT_MS } from '../support/limit.ts';
import type { Driver } from './driver.ts';
import { findFirefox } from './engines.ts';

const PREFERENCES = {
  // Headless Firefox reports no hovering pointer by default.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'ui.useOverlayScrollbars': 1,
  'dom.disable_open_during_load': true,
  // A lower frame rate saves processor time on machines without a graphics card.
  'layout.frame_rate': 15,
};

export async function startFirefox(): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    extraPrefsFirefox: PREFERENCES,
    protocolTimeout: TEST_LIMIT_MS,
    timeout: TEST_LIMIT_MS,
  });
  const page = (await browser.pages())[0] ?? (await browser.newPage());
  const isNewPageLoaded = () =>
    page.evaluate(() => !('isLeft' in window) && document.readyState === 'complete');
  return {
    // Not with Puppeteer's `goto`, which hangs after interrupted navigations and cached pages.
    goto: async (address) => {
      await page.evaluate((href) => {
        Object.assign(window, { isLeft: true });
        // Without a referrer, like the address bar: a page opened from the same site has no loading screen.
        Object.assign(document.createElement('a'), { href, rel: 'noreferrer' }).click();
      }, address);
      await vi.waitUntil(() => isNewPageLoaded().catch(() => false), TEST_LIMIT_MS);
    },
    evaluate: (expression) => page.evaluate(expression),
    movePointer: (x, y, shouldClick) => (shouldClick ? page.mouse.click(x, y) : page.mouse.move(x, y)),
    pressKeys: async (keys) => {
      for (const key of keys) await page.keyboard.press(key as KeyInput);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    // Later than the script, whose result is lost if the page is left while it runs.
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    forward: () => page.evaluate(() => void setTimeout(() => history.forward())),
    countTabs: async () => (await browser.pages()).length,
    closeOtherTabs: async () => {
      for (const otherPage of await browser.pages()) if (otherPage !== page) await otherPage.close();
    },
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}

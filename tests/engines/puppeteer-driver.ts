import { type Browser, type KeyInput, launch, type Page, TimeoutError } from 'puppeteer-core';
import type { Driver } from './driver.ts';
import { findFirefox } from './engines.ts';
import { KEY_NAMES } from './keys.ts';

/** Makes a headless Firefox a desktop like any other: a mouse that hovers, and pop-ups only where a person pressed. */
const FIREFOX_PREFERENCES = {
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'ui.useOverlayScrollbars': 1,
  'dom.disable_open_during_load': true,
  // Every frame is drawn without a graphics card: fewer of them, less time.
  'layout.frame_rate': 15,
};

export const startFirefox = async (): Promise<Driver> =>
  drive(
    await launch({
      browser: 'firefox',
      executablePath: findFirefox(),
      extraPrefsFirefox: FIREFOX_PREFERENCES,
    }),
  );

/** A page that the browser has kept comes back without the events that this driver waits for. */
const KEPT_PAGE = { timeout: 3_000 };
const traverse = (going: Promise<unknown>): Promise<void> =>
  going.then(
    () => undefined,
    (error) => {
      if (!(error instanceof TimeoutError)) throw error;
    },
  );

async function drive(browser: Browser): Promise<Driver> {
  const page: Page = (await browser.pages())[0] ?? (await browser.newPage());
  return {
    goto: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    evaluate: (expression) => page.evaluate(expression),
    point: (x, y, press) => (press ? page.mouse.click(x, y) : page.mouse.move(x, y)),
    press: async (keys) => {
      for (const key of keys) await page.keyboard.press((KEY_NAMES[key] ?? key) as KeyInput);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    back: () => traverse(page.goBack(KEPT_PAGE)),
    forward: () => traverse(page.goForward(KEPT_PAGE)),
    tabs: async () => (await browser.pages()).length,
    closeOtherTabs: async () => {
      for (const other of await browser.pages()) if (other !== page) await other.close();
    },
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}

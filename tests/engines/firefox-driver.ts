import { type KeyInput, launch } from 'puppeteer-core';
import { TEST_LIMIT_MS } from '../limit.ts';
import type { Driver } from './driver.ts';
import { findFirefox } from './engines.ts';

const PREFERENCES = {
  // A headless Firefox reports no pointer that hovers.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'ui.useOverlayScrollbars': 1,
  'dom.disable_open_during_load': true,
  // Frames are drawn by the processor: fewer of them, less time.
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
  page.setDefaultTimeout(TEST_LIMIT_MS);
  return {
    goto: async (address) => void (await page.goto(address)),
    evaluate: (expression) => page.evaluate(expression),
    point: (x, y, press) => (press ? page.mouse.click(x, y) : page.mouse.move(x, y)),
    press: async (keys) => {
      for (const key of keys) await page.keyboard.press(key as KeyInput);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    // Nobody waits for these: a page from the back/forward cache lacks the events that end them.
    back: async () => void page.goBack().catch(() => {}),
    forward: async () => void page.goForward().catch(() => {}),
    tabs: async () => (await browser.pages()).length,
    closeOtherTabs: async () => {
      for (const other of await browser.pages()) if (other !== page) await other.close();
    },
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}

/** Looks at every page at every width: nothing wider than the screen, every control of the header on it. */
import { chromium } from '@playwright/test';
import { findBrowser } from '../support/browser.ts';

export async function layoutFaults(origin: string, paths: readonly string[], widths: readonly number[]) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const faults: string[] = [];
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  for (const path of paths) {
    await page.goto(origin + path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const found = await page.evaluate(() => {
        const wide = document.documentElement.scrollWidth - window.innerWidth;
        const off = [...document.querySelectorAll('header a, header button')].filter((control) => {
          const box = control.getBoundingClientRect();
          return box.width > 0 && (box.left < 0 || box.right > window.innerWidth + 0.5);
        });
        return [
          ...(wide > 0 ? [`is ${wide} px wider than the screen`] : []),
          ...off.map(
            (control) => `has "${control.textContent || control.getAttribute('aria-label')}" off the screen`,
          ),
        ];
      });
      faults.push(...found.map((fault) => `${path} at ${width} px ${fault}`));
    }
  }
  await browser.close();
  return faults;
}

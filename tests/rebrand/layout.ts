/**
 * Checks every page at every width: nothing wider than the screen, no text cut off, all header controls visible, all
 * links valid. Saves screenshots.
 */
import { mkdir } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../support/browser.ts';

const WIDTHS = [320, 390, 768, 1024, 1440];
/** Widths of the screenshots. */
const SHOWN = [390, 1440];

/** Runs in the page. */
function layoutFaults(): string[] {
  const wide = document.documentElement.scrollWidth - window.innerWidth;
  const off = [...document.querySelectorAll('header a, header button')].filter((control) => {
    const box = control.getBoundingClientRect();
    return box.width > 0 && (box.left < 0 || box.right > window.innerWidth + 0.5);
  });
  const widest = [...document.querySelectorAll('body *')].filter((element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.right > window.innerWidth + 1 && !element.closest('.overflow-clip, svg');
  });
  return [
    ...(wide > 0
      ? [
          `is ${wide} px wider than the screen: ${widest
            .slice(0, 3)
            .map(
              ({ tagName, className, textContent }) =>
                `<${tagName.toLowerCase()} class="${className}"> ${textContent?.slice(0, 40)}`,
            )
            .join('; ')}`,
        ]
      : []),
    ...off.map(
      (control) => `has "${control.textContent || control.getAttribute('aria-label')}" off the screen`,
    ),
  ];
}

async function deadLinks(page: Page, origin: string): Promise<string[]> {
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).href))]);
  const dead = await page.locator('a[href^="#"]:not([href="#"])').evaluateAll((links) =>
    links
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !document.getElementById(decodeURIComponent(href.slice(1))))
      .map((href) => `links to ${href}, which is not there`),
  );
  for (const href of hrefs) {
    const { origin: host, pathname, hash, search } = new URL(href);
    if (host !== origin || pathname === new URL(page.url()).pathname) continue;
    const answer = await page.request.get(`${origin}${pathname}${search}`);
    if (!answer.ok()) dead.push(`links to ${pathname}, which answers ${answer.status()}`);
    else if (hash.length > 1 && !(await answer.text()).includes(`id="${decodeURIComponent(hash.slice(1))}"`))
      dead.push(`links to ${pathname}${hash}, which has no such place`);
  }
  return dead;
}

export async function lookAt(origin: string, paths: readonly string[], folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const faults: string[] = [];
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) faults.push(message.text());
  });
  for (const path of paths) {
    await page.goto(origin + path);
    await page.evaluate(() => document.fonts.ready);
    await page.locator('#loading-screen').waitFor({ state: 'detached' });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const found = await page.evaluate(layoutFaults);
      faults.push(...found.map((fault) => `${path} at ${width} px ${fault}`));
      const name = `${folder}/${path.slice(1).replaceAll('/', '-') || 'home'}-${width}.png`;
      if (SHOWN.includes(width)) await page.screenshot({ path: name, fullPage: true });
    }
    faults.push(...(await deadLinks(page, origin)).map((fault) => `${path} ${fault}`));
  }
  await browser.close();
  return faults;
}

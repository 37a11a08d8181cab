/** Cost of the first view as the browser received it: brotli bytes by kind, and layout shift. */
import type { Browser, Page } from '@playwright/test';
import { LANGUAGES, type Language, pathIn } from '#content/languages.ts';
import { site } from '#content/site.ts';
import { PATHS } from '#domain/paths.ts';
import { atMost, kB, type Row } from './row.ts';

/** Scripts that run before the visitor does anything. Only the quiz starts React by itself. */
const SCRIPT_BUDGETS = {
  [PATHS.home]: 15_000,
  [PATHS.socialOs]: 15_000,
  [PATHS.b2bSales]: 15_000,
  [PATHS.quiz]: 75_000,
};
/** Two fonts never have equal widths, so text moves by a few pixels. A heading that wraps differently costs 0.03. */
const FONT_SHIFT_BUDGET = 0.02;
const FIRST_VIEW_BUDGET = 160_000;
/** Scripts of the landing page before it was made of islands. */
const SCROLLED_SCRIPT_BUDGET = 109_700;
/** Longest HTML of the sample. Other content may have more words, and other languages have longer ones. */
const htmlBudget = ({ code }: Language) =>
  site.sampleContent ? (code === 'en' ? 15_000 : 16_500) : Number.POSITIVE_INFINITY;
/** A long message of the loading screen may take one more line until the fonts arrive. */
const SHIFT_BUDGET = site.sampleContent ? 0 : 0.01;

export type PageWeight = {
  html: number;
  script: number;
  /** After scrolling through the page. */
  scrolledScript: number;
  rest: number;
  thirdParty: string[];
  /** Before and after the fonts arrive. */
  layoutShift: number;
  fontShift: number;
};

export async function weighPage(browser: Browser, origin: string, path: string): Promise<PageWeight> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const weight: PageWeight = {
    html: 0,
    script: 0,
    scrolledScript: 0,
    rest: 0,
    thirdParty: [],
    layoutShift: 0,
    fontShift: 0,
  };
  const sizes: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    if (!request.url().startsWith(origin)) weight.thirdParty.push(request.url());
    sizes.push(
      request.sizes().then(({ responseBodySize }) => {
        const type = request.resourceType();
        weight[type === 'script' ? 'script' : 'rest'] += responseBodySize;
        if (type === 'document') weight.html += responseBodySize;
      }),
    );
  });
  let releaseFonts = () => {};
  const released = new Promise<void>((resolve) => {
    releaseFonts = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(origin + path, { waitUntil: 'commit' });
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.locator('#loading-screen').waitFor({ state: 'detached' });
  // While a document arrives, a browser paints as much of it as the machine has parsed: slow-html.spec.ts tests that.
  const parsed = await page.evaluate(
    () => performance.timing.domInteractive - performance.timing.navigationStart,
  );
  weight.layoutShift = await layoutShift(page, parsed);
  releaseFonts();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await Promise.all(sizes);
  weight.fontShift = (await layoutShift(page, parsed)) - weight.layoutShift;
  const first = { ...weight };
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  await Promise.all(sizes);
  await page.close();
  return { ...first, scrolledScript: weight.script };
}

async function scrollThrough(page: Page): Promise<void> {
  const [screens, height] = await page.evaluate(() => [
    Math.ceil(document.documentElement.scrollHeight / innerHeight),
    innerHeight,
  ]);
  for (let screen = 1; screen < screens; screen++) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), screen * height);
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
  }
}

export const layoutShift = (page: Page, since = 0) =>
  page.evaluate(
    (from) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries().filter(({ startTime }) => startTime >= from);
          resolve(shifts.reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without any shift the observer reports nothing.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
    since,
  );

/** Bytes are exact, so the tests check these budgets too, and the languages of a page can be measured in parallel. */
export async function pageWeightRows(browser: Browser, origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [page, budget] of Object.entries(SCRIPT_BUDGETS))
    rows.push(...(await Promise.all(LANGUAGES.map((language) => rowsOf(language, page, budget)))).flat());
  return rows;

  async function rowsOf(language: Language, page: string, scriptBudget: number): Promise<Row[]> {
    const path = pathIn(language, page);
    const weight = await weighPage(browser, origin, path);
    const ofHome = [
      atMost(`HTML, ${path}`, weight.html, htmlBudget(language), kB),
      atMost(`script after scrolling through ${path}`, weight.scrolledScript, SCROLLED_SCRIPT_BUDGET, kB),
      atMost(`HTML, CSS, fonts and images of the first view, ${path}`, weight.rest, FIRST_VIEW_BUDGET, kB),
    ];
    return [
      atMost(`script of the first load, ${path}`, weight.script, scriptBudget, kB),
      atMost(`third-party requests, ${path}`, weight.thirdParty.length, 0, String),
      atMost(`layout shift, ${path}`, weight.layoutShift, SHIFT_BUDGET, (n) => n.toFixed(3)),
      atMost(`layout shift when the fonts come late, ${path}`, weight.fontShift, FONT_SHIFT_BUDGET, (n) =>
        n.toFixed(3),
      ),
      ...(page === PATHS.home ? ofHome : []),
    ];
  }
}

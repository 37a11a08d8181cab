/** Cost of the first view in a browser: bytes with brotli compression by kind, and layout shift. */
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
/** The landing page must not load more script than its version without islands. */
const SCROLLED_SCRIPT_BUDGET = 109_700;
/** Maximum size of the sample's HTML. Translations are longer. Other content has no limit. */
const htmlBudget = ({ code }: Language) =>
  site.sampleContent ? (code === 'en' ? 15_000 : 16_500) : Number.POSITIVE_INFINITY;
/** A long message of the loading screen may take one more line until the fonts arrive. */
const SHIFT_BUDGET = site.sampleContent ? 0 : 0.01;

async function weighPage(browser: Browser, origin: string, path: string) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const weight = { htmlBytes: 0, scriptBytes: 0, otherBytes: 0, thirdPartyRequests: 0 };
  const sizes: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    if (!request.url().startsWith(origin)) weight.thirdPartyRequests += 1;
    sizes.push(
      request.sizes().then(({ responseBodySize }) => {
        const type = request.resourceType();
        weight[type === 'script' ? 'scriptBytes' : 'otherBytes'] += responseBodySize;
        if (type === 'document') weight.htmlBytes += responseBodySize;
      }),
    );
  });
  const fonts = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await fonts.promise;
    await route.continue();
  });
  // Shifts while the HTML loads depend on the speed of the machine. slow-html.spec.ts tests them.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const markFrame = () => performance.mark('whole-page-painted');
      requestAnimationFrame(() => requestAnimationFrame(markFrame));
    });
  });
  await page.goto(origin + path, { waitUntil: 'commit' });
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.locator('#loading-screen').waitFor({ state: 'detached' });
  const wholePageAt = await page.evaluate(
    () => performance.measure('since then', 'whole-page-painted').startTime,
  );
  const layoutShift = await measureLayoutShift(page, wholePageAt);
  fonts.resolve();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await Promise.all(sizes);
  const fontShift = (await measureLayoutShift(page, wholePageAt)) - layoutShift;
  const { htmlBytes, scriptBytes, otherBytes } = weight;
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  await Promise.all(sizes);
  await page.close();
  const firstView = { htmlBytes, scriptBytes, otherBytes, layoutShift, fontShift };
  return { ...weight, ...firstView, scrolledScriptBytes: weight.scriptBytes };
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

export const measureLayoutShift = (page: Page, since = 0) =>
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

/** Bytes do not depend on the machine. So tests also check these budgets, and languages are measured in parallel. */
export async function pageWeightRows(browser: Browser, origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [page, budget] of Object.entries(SCRIPT_BUDGETS))
    rows.push(
      ...(await Promise.all(LANGUAGES.map((language) => measureLanguage(language, page, budget)))).flat(),
    );
  return rows;

  async function measureLanguage(language: Language, page: string, scriptBudget: number): Promise<Row[]> {
    const path = pathIn(language, page);
    const weight = await weighPage(browser, origin, path);
    const homeRows = [
      atMost(`HTML, ${path}`, weight.htmlBytes, htmlBudget(language), kB),
      atMost(
        `script after scrolling through ${path}`,
        weight.scrolledScriptBytes,
        SCROLLED_SCRIPT_BUDGET,
        kB,
      ),
      atMost(
        `HTML, CSS, fonts and images of the first view, ${path}`,
        weight.otherBytes,
        FIRST_VIEW_BUDGET,
        kB,
      ),
    ];
    return [
      atMost(`script of the first load, ${path}`, weight.scriptBytes, scriptBudget, kB),
      atMost(`third-party requests, ${path}`, weight.thirdPartyRequests, 0, String),
      atMost(`layout shift, ${path}`, weight.layoutShift, SHIFT_BUDGET, (n) => n.toFixed(3)),
      atMost(`layout shift when the fonts load late, ${path}`, weight.fontShift, FONT_SHIFT_BUDGET, (n) =>
        n.toFixed(3),
      ),
      ...(page === PATHS.home ? homeRows : []),
    ];
  }
}

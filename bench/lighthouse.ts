/** Lighthouse mobile, all four categories, median of three runs per page, ten for the landing page. */
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { findBrowser } from '../tools/browser.ts';
import { median, ms, type Row } from './row.ts';

const RUNS = 3;
const HOME_RUNS = 10;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** With `otherSite`, its home page is audited too. */
export async function lighthouseRows(origin: string, paths: string[], otherSite?: string): Promise<Row[]> {
  const chrome = await launch({
    chromePath: findBrowser(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking'],
  });
  try {
    const rows: Row[] = [];
    for (const path of paths) rows.push(await auditPage(chrome.port, origin, path));
    if (otherSite) rows.push(await auditPage(chrome.port, otherSite, '/'));
    return rows;
  } finally {
    chrome.kill();
  }
}

async function auditPage(port: number, origin: string, path: string): Promise<Row> {
  const reports: Result[] = [];
  const runs = path === '/' ? HOME_RUNS : RUNS;
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(new URL(path, origin).href, {
      port,
      logLevel: 'error',
      ignoreStatusCode: true,
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${origin}${path}`);
    reports.push(result.lhr);
  }
  const scoresOf = (category: string) =>
    reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100));
  const medianMs = (audit: string) =>
    ms(median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN)));
  const perfectRuns = scoresOf('performance').filter((score) => score === 100).length;
  const medians = CATEGORIES.map((category) => median(scoresOf(category)));
  return {
    name: `Lighthouse mobile ${origin}${path} (performance / accessibility / best practices / SEO)`,
    measured: `${medians.join(' / ')}, LCP ${medianMs('largest-contentful-paint')}, TBT ${medianMs('total-blocking-time')}, performance 100 in ${perfectRuns} of ${runs}`,
    budget: path === '/' ? '100 each, in 9 of 10 runs' : '100 each',
    ok: medians.every((score) => score === 100) && (path !== '/' || perfectRuns >= 9),
  };
}

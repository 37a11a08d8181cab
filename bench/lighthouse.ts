/** Lighthouse mobile, all four categories, median of three runs per page. */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findBrowser } from '../tests/support/browser.ts';
import { median, ms, type Row } from './row.ts';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export async function lighthouseRows(origin: string, paths: string[]): Promise<Row[]> {
  const chrome = await launch({
    chromePath: findBrowser(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking'],
  });
  try {
    const rows: Row[] = [];
    for (const path of paths) rows.push(await auditPage(chrome.port, origin, path));
    return rows;
  } finally {
    chrome.kill();
  }
}

async function auditPage(port: number, origin: string, path: string): Promise<Row> {
  const scores: Record<(typeof CATEGORIES)[number], number[]> = {
    performance: [],
    accessibility: [],
    'best-practices': [],
    seo: [],
  };
  const paints: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const result = await lighthouse(origin + path, { port, logLevel: 'error', ignoreStatusCode: true });
    if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
    for (const category of CATEGORIES)
      scores[category].push(Math.round((result.lhr.categories[category]?.score ?? 0) * 100));
    paints.push(result.lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN);
  }
  const medians = CATEGORIES.map((category) => median(scores[category]));
  return {
    what: `Lighthouse mobile ${path} (performance / accessibility / best practices / SEO)`,
    measured: `${medians.join(' / ')}, LCP ${ms(median(paints))}`,
    budget: '100 each',
    ok: medians.every((score) => score === 100),
  };
}

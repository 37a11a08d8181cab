/**
 * Measures the site against its budgets and prints a table. Not a test, because machines differ. `npm run bench --
 * intake` measures one part.
 */
import './build.ts';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { LANGUAGES, pathIn } from '#content/languages.ts';
import { deskRows } from '../bench/desk.ts';
import { intakeRows } from '../bench/intake.ts';
import { millionRows } from '../bench/intake-million.ts';
import { interactionRows } from '../bench/interactions.ts';
import { lighthouseRows } from '../bench/lighthouse.ts';
import { loadingScreenRow } from '../bench/loading-screen.ts';
import { mainThreadRows } from '../bench/main-thread.ts';
import { pageLoadRow } from '../bench/page-load.ts';
import { pageWeightRows } from '../bench/page-weight.ts';
import { atMost, ms, printRows, type Row } from '../bench/row.ts';
import { throughputRows } from '../bench/static-throughput.ts';
import { withServer } from '../bench/with-server.ts';
import { ensureBrowser, findBrowser } from '../tests/support/browser.ts';

const PAGES = ['/', '/social-os', '/b2b-sales-automation', '/quiz'].flatMap((path) =>
  LANGUAGES.map((language) => pathIn(language, path)),
);

/** `--beside=<address>` measures the main thread of another site in turns with this one. */
const {
  values: { beside },
  positionals: wanted,
} = parseArgs({
  allowPositionals: true,
  options: { beside: { type: 'string' } },
});

const siteRows = (): Promise<Row[]> => {
  ensureBrowser();
  return withServer(async ({ origin, startedIn, residentMegabytes }) => {
    const idle = await residentMegabytes();
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-background-networking'],
    });
    const measured: Row[] = [
      ...(await pageWeightRows(browser, origin)),
      await loadingScreenRow(browser, origin),
      ...(await interactionRows(browser, origin)),
      await pageLoadRow(browser, origin),
      ...(await mainThreadRows(browser, origin, beside)),
    ];
    await browser.close();
    return [
      ...measured,
      ...(await lighthouseRows(origin, [...PAGES, '/no-such-page'])),
      atMost('server start', startedIn, 1000, ms),
      atMost('server idle memory', idle, 120, (n) => `${n.toFixed(0)} MB`),
      ...(await throughputRows(origin)),
    ];
  });
};

const PARTS: Readonly<Record<string, () => Promise<Row[]>>> = {
  site: siteRows,
  intake: async () => [...(await intakeRows()), ...(await millionRows())],
  desk: deskRows,
};

const unknown = wanted.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${Object.keys(PARTS).join(', ')}`);
  process.exit(1);
}
const rows: Row[] = [];
for (const [name, measure] of Object.entries(PARTS))
  if (wanted.length === 0 || wanted.includes(name)) rows.push(...(await measure()));
console.log(
  `\n${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, ${cpus()[0]?.model ?? ''}, Node ${process.version}\n`,
);
printRows(rows);

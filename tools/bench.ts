/**
 * Measures the site against its budgets and prints a table. It is not a test, because the results depend on the machine.
 * `npm run bench -- intake` runs one measurement, `npm run bench -- presses lighthouse` runs two.
 */
import './build.ts';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { LANGUAGES, pathIn } from '#content/languages.ts';
import { deskRows } from '../bench/desk.ts';
import { intakeRows } from '../bench/intake.ts';
import { interactionRows } from '../bench/interactions.ts';
import { lighthouseRows } from '../bench/lighthouse.ts';
import { mainThreadRows } from '../bench/main-thread.ts';
import { pageWeightRows } from '../bench/page-weight.ts';
import { atMost, ms, printRows, type Row } from '../bench/row.ts';
import { withServer } from '../bench/with-server.ts';
import { ensureBrowser, launchBrowser } from './browser.ts';

const PAGES = ['/', '/social-os', '/b2b-sales-automation', '/quiz'].flatMap((path) =>
  LANGUAGES.map((language) => pathIn(language, path)),
);

/** `--beside=<url>` measures another site too: its main thread and its Lighthouse figures. */
const {
  values: { beside: otherSite },
  positionals: chosenNames,
} = parseArgs({ allowPositionals: true, options: { beside: { type: 'string' } } });

const inBrowser = (measure: (browser: Browser, origin: string) => Promise<Row[]>) => () =>
  withServer(async ({ origin }) => {
    await using browser = await launchBrowser();
    return await measure(browser, origin);
  });

const MEASUREMENTS: Readonly<Record<string, () => Promise<Row[]>>> = {
  weight: inBrowser(pageWeightRows),
  presses: inBrowser(interactionRows),
  'main-thread': inBrowser((browser, origin) => mainThreadRows(browser, origin, otherSite)),
  lighthouse: () => {
    ensureBrowser();
    return withServer(({ origin }) => lighthouseRows(origin, [...PAGES, '/no-such-page'], otherSite));
  },
  server: () =>
    withServer(async ({ startMs, residentMegabytes }) => [
      atMost('server start', startMs, 1000, ms),
      atMost('server idle memory', await residentMegabytes(), 120, (n) => `${n.toFixed(0)} MB`),
    ]),
  intake: intakeRows,
  desk: deskRows,
};

const unknownNames = chosenNames.filter((name) => !Object.hasOwn(MEASUREMENTS, name));
if (unknownNames.length > 0) {
  console.error(
    `There is no part ${unknownNames.join(', ')}. Parts: ${Object.keys(MEASUREMENTS).join(', ')}`,
  );
  process.exit(1);
}
const rows: Row[] = [];
for (const [name, measure] of Object.entries(MEASUREMENTS))
  if (chosenNames.length === 0 || chosenNames.includes(name)) rows.push(...(await measure()));
console.log(
  `\n${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, ${cpus()[0]?.model ?? ''}, Node ${process.version}\n`,
);
printRows(rows);

/** Runs the specification suite and writes docs/conformance.md. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ensureBrowser } from './browser.ts';
import { conformancePage, PAGE, SUITE, statementsOf } from './conformance-page.ts';

const E2E_REPORT = '.cache/conformance.json';

ensureBrowser();
mkdirSync('.cache', { recursive: true });
const { status } = spawnSync('playwright', ['test', SUITE], {
  stdio: 'inherit',
  env: { ...process.env, E2E_REPORT },
});
writeFileSync(PAGE, conformancePage(statementsOf(JSON.parse(readFileSync(E2E_REPORT, 'utf8')))));
console.log(`Wrote ${PAGE}`);
process.exit(status ?? 1);

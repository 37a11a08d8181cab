/** Runs every test, the journeys in their long form, and writes docs/conformance.md. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { ensureEngines } from '../tests/engines/engines.ts';
import { ensureBrowser } from './browser.ts';
import { conformanceFaults, conformancePage, PAGE, proofsIn } from './conformance-page.ts';

const REPORTS = '.cache/conformance';

ensureBrowser();
ensureEngines();
mkdirSync(REPORTS, { recursive: true });
const run = (command: string, args: string[], env: Record<string, string> = {}) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
const vitest = (name: string, ...args: string[]) =>
  run('vitest', [
    'run',
    `--project=${name}*`,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${REPORTS}/${name}.json`,
    ...args,
  ]);

const results = [
  run(process.execPath, ['scripts/build.ts']),
  vitest('site'),
  vitest('engines', '--mode=engines', '--maxWorkers=1'),
  run('playwright', ['test'], { E2E_REPORT: `${REPORTS}/e2e.json` }),
];
const proofs = proofsIn({
  vitest: [`${REPORTS}/site.json`, `${REPORTS}/engines.json`],
  playwright: [`${REPORTS}/e2e.json`],
});
writeFileSync(PAGE, conformancePage(proofs));
const faults = conformanceFaults(proofs);
console.log([...faults, `Wrote ${PAGE}`].join('\n'));
process.exit(results.every(Boolean) && faults.length === 0 ? 0 : 1);

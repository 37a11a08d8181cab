/**
 * The whole of `npm test`: types, lint, unused code, unit and server tests, browser tests and the journeys in two more
 * engines, side by side on two cores, and one line that sums them up. `npm test -- quiz` runs one feature's tests of
 * all kinds, `npm test -- --long` the browser tests in their long form.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { site } from '../content/site.ts';
import { type EngineName, ensureEngines, hasEngine } from '../tests/engines/engines.ts';
import { ensureBrowser } from './browser.ts';
import { conformanceFaults, conformancePage, listedOn, PAGE, proofsIn } from './conformance-page.ts';
import { type Ended, runInLanes, type Task } from './lanes.ts';

const REPORTS = '.cache/reports';
const BROWSER_REPORT = `${REPORTS}/playwright.json`;
const RESULTS = '.cache/test-results';

ensureBrowser();
ensureEngines();

const { values, positionals } = parseArgs({
  options: { long: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [only] = positionals;
const filter = only ? [only] : [];

const vitest = (name: string, project: string, args: string[], after: string[] = []): Task => ({
  name,
  command: [
    'vitest',
    'run',
    `--project=${project}`,
    '--passWithNoTests',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${REPORTS}/vitest-${name.replaceAll(/\W+/g, '-')}.json`,
    '--maxWorkers=1',
    ...args,
  ],
  after,
});

/** One run with two workers: a part of its own for each would load every test and start a server once more. */
const browser: Task = {
  name: 'Browser tests',
  command: ['playwright', 'test', '--workers=2', '--pass-with-no-tests', ...filter],
  env: { E2E_REPORT: BROWSER_REPORT, E2E_FORM: values.long ? 'long' : 'short' },
  after: ['Build'],
  lanes: 2,
};

const checks: Task[] = [
  { name: 'Types', command: ['tsc'] },
  { name: 'Lint, format and import direction', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'Unused files, exports and packages', command: ['knip'] },
];
const copies: Task[] = [
  { name: 'Nothing newer than the floor', command: [process.execPath, 'scripts/floor.ts'], after: ['Build'] },
  { name: 'Another brand in a copy', command: [process.execPath, 'scripts/rebrand.ts'] },
];
const engine = (name: EngineName): Task => ({
  ...vitest(`Journeys in ${name}`, 'engines', [`tests/engines/${name}.test.ts`], ['Build']),
  ...(only && { env: { ENGINES_ONLY: only } }),
});
/** Chromium has every browser test; it walks the journeys too in their long form. */
const OTHER_ENGINES = ['webkit', 'firefox'] as const;

/** What is longest begins first; the browser tests fill two lanes to the end, the rest goes through the others. */
const tasks: Task[] = [
  { name: 'Build', command: [process.execPath, 'scripts/build.ts'] },
  ...(only ? [] : checks),
  browser,
  vitest('Server', 'server', filter),
  ...OTHER_ENGINES.filter(hasEngine).map(engine),
  vitest('Rules and content', 'site*', filter),
  ...(only ? [] : copies),
];

type Count = { passed: number; failed: number };
const total: Count = { passed: 0, failed: 0 };

const reportOf = ({ command, env }: Task): string | undefined =>
  env?.E2E_REPORT ?? command.find((word) => word.startsWith('--outputFile'))?.split('=')[1];

/** A task that died before writing its report failed as a whole. */
function countOf({ task, ok }: Ended): Count {
  const file = reportOf(task);
  if (!file)
    return task.name === 'Build' && ok
      ? { passed: 0, failed: 0 }
      : { passed: Number(ok), failed: Number(!ok) };
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const { stats } = report;
  const passed: number = stats ? stats.expected : report.numPassedTests;
  const failed: number = stats
    ? stats.unexpected + stats.flaky + stats.skipped
    : report.numTotalTests - passed;
  return { passed, failed: ok || failed > 0 ? failed : 1 };
}

function tell(ended: Ended): void {
  const { task, output, seconds } = ended;
  const { passed, failed } = countOf(ended);
  total.passed += passed;
  total.failed += failed;
  const sum = failed > 0 ? `${failed} failed` : 'ok';
  console.log(`== ${task.name}: ${sum}, ${passed} passed, ${seconds.toFixed(1)} s`);
  if (failed > 0) console.log(output.trimEnd());
}

/** A failed browser test is run again alone with a trace, so that a passing run does not pay for traces. */
async function traceFailures(): Promise<void> {
  const file = `${RESULTS}/.last-run.json`;
  if (!existsSync(file) || JSON.parse(readFileSync(file, 'utf8')).status !== 'failed') return;
  const traced: Task = {
    name: 'Traces of what failed',
    command: ['playwright', 'test', '--last-failed', '--trace=on', '--workers=1'],
  };
  await runInLanes([traced], ({ task, output }) => {
    console.log(
      `== ${task.name}\n   npx playwright show-trace ${RESULTS}/…/trace.zip; test-failed-1.png beside it`,
    );
    console.log(output.trimEnd());
  });
}

function checkConformance(): void {
  const files = tasks.flatMap((task) => reportOf(task) ?? []).filter((file) => existsSync(file));
  const proofs = proofsIn({
    vitest: files.filter((file) => file.includes('vitest-')),
    playwright: files.filter((file) => file === BROWSER_REPORT),
  });
  const faults = conformanceFaults(proofs);
  const written = listedOn(existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '');
  if (String(written) !== String(listedOn(conformancePage(proofs))))
    faults.push(`${PAGE} is out of date: npm run conformance writes it`);
  total[faults.length > 0 ? 'failed' : 'passed'] += 1;
  console.log(
    `== Statements and their tests: ${faults.length > 0 ? 'failed' : 'ok'}\n${faults.join('\n')}`.trimEnd(),
  );
}

rmSync(REPORTS, { recursive: true, force: true });
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
await runInLanes(tasks, tell);
if (total.failed > 0) await traceFailures();
// What the statements promise is about the sample.
if (!only && site.sampleContent) checkConformance();
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

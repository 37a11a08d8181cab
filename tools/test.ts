/**
 * Runs tests, one task after the other. `npm test` checks types, lint and unused code and runs unit, server and browser
 * tests in Chromium; `npm run test:*` runs one level. `--slow` also runs slow browser tests and tests the commands and
 * server faults. `--full` runs every row of the browser tests, `--all` runs both, other engines and brands. Other
 * arguments filter the tests: `npm test -- quiz`.
 */
import { spawn } from 'node:child_process';
import { pbkdf2Sync } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { site } from '../content/site.ts';
import { ensureEngines } from '../tests/engines/engines.ts';
import { ensureBrowser } from '../tests/support/browser.ts';
import { TEST_LIMIT_MS } from '../tests/support/limit.ts';
import { skippedTestFiles } from '../tests/support/optional-test-files.ts';
import { findRequirementFaults, renderRequirementsReport } from '../tests/support/requirements-report.ts';
import { type Result, readResults } from '../tests/support/results.ts';

const REPORTS = 'reports/tests';
const TRACES = 'reports/traces';
const REQUIREMENTS_REPORT = 'reports/requirements.md';

/** Duration of the calibration in milliseconds, on the machine for which the time limit was chosen. */
const REFERENCE_MS = 230;
function measureSlowness(): number {
  const started = performance.now();
  pbkdf2Sync('calibration', 'salt', 300_000, 64, 'sha512');
  return Math.max(1, (performance.now() - started) / REFERENCE_MS);
}
/** Respects the CPU affinity of the process. */
const CORES = availableParallelism();
const limit = Math.round(TEST_LIMIT_MS * measureSlowness());

const args = process.argv.slice(2);
const isAll = args.includes('--all');
const full = isAll || args.includes('--full') ? ' --full' : '';
const isSlow = isAll || args.includes('--slow');
const [levelName = '', ...levelArgs] = args.filter((word) => !['--all', '--full', '--slow'].includes(word));

type Task = Readonly<{
  name: string;
  command: readonly string[];
  log: string;
  /** File with one line per test. Without it, the task counts as one test. */
  results?: string;
  /** Command that runs a failed test alone. */
  repeat?: (failed: Result) => string;
}>;

const task = (name: string, command: string[], repeat?: Task['repeat']): Task => {
  const path = `${REPORTS}/${name.toLowerCase().replaceAll(/\W+/g, '-')}`;
  return { name, command, log: `${path}.txt`, ...(repeat && { results: `${path}.jsonl`, repeat }) };
};
/** A title pattern that needs no shell escaping. */
const byTitle = (title: string) => `-t "${title.replaceAll(' > ', ' ').replaceAll(/[^\w ,:;]/g, '.')}"`;
const vitest = (name: string, script: string, project: string, args: string[], workers = CORES) => {
  const options = ['--passWithNoTests', `--maxWorkers=${workers}`, `--project=${project}`, ...args];
  return task(
    name,
    ['vitest', 'run', ...options],
    ({ file, title }) => `npm run ${script} -- ${file} ${byTitle(title)}${full}`,
  );
};
const playwright = (name: string, args: string[]) =>
  task(
    name,
    ['playwright', 'test', '--pass-with-no-tests', ...args],
    ({ file, line }) => `npm run test:e2e -- ${file}:${line}${full}`,
  );

const checks = [
  task('Types', ['tsc']),
  task('Lint, format and import direction', ['biome', 'check', '--error-on-warnings', '.']),
  task('Unused files, exports and packages', ['knip']),
];
const build = task('Build', [process.execPath, 'tools/build.ts']);
const support = task('Browser support', [process.execPath, 'tools/browser-support.ts']);
const rebrand = task('Another brand in a copy', [process.execPath, 'tools/rebrand.ts']);
const unit = (args: string[]) => [
  vitest('Unit', 'test:unit', 'site*', args),
  vitest('Server', 'test:unit', 'server', args),
];
const commands = (args: string[]) => vitest('Commands', 'test:commands', 'commands', args);
const faults = (args: string[]) => vitest('Faults', 'test:faults', 'faults', args);
// One engine after the other, because each needs about two cores.
const engines = (args: string[]) => vitest('Journeys', 'test:engines', 'engines', args, 1);

const LEVELS: Record<string, (args: string[]) => Task[]> = {
  unit,
  e2e: (args) => [build, playwright('Browser', args), ...(full && args.length === 0 ? [rebrand] : [])],
  engines: (args) => [build, engines(args)],
  commands: (args) => [commands(args)],
  faults: (args) => [faults(['--mode=faults', ...args])],
};
const level = LEVELS[levelName];
const filter = [levelName, ...levelArgs].filter(Boolean);
const isWhole = !level && filter.length === 0;
const hasSlowTests = isSlow || full !== '';
const otherLevels = [...(isSlow ? [commands([]), faults([])] : []), ...(isAll ? [engines([]), rebrand] : [])];
const tasks =
  level?.(levelArgs) ??
  (isWhole
    ? [
        ...checks,
        build,
        support,
        playwright('Browser', hasSlowTests ? [] : ['--project=smoke']),
        ...unit([]),
        ...otherLevels,
      ]
    : [build, playwright('Browser', filter), ...unit(filter), commands(filter), faults(filter)]);

const total = { passed: 0, failed: 0 };
const failures: { task: Task; result: Result }[] = [];
const started = performance.now();
const secondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(0)} s`;

/** On a terminal, a progress line is overwritten by the next line. */
function print(line: string, isProgress = false): void {
  if (!process.stdout.isTTY) console.log(line);
  else process.stdout.write(`\r\u001B[K${line}${isProgress ? '' : '\n'}`);
}
function printProgress({ results: file }: Task): void {
  const { found, results } = readResults(file);
  const failed = results.filter(({ ok }) => !ok).length;
  const failedCount = failed > 0 ? `, ${failed} failed` : '';
  if (found > 0) print(`   ${secondsSince(started)}: ${results.length} of ${found}${failedCount}`, true);
}

/** Runs a task and returns whether it ended without an error. */
async function run(task: Task): Promise<boolean> {
  print(`▶ ${task.name}`);
  const [program = '', ...args] = task.command;
  const output = openSync(task.log, 'w');
  const child = spawn(program, args, {
    stdio: ['ignore', output, output],
    env: {
      ...process.env,
      FORCE_COLOR: '0',
      TEST_LIMIT_MS: String(limit),
      TEST_RESULTS: task.results ?? '',
      E2E_MATRIX: full ? 'full' : 'smoke',
    },
  });
  closeSync(output);
  const progress = setInterval(() => printProgress(task), process.stdout.isTTY ? 1000 : 20_000);
  const [exitCode] = await once(child, 'close').catch(() => []);
  clearInterval(progress);
  return exitCode === 0;
}

async function runAndCount(task: Task): Promise<boolean> {
  const taskStarted = performance.now();
  const ok = await run(task);
  const { results } = readResults(task.results);
  const failedResults = results.filter((result) => !result.ok);
  const passed = task === build ? 0 : task.results ? results.length - failedResults.length : Number(ok);
  // A task that ended with an error but without a failed test counts as one failure.
  const failed = failedResults.length || Number(!ok);
  total.passed += passed;
  total.failed += failed;
  print(
    `${failed > 0 ? '✗' : '✓'} ${task.name}: ${passed} passed, ${failed} failed, ${secondsSince(taskStarted)}`,
  );
  failures.push(...failedResults.map((result) => ({ task, result })));
  if (failedResults.length === 0 && !ok)
    print(readFileSync(task.log, { encoding: 'utf8', flag: 'a+' }).trimEnd());
  return ok;
}

/** Runs failed browser tests again with a trace, so that passing tests do not pay for traces. */
async function traceFailures(): Promise<Map<string, string>> {
  const testLocations = failures
    .filter(({ task }) => task.name === 'Browser')
    .map(({ result: { file, line } }) => `${file}:${line}`);
  if (testLocations.length === 0) return new Map();
  const traceTask = playwright('Traces', ['--trace=on', `--output=${TRACES}`, ...testLocations]);
  await run(traceTask);
  return new Map(
    readResults(traceTask.results).results.map(({ file, title, trace }) => [file + title, trace]),
  );
}

const allResults = () => tasks.flatMap(({ results }) => readResults(results).results);
function checkRequirements(): void {
  const results = allResults();
  const faults = findRequirementFaults(results);
  writeFileSync(REQUIREMENTS_REPORT, renderRequirementsReport(results));
  total[faults.length > 0 ? 'failed' : 'passed'] += 1;
  print(
    [`${faults[0] ? '✗' : '✓'} Requirements and their tests: ${REQUIREMENTS_REPORT}`, ...faults].join('\n  '),
  );
}

if (tasks.some(({ name }) => name === 'Browser' || name === rebrand.name)) ensureBrowser();
if (tasks.some(({ name }) => name === 'Journeys')) ensureEngines();
for (const folder of [REPORTS, TRACES]) rmSync(folder, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
print(`${CORES} cores, at most ${Math.round(limit / 1000)} s for a test`);
for (const task of tasks) {
  const ok = await runAndCount(task);
  // Nothing else can be tested without a build.
  if (!ok && task === build) break;
}
// The requirements describe the sample content, so other content is not checked.
if (isWhole && hasSlowTests && site.sampleContent) checkRequirements();
const traces = await traceFailures();
for (const { task, result } of failures) {
  const { file, line, title, reason, screenshot } = result;
  const trace = traces.get(file + title);
  print(`\n✗ ${file}:${line} ${title}\n  ${reason}`);
  if (screenshot) print(`  screenshot  ${relative('.', screenshot)}`);
  if (trace) print(`  trace       npx playwright show-trace ${relative('.', trace)}`);
  print(`  repeat      ${task.repeat?.(result)}`);
}
for (const { file, line, title, notApplicable } of allResults())
  if (notApplicable) print(`\n– ${file}:${line} ${title}\n  not applicable: ${notApplicable}`);
const slowest = allResults().sort((a, b) => b.seconds - a.seconds);
if (slowest[0]) print('\nSlowest tests');
for (const { file, line, seconds } of slowest.slice(0, 5)) print(`  ${seconds.toFixed(0)} s ${file}:${line}`);
for (const { file, missing } of skippedTestFiles)
  print(`\n– ${file}\n  not applicable: the site has no ${missing.join(', ')}`);
if (isWhole && !hasSlowTests)
  print('\n– Slow browser tests, npm commands, server faults: npm test -- --slow');
if (!site.sampleContent) print("\n– Tests of the sample's own words: not applicable to this content");
print(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

/**
 * Runs tests, one task after the other. `npm test` checks types, lint, unused code and the built pages, and runs unit,
 * server and browser tests in Chromium; `npm run test:*` runs one level. `--slow` also runs slow browser tests, the npm
 * commands, server faults, Firefox and WebKit. `--full` runs every row of the browser tests, `--all` runs both and other
 * brands. Other arguments filter the tests: `npm test -- quiz`.
 */
import { spawnSync } from 'node:child_process';
import { pbkdf2Sync } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { ensureEngines } from '../tests/engines/engines.ts';
import { TEST_LIMIT_MS } from '../tests/support/limit.ts';
import { skippedTestFiles } from '../tests/support/optional-test-files.ts';
import { ensureBrowser } from './browser.ts';

const REPORTS = 'reports/tests';
/** Respects the CPU affinity of the process. */
const CORES = availableParallelism();

/** Duration of the calibration in milliseconds, on the machine for which the time limit was chosen. */
const REFERENCE_MS = 230;
function measureSlowness(): number {
  const started = performance.now();
  pbkdf2Sync('calibration', 'salt', 300_000, 64, 'sha512');
  return Math.max(1, (performance.now() - started) / REFERENCE_MS);
}

const args = process.argv.slice(2);
const isAll = args.includes('--all');
const isFull = isAll || args.includes('--full');
const isSlow = isAll || args.includes('--slow');
const [levelName = '', ...levelArgs] = args.filter((word) => !['--all', '--full', '--slow'].includes(word));

/** A task without a reader of its results counts as one test. */
type Task = Readonly<{
  name: string;
  command: readonly string[];
  readCounts?: (report: string) => { passed: number; failed: number };
}>;

const vitest = (name: string, project: string, args: readonly string[], workers = CORES): Task => ({
  name,
  command: [
    'vitest',
    'run',
    '--passWithNoTests',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${reportOf(name)}`,
    `--maxWorkers=${workers}`,
    `--project=${project}`,
    ...args,
  ],
  readCounts: (report) => {
    const { numPassedTests, numFailedTests } = JSON.parse(report);
    return { passed: numPassedTests, failed: numFailedTests };
  },
});
const playwright = (args: readonly string[]): Task => ({
  name: 'Browser',
  command: ['playwright', 'test', '--pass-with-no-tests', '--reporter=dot,json', ...args],
  readCounts: (report) => {
    const { expected, unexpected, flaky } = JSON.parse(report).stats;
    return { passed: expected, failed: unexpected + flaky };
  },
});
const reportOf = (name: string) => `${REPORTS}/${name.toLowerCase()}.json`;
const command = (name: string, ...command: string[]): Task => ({ name, command });

const build = command('Build', process.execPath, 'tools/build.ts');
const pageChecks = [
  command('HTML', 'html-validate', 'dist/site/**/*.html'),
  command('Browser support', process.execPath, 'tools/browser-support.ts'),
];
const unit = (args: string[]) => [vitest('Unit', 'site*', args), vitest('Server', 'server', args)];
const commands = (args: string[]) => vitest('Commands', 'commands', args);
const faults = (args: string[]) => vitest('Faults', 'faults', args);
/** Chooses tests by their titles, which begin with the name of an engine or a brand. */
const byTitle = (names: string[]) => names.flatMap((name) => ['-t', name]);
// One engine after the other, because each needs about two cores.
const engines = (args: string[]) => vitest('Engines', 'engines', byTitle(args), 1);
const rebrand = (args: string[]) => vitest('Rebrand', 'rebrand', byTitle(args), 1);

const LEVELS: Record<string, (args: string[]) => Task[]> = {
  unit,
  e2e: (args) => [build, ...(args.length === 0 ? pageChecks : []), playwright(args)],
  engines: (args) => [build, engines(args)],
  commands: (args) => [commands(args)],
  faults: (args) => [faults(['--mode=faults', ...args])],
  rebrand: (args) => [rebrand(args)],
};
const filter = [levelName, ...levelArgs].filter(Boolean);
const isWhole = filter.length === 0;
const hasSlowTests = isSlow || isFull;

function chooseTasks(): Task[] {
  const level = LEVELS[levelName];
  if (level) return level(levelArgs);
  if (!isWhole) return [build, playwright(filter), ...unit(filter), commands(filter), faults(filter)];
  return [
    command('Types', 'tsc'),
    command('Lint, format and import direction', 'biome', 'check', '--error-on-warnings', '.'),
    command('Unused files, exports and packages', 'knip'),
    build,
    ...pageChecks,
    playwright(hasSlowTests ? [] : ['--project=smoke']),
    ...unit([]),
    ...(isSlow ? [commands([]), faults([]), engines([])] : []),
    ...(isAll ? [rebrand([])] : []),
  ];
}

/** Runs a task and returns the numbers of passed and failed tests. */
function run({ name, command: [program = '', ...args], readCounts }: Task) {
  const { status } = spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      TEST_LIMIT_MS: String(Math.round(TEST_LIMIT_MS * measureSlowness())),
      PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(name),
      E2E_MATRIX: isFull ? 'full' : 'smoke',
    },
  });
  const isOk = status === 0;
  if (!readCounts) return { passed: Number(isOk), failed: Number(!isOk) };
  try {
    const { passed, failed } = readCounts(readFileSync(reportOf(name), 'utf8'));
    // A task that ended with an error but without a failed test counts as one failure.
    return { passed, failed: failed || Number(!isOk) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const tasks = chooseTasks();
if (tasks.some(({ name }) => name === 'Browser' || name === 'Rebrand')) ensureBrowser();
if (tasks.some(({ name }) => name === 'Engines')) ensureEngines();
rmSync('reports', { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const total = { passed: 0, failed: 0 };
const summary: string[] = [];
for (const task of tasks) {
  console.log(`▶ ${task.name}`);
  const started = performance.now();
  const { passed, failed } = run(task);
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  summary.push(`${failed > 0 ? '✗' : '✓'} ${task.name}: ${passed} passed, ${failed} failed, ${seconds} s`);
  // Nothing else can be tested without a build.
  if (failed > 0 && task === build) break;
}
console.log(`\n${summary.join('\n')}`);
for (const { file, missing } of skippedTestFiles)
  console.log(`– ${file}: not applicable, the site has no ${missing.join(', ')}`);
if (isWhole && !hasSlowTests)
  console.log('– Slow browser tests, npm commands, server faults, Firefox and WebKit: npm test -- --slow');
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

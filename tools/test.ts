/**
 * Runs tests, one task after the other. `npm test` checks types, lint, unused code and the built pages, and runs unit,
 * server and browser tests in Chromium; `npm run test:*` runs one level. `--slow` also runs slow browser tests, the npm
 * commands, server faults, Firefox and WebKit. `--full` runs every row of the browser tests, `--all` runs both and other
 * brands. Other arguments filter the tests: `npm test -- quiz`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { ensureBrowser } from './browser.ts';
import { skippedTestFiles } from './optional-test-files.ts';

const REPORTS = 'reports/tests';
/** Respects the CPU affinity of the process. */
const CORES = availableParallelism();

const args = process.argv.slice(2);
const isAll = args.includes('--all');
const isFull = isAll || args.includes('--full');
const isSlow = isAll || args.includes('--slow');
const [levelName = '', ...levelArgs] = args.filter((word) => !['--all', '--full', '--slow'].includes(word));

type Results = { passed: number; failures: string[] };
/** A task without a reader of its results counts as one test. */
type Task = Readonly<{
  name: string;
  command: readonly string[];
  readResults?: (report: string) => Results;
}>;

type VitestReport = {
  numPassedTests: number;
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
};
type Suite = { specs: { ok: boolean; title: string; file: string; line: number }[]; suites?: Suite[] };
type PlaywrightReport = { stats: { expected: number }; suites: Suite[] };
const failedSpecs = ({ specs, suites = [] }: Suite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line}: ${title}`),
  ...suites.flatMap(failedSpecs),
];

const vitest = (
  name: string,
  projects: readonly string[],
  args: readonly string[],
  workers = CORES,
): Task => ({
  name,
  command: [
    'vitest',
    'run',
    '--passWithNoTests',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${reportOf(name)}`,
    `--maxWorkers=${workers}`,
    ...projects.map((project) => `--project=${project}`),
    ...args,
  ],
  readResults: (report) => {
    const { numPassedTests, testResults } = JSON.parse(report) as VitestReport;
    const failures = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.filter((test) => test.status === 'failed').map((test) => `${name}: ${test.fullName}`),
    );
    return { passed: numPassedTests, failures };
  },
});
const playwright = (args: readonly string[]): Task => ({
  name: 'Browser',
  command: ['playwright', 'test', '--pass-with-no-tests', '--reporter=dot,json', ...args],
  readResults: (report) => {
    const { stats, suites } = JSON.parse(report) as PlaywrightReport;
    return { passed: stats.expected, failures: suites.flatMap(failedSpecs) };
  },
});
const reportOf = (name: string) => `${REPORTS}/${name.toLowerCase().replaceAll(' ', '-')}.json`;
const command = (name: string, ...command: string[]): Task => ({ name, command });

const build = command('Build', process.execPath, 'tools/build.ts');
const pageChecks = [
  command('HTML', 'html-validate', 'dist/site/**/*.html'),
  command('Browser support', process.execPath, 'tools/browser-support.ts'),
];
const unit = (args: string[]) => vitest('Unit and server', ['site*', 'server'], args);
const commands = (args: string[]) => vitest('Commands', ['commands'], args);
const faults = (args: string[]) => vitest('Faults', ['faults'], args);
/** Chooses tests by words of their titles: an engine, a brand or an npm script. */
const byTitle = (words: string[]) => (words.length > 0 ? ['-t', words.join('|')] : []);
// One engine after the other, because each needs about two cores.
const engines = (args: string[]) => vitest('Engines', ['engines'], byTitle(args), 1);
const rebrand = (args: string[]) => vitest('Rebrand', ['rebrand'], byTitle(args), 1);
const guides = (args: string[]) => vitest('Guides', ['guides'], byTitle(args), 1);

const LEVELS: Record<string, (args: string[]) => Task[]> = {
  unit: (args) => [unit(args)],
  e2e: (args) => [build, ...(args.length === 0 ? pageChecks : []), playwright(args)],
  engines: (args) => [build, engines(args)],
  commands: (args) => [commands(args)],
  faults: (args) => [faults(['--mode=faults', ...args])],
  rebrand: (args) => [rebrand(args)],
  docs: (args) => [guides(args)],
};
const filter = [levelName, ...levelArgs].filter(Boolean);
const isWhole = filter.length === 0;
const hasSlowTests = isSlow || isFull;

function chooseTasks(): Task[] {
  const level = LEVELS[levelName];
  if (level) return level(levelArgs);
  if (!isWhole) return [build, playwright(filter), unit(filter), commands(filter), faults(filter)];
  return [
    command('Types', 'tsc'),
    command('Lint, format and import direction', 'biome', 'check', '--error-on-warnings', '.'),
    command('Unused files, exports and packages', 'knip'),
    build,
    ...pageChecks,
    playwright(hasSlowTests ? [] : ['--project=smoke']),
    unit([]),
    ...(isSlow ? [commands([]), faults([]), engines([])] : []),
    ...(isAll ? [rebrand([])] : []),
  ];
}

function run({ name, command: [program = '', ...args], readResults }: Task): Results {
  const { status } = spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(name),
      E2E_MATRIX: isFull ? 'full' : 'smoke',
    },
  });
  const isOk = status === 0;
  if (!readResults) return { passed: Number(isOk), failures: isOk ? [] : [name] };
  try {
    const { passed, failures } = readResults(readFileSync(reportOf(name), 'utf8'));
    // A task that ended with an error but without a failed test counts as one failure.
    return { passed, failures: isOk || failures.length > 0 ? failures : [name] };
  } catch {
    return { passed: 0, failures: [`${name}: no report`] };
  }
}

const tasks = chooseTasks();
if (tasks.some(({ name }) => name === 'Browser' || name === 'Rebrand')) ensureBrowser();
rmSync('reports', { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

let allPassed = 0;
const allFailures: string[] = [];
const summary: string[] = [];
for (const task of tasks) {
  console.log(`▶ ${task.name}`);
  const started = performance.now();
  const { passed, failures } = run(task);
  allPassed += passed;
  allFailures.push(...failures);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const mark = failures.length > 0 ? '✗' : '✓';
  summary.push(`${mark} ${task.name}: ${passed} passed, ${failures.length} failed, ${seconds} s`);
  // Nothing else can be tested without a build.
  if (failures.length > 0 && task === build) break;
}
console.log(`\n${[...summary, ...allFailures.map((failure) => `✗ ${failure}`)].join('\n')}`);
for (const { file, missing } of skippedTestFiles)
  console.log(`– ${file}: not applicable, the site has no ${missing.join(', ')}`);
if (isWhole && !hasSlowTests)
  console.log('– Slow browser tests, npm commands, server faults, Firefox and WebKit: npm test -- --slow');
console.log(`\n${allPassed} passed, ${allFailures.length} failed`);
process.exit(allFailures.length > 0 ? 1 : 0);

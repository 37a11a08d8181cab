/** The whole of `npm test`: types, lint, unused code, unit tests, browser tests, and one line that sums them up. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.ts';

type Count = { passed: number; failed: number };
type Step = { name: string; command: string[]; count?: () => Count };

const UNIT_REPORT = '.cache/unit.json';
const E2E_REPORT = '.cache/e2e.json';

const steps: Step[] = [
  { name: 'Types', command: ['tsc'] },
  { name: 'Lint, format and import direction', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'Unused files, exports and packages', command: ['knip'] },
  {
    name: 'Unit and server tests',
    command: ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`],
    count: () => {
      const report = JSON.parse(readFileSync(UNIT_REPORT, 'utf8'));
      return { passed: report.numPassedTests, failed: report.numTotalTests - report.numPassedTests };
    },
  },
  { name: 'Another brand in a copy', command: ['node', 'scripts/rebrand.ts'] },
  {
    name: 'Browser tests',
    command: ['playwright', 'test'],
    count: () => {
      const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(E2E_REPORT, 'utf8')).stats;
      return { passed: expected, failed: unexpected + flaky + skipped };
    },
  },
];

/** A step that died before writing its report failed as a whole. */
function outcome(step: Step, ok: boolean): Count {
  if (!step.count) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const count = step.count();
    return ok || count.failed > 0 ? count : { ...count, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

ensureBrowser();
mkdirSync('.cache', { recursive: true });
const total: Count = { passed: 0, failed: 0 };
for (const step of steps) {
  console.log(`\n== ${step.name}`);
  rmSync(UNIT_REPORT, { force: true });
  rmSync(E2E_REPORT, { force: true });
  const started = Date.now();
  const [command = '', ...args] = step.command;
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, E2E_REPORT } });
  const count = outcome(step, status === 0);
  total.passed += count.passed;
  total.failed += count.failed;
  console.log(`   ${count.failed ? 'failed' : 'ok'} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

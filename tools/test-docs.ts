/**
 * Tests README and guides: clones the repository into an empty folder, runs every documented command, tries every
 * setting, and starts the web servers of docs/examples. It takes a long time, so run it before a release.
 * `npm run test:docs -- submissions examples` tests only commands with `npm run leads` and the examples.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { testCommands } from '../tests/guides/commands.ts';
import { testExamples } from '../tests/guides/examples.ts';
import { type Report, run } from '../tests/guides/run.ts';
import { testSettings } from '../tests/guides/settings.ts';

const PARTS = ['settings', 'examples'];

const chosenNames = process.argv.slice(2);
const scripts = chosenNames.filter((name) => !PARTS.includes(name));
const isWanted = (name: string) => chosenNames.length === 0 || chosenNames.includes(name);

const folder = await mkdtemp(join(tmpdir(), 'site-guides-'));
const clone = join(folder, 'site');
let failedSteps = 0;
const report: Report = (ok, step, output = '') => {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${step}`);
  if (ok) return;
  failedSteps++;
  console.log(output.split('\n').slice(-15).join('\n'));
};

try {
  await run(['git', 'clone', '--quiet', resolve('.'), clone], '.', {});
  if (chosenNames.length === 0 || scripts.length > 0) await testCommands(clone, scripts, report);
  // Settings and examples need the build that the commands have made.
  const built = await run(['npm', 'run', 'build'], clone, {});
  report(built.exitCode === 0, 'npm run build', built.output);
  if (isWanted('settings')) await testSettings(clone, report);
  if (isWanted('examples')) await testExamples(clone, report);
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(failedSteps === 0 ? 'All guides work.' : `${failedSteps} steps failed.`);
process.exit(failedSteps === 0 ? 0 : 1);

/**
 * Tests README and guides: clones the repository into an empty folder, runs every documented command, and starts the web
 * servers of docs/examples. It takes a long time, so run it before a release.
 * `npm run test:docs -- leads examples` tests only the commands of `npm run leads` and the examples.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { testCommands } from '../tests/guides/commands.ts';
import { testExamples } from '../tests/guides/examples.ts';
import { type Report, run } from '../tests/guides/run.ts';

const chosenNames = process.argv.slice(2);
const scripts = chosenNames.filter((name) => name !== 'examples');

// The certificates of the examples are self-signed.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
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
  // The examples serve the build.
  const built = await run(['npm', 'run', 'build'], clone, {});
  report(built.exitCode === 0, 'npm run build', built.output);
  if (chosenNames.length === 0 || chosenNames.includes('examples')) await testExamples(clone, report);
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(failedSteps === 0 ? 'All guides work.' : `${failedSteps} steps failed.`);
process.exit(failedSteps === 0 ? 0 : 1);

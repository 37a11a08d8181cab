/**
 * Tests the guides: clones the repository into an empty folder, runs every command of README and guides, tries every
 * setting, and starts the web servers of docs/examples. It takes a long time; run it before a release. `npm run test:docs --
 * leads examples` tests only the named scripts and parts.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { testCommands } from '../tests/guides/commands.ts';
import { testExamples } from '../tests/guides/examples.ts';
import { type Report, run } from '../tests/guides/run.ts';
import { testSettings } from '../tests/guides/settings.ts';

const PARTS = ['settings', 'examples'];

const chosen = process.argv.slice(2);
const scripts = chosen.filter((name) => !PARTS.includes(name));
const isWanted = (name: string) => chosen.length === 0 || chosen.includes(name);

const folder = await mkdtemp(join(tmpdir(), 'site-guides-'));
const clone = join(folder, 'site');
let failed = 0;
const report: Report = (ok, what, output = '') => {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${what}`);
  if (ok) return;
  failed++;
  console.log(output.split('\n').slice(-15).join('\n'));
};

try {
  await run(['git', 'clone', '--quiet', resolve('.'), clone], '.', {});
  if (chosen.length === 0 || scripts.length > 0) await testCommands(clone, scripts, report);
  // Settings and examples need the build that the commands have made.
  const built = await run(['npm', 'run', 'build'], clone, {});
  report(built.exit === 0, 'npm run build', built.output);
  if (isWanted('settings')) await testSettings(clone, report);
  if (isWanted('examples')) await testExamples(clone, report);
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(failed === 0 ? 'All guides work.' : `${failed} steps failed.`);
process.exit(failed === 0 ? 0 : 1);

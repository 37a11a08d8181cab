/** The journeys in their long form, in every engine that can be had. */
import { execFileSync, spawnSync } from 'node:child_process';
import { ensureEngines } from '../tests/engines/engines.ts';

ensureEngines();
execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
const args = [
  'run',
  '--project=engines',
  '--mode=engines',
  '--maxWorkers=1',
  '--reporter=verbose',
  ...process.argv.slice(2),
];
process.exit(spawnSync('vitest', args, { stdio: 'inherit' }).status ?? 1);

/**
 * `npm run test:rebrand`: in a copy, the site becomes another agency's. It must build, keep no trace of the sample and
 * fit every screen. With --whole it does so with the fewest and the most of everything too, and the copy's own tests
 * run. --parts=types,unit,browser,counts runs some of the whole; what else is given goes to the browser tests.
 */
import { spawnSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyWithOtherBrand } from '../tests/rebrand/apply.ts';
import { setCounts } from '../tests/rebrand/counts.ts';
import { layoutFaults } from '../tests/rebrand/layout.ts';
import { MORE_PAGE, NAME } from '../tests/rebrand/other-brand.ts';
import { tracesIn } from '../tests/rebrand/traces.ts';
import { ensureBrowser } from '../tests/support/browser.ts';
import { startBuiltServer } from '../tests/support/built-server.ts';

const WIDTHS = [320, 390, 768, 1024, 1280, 1440, 1920];
const PATHS = ['/', '/social-os', '/b2b-sales-automation', '/quiz', MORE_PAGE, '/no-such-page'];
const PARTS = ['types', 'unit', 'browser', 'counts'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { whole: { type: 'boolean' }, parts: { type: 'string' }, keep: { type: 'boolean' } },
});
const parts = values.parts?.split(',') ?? (values.whole ? PARTS : []);

ensureBrowser();
const copy = await copyWithOtherBrand();
const faults: string[] = [];
const sum = { ok: 0, failed: 0 };

/** Runs one of the copy's own commands. */
const run = (...command: string[]) =>
  spawnSync(process.execPath, command, { cwd: copy, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
async function check(what: string, look: () => Promise<readonly string[]> | readonly string[] | boolean) {
  const start = performance.now();
  const found = await look();
  const isFine = typeof found === 'boolean' ? found : found.length === 0;
  console.log(`${isFine ? 'ok' : 'FAILED'}  ${what}, ${((performance.now() - start) / 1000).toFixed(0)} s`);
  sum[isFine ? 'ok' : 'failed'] += 1;
  if (!isFine) faults.push(...(Array.isArray(found) ? found : [`${what}: failed`]));
  return isFine;
}

/** Every page of what was built, at every width. */
async function lookAtPages(): Promise<string[]> {
  const { origin, stop } = await startBuiltServer({ cwd: copy, env: { DATA_DIR: join(copy, 'data') } });
  try {
    return await layoutFaults(origin, PATHS, WIDTHS);
  } finally {
    await stop();
  }
}

async function namesAndPages(): Promise<string[]> {
  const home = await readFile(join(copy, 'dist/site/index.html'), 'utf8');
  const sitemap = await readFile(join(copy, 'dist/site/sitemap.xml'), 'utf8');
  return [
    ...(home.includes(NAME) ? [] : ['the landing page does not say the name']),
    ...(sitemap.includes(MORE_PAGE) ? [] : [`the sitemap does not list ${MORE_PAGE}`]),
  ];
}

const fits = `every page fits ${WIDTHS[0]} to ${WIDTHS.at(-1)} px`;

async function countsFit(): Promise<void> {
  for (const which of ['fewest', 'most'] as const) {
    const undo = await setCounts(copy, which);
    if (await check(`with the ${which} of everything the site builds`, () => run('tools/build.ts')))
      await check(`and ${fits}`, lookAtPages);
    await undo();
  }
}

const MORE: Readonly<Record<string, () => Promise<unknown>>> = {
  counts: countsFit,
  types: () => check('types', () => run('node_modules/typescript/bin/tsc')),
  unit: () => check('unit and server tests', () => run('node_modules/vitest/vitest.mjs', 'run')),
  browser: () =>
    check('browser tests', () => run('node_modules/@playwright/test/cli.js', 'test', ...positionals)),
};

try {
  const isBuilt =
    (await check('fonts are cut', () => run('tools/fonts.ts'))) &&
    (await check('the site builds', () => run('tools/build.ts')));
  if (isBuilt) {
    await check('no trace of the sample', () => tracesIn(join(copy, 'dist')));
    await check('the new name and page are there', namesAndPages);
    await check(fits, lookAtPages);
    for (const part of parts) await MORE[part]?.();
  }
} finally {
  if (values.keep) console.log(`kept in ${copy}`);
  else await rm(copy, { recursive: true });
}
for (const fault of faults) console.error(fault);
console.log(`\n${sum.ok} ok, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;

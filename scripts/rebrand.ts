/**
 * `npm run test:rebrand`: in a copy, the site becomes another agency's. It must build, keep no trace of the sample and
 * fit every screen. With --whole the copy's own tests run as well.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyWithOtherBrand } from '../tests/rebrand/apply.ts';
import { layoutFaults } from '../tests/rebrand/layout.ts';
import { MORE_PAGE, NAME } from '../tests/rebrand/other-brand.ts';
import { tracesIn } from '../tests/rebrand/traces.ts';
import { ensureBrowser } from './browser.ts';

const WIDTHS = [320, 390, 768, 1024, 1280, 1440, 1920];
const PATHS = ['/', '/social-os', '/b2b-sales-automation', '/quiz', MORE_PAGE, '/no-such-page'];

ensureBrowser();
const copy = await copyWithOtherBrand();
const port = 20_000 + Math.floor(Math.random() * 20_000);
const faults: string[] = [];
let server: ReturnType<typeof spawn> | undefined;

/** Runs one of the copy's own commands. */
const run = (...command: string[]) =>
  spawnSync(process.execPath, command, { cwd: copy, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
const check = (what: string, found: readonly string[]) => {
  console.log(`${found.length > 0 ? 'FAILED' : 'ok'}  ${what}`);
  faults.push(...found);
};

try {
  check('fonts are cut', run('scripts/fonts.ts') ? [] : ['npm run fonts failed']);
  check('the site builds', run('scripts/build.ts') ? [] : ['the build failed']);
  if (faults.length === 0) {
    check('no trace of the sample', await tracesIn(join(copy, 'dist')));
    const home = await readFile(join(copy, 'dist/site/index.html'), 'utf8');
    const sitemap = await readFile(join(copy, 'dist/site/sitemap.xml'), 'utf8');
    check('the new name and page are there', [
      ...(home.includes(NAME) ? [] : ['the landing page does not say the name']),
      ...(sitemap.includes(MORE_PAGE) ? [] : [`the sitemap does not list ${MORE_PAGE}`]),
    ]);
    server = spawn(process.execPath, ['dist/server/index.js'], {
      cwd: copy,
      stdio: 'ignore',
      env: { ...process.env, PORT: String(port), DATA_DIR: join(copy, 'data'), LOG_LEVEL: 'silent' },
    });
    const origin = `http://localhost:${port}`;
    for (let tries = 0; tries < 100 && !(await fetch(`${origin}/healthz`).catch(() => undefined)); tries++)
      await new Promise((resolve) => setTimeout(resolve, 100));
    check(`every page fits ${WIDTHS[0]} to ${WIDTHS.at(-1)} px`, await layoutFaults(origin, PATHS, WIDTHS));
  }
  if (process.argv.includes('--whole')) {
    check('types', run('node_modules/typescript/bin/tsc') ? [] : ['types failed']);
    check('unit tests', run('node_modules/vitest/vitest.mjs', 'run') ? [] : ['unit tests failed']);
    check(
      'browser tests',
      run('node_modules/@playwright/test/cli.js', 'test') ? [] : ['browser tests failed'],
    );
  }
} finally {
  if (server?.kill()) await once(server, 'exit');
  await rm(copy, { recursive: true });
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

/**
 * `npm run test:rebrand`: builds copies of the site for five invented brands; one of them has two pseudo languages.
 * Each copy must build, contain no trace of the sample, have no dead links and fit every screen. Screenshots are in
 * reports/rebrand. Arguments choose brands by name. --whole also runs the tests of each copy. --parts=types,lint chooses
 * tests: types, lint, unit, server, browser, counts. --keep does not delete the copies.
 */
import { spawnSync } from 'node:child_process';
import { glob, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyWithBrand } from '../tests/rebrand/apply.ts';
import type { Brand } from '../tests/rebrand/brand.ts';
import { german } from '../tests/rebrand/brands/german.ts';
import { limits } from '../tests/rebrand/brands/limits.ts';
import { longName } from '../tests/rebrand/brands/long-name.ts';
import { pseudo } from '../tests/rebrand/brands/pseudo.ts';
import { smallest } from '../tests/rebrand/brands/smallest.ts';
import { setListLengths } from '../tests/rebrand/counts.ts';
import { findSiteFaults } from '../tests/rebrand/layout.ts';
import { findTraces } from '../tests/rebrand/traces.ts';
import { ensureBrowser } from './browser.ts';
import { startBuiltServer } from './built-server.ts';

const BRANDS: readonly Brand[] = [longName, german, smallest, limits, pseudo];
const PATHS = ['/', '/quiz', '/privacy', '/no-such-page'];
const DEFAULT_TESTS = ['types', 'lint', 'unit', 'server', 'browser'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { whole: { type: 'boolean' }, parts: { type: 'string' }, keep: { type: 'boolean' } },
});
const chosenTests = values.parts?.split(',') ?? (values.whole ? DEFAULT_TESTS : []);
const chosenBrands = BRANDS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));

const faults: string[] = [];
const totals = { ok: 0, failed: 0 };

/** Strings that need no translation: names, addresses and figures in the content's TypeScript. */
async function readFacts(copyFolder: string): Promise<string> {
  const texts: string[] = [];
  for await (const file of glob('{content,domain}/**/*.ts', { cwd: copyFolder }))
    texts.push(await readFile(join(copyFolder, file), 'utf8'));
  const [, name = ''] =
    /^ {2}name: '(.+)',$/m.exec(await readFile(join(copyFolder, 'content/site.ts'), 'utf8')) ?? [];
  return texts
    .join('\n')
    .replaceAll('\\u00a0', ' ')
    .replaceAll(/\$\{site\.name\}/g, name);
}

async function check(
  name: string,
  findFaults: () => Promise<readonly string[]> | readonly string[] | boolean,
) {
  const start = performance.now();
  // A check that throws counts as failed. The next checks and the other brands still run.
  const result = await Promise.resolve()
    .then(findFaults)
    .catch((error) => [`${name}: ${error}`]);
  const isPassed = typeof result === 'boolean' ? result : result.length === 0;
  console.log(`${isPassed ? 'ok' : 'FAILED'}  ${name}, ${((performance.now() - start) / 1000).toFixed(0)} s`);
  totals[isPassed ? 'ok' : 'failed'] += 1;
  if (!isPassed) faults.push(...(Array.isArray(result) ? result : [`${name}: failed`]));
  return isPassed;
}

async function testBrand(brand: Brand): Promise<void> {
  const { name } = brand;
  const copyFolder = await copyWithBrand(brand);
  /** Runs a command in the copy. */
  const run = (...command: string[]) =>
    spawnSync(process.execPath, command, { cwd: copyFolder, stdio: ['ignore', 'inherit', 'inherit'] })
      .status === 0;

  /** Checks every built page at every width. */
  async function findPageFaults(): Promise<string[]> {
    const { origin, stop } = await startBuiltServer({
      cwd: copyFolder,
      env: { DATA_DIR: join(copyFolder, 'data') },
    });
    try {
      const paths = brand.pseudoPrefixes
        ? [...brand.paths, ...brand.pseudoPrefixes.map((prefix) => `${prefix}/no-such-page`)]
        : [...PATHS, ...brand.paths];
      const facts = brand.pseudoPrefixes && (await readFacts(copyFolder));
      return await findSiteFaults({ origin, paths, folder: `reports/rebrand/${name}`, facts });
    } finally {
      await stop();
    }
  }

  async function findSitemapFaults(): Promise<string[]> {
    const sitemap = await readFile(join(copyFolder, 'dist/site/sitemap.xml'), 'utf8');
    const listedPaths = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path);
    const missingPaths = brand.paths.filter((path) => !listedPaths.includes(path));
    return missingPaths.map((path) => `${name}: the sitemap does not list ${path}`);
  }

  async function testListLengths(): Promise<void> {
    for (const length of ['fewest', 'most'] as const) {
      const undo = await setListLengths(copyFolder, length);
      if (
        await check(`${name}: builds with the ${length} entries in every list`, () => run('tools/build.ts'))
      )
        await check(`${name}: every page fits with the ${length} entries`, findPageFaults);
      await undo();
    }
  }

  const vitest = (project: string) => run('node_modules/vitest/vitest.mjs', 'run', `--project=${project}`);
  const TESTS: Readonly<Record<string, () => Promise<unknown>>> = {
    counts: testListLengths,
    types: () => check(`${name}: types`, () => run('node_modules/typescript/bin/tsc')),
    lint: () =>
      check(
        `${name}: lint and unused code`,
        () =>
          run('node_modules/.bin/biome', 'check', '--error-on-warnings', '.') &&
          run('node_modules/.bin/knip'),
      ),
    unit: () => check(`${name}: unit and content tests`, () => vitest('site*')),
    server: () => check(`${name}: server tests`, () => vitest('server')),
    browser: () => check(`${name}: browser tests`, () => run('node_modules/@playwright/test/cli.js', 'test')),
  };

  try {
    const isBuilt = await check(`${name}: the site builds`, () => run('tools/build.ts'));
    if (!isBuilt) return;
    await check(`${name}: no trace of the sample`, () => findTraces(join(copyFolder, 'dist')));
    await check(`${name}: the sitemap lists its pages`, findSitemapFaults);
    await check(`${name}: every page fits every screen, every link submissions somewhere`, findPageFaults);
    for (const test of chosenTests) await TESTS[test]?.();
  } finally {
    if (values.keep) console.log(`${name}: kept in ${copyFolder}`);
    else await rm(copyFolder, { recursive: true });
  }
}

ensureBrowser();
for (const brand of chosenBrands) await testBrand(brand);
for (const fault of faults) console.error(fault);
console.log(`\n${totals.ok} ok, ${totals.failed} failed`);
process.exitCode = totals.failed > 0 ? 1 : 0;

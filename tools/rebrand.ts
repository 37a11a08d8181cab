/**
 * `npm run test:rebrand`: builds copies of the site for five invented brands; one of them has two pseudo languages.
 * Each copy must build, contain no trace of the sample, have no dead links and fit every screen. Screenshots are in
 * reports/rebrand. Arguments choose brands by name. --whole also runs the tests of each copy,
 * --parts=types,lint,unit,server,browser,counts some of them. --keep keeps the copies.
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
import { setCounts } from '../tests/rebrand/counts.ts';
import { lookAt } from '../tests/rebrand/layout.ts';
import { tracesIn } from '../tests/rebrand/traces.ts';
import { ensureBrowser } from '../tests/support/browser.ts';
import { startBuiltServer } from '../tests/support/built-server.ts';

const BRANDS: readonly Brand[] = [longName, german, smallest, limits, pseudo];
const PATHS = ['/', '/quiz', '/privacy', '/no-such-page'];
const PARTS = ['types', 'lint', 'unit', 'server', 'browser'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { whole: { type: 'boolean' }, parts: { type: 'string' }, keep: { type: 'boolean' } },
});
const parts = values.parts?.split(',') ?? (values.whole ? PARTS : []);
const chosen = BRANDS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));

const faults: string[] = [];
const sum = { ok: 0, failed: 0 };

/** Strings that need no translation: names, addresses and figures in the content's TypeScript. */
async function factsIn(copy: string): Promise<string> {
  const texts: string[] = [];
  for await (const file of glob('{content,domain}/**/*.ts', { cwd: copy }))
    texts.push(await readFile(join(copy, file), 'utf8'));
  const [, name = ''] =
    /^ {2}name: '(.+)',$/m.exec(await readFile(join(copy, 'content/site.ts'), 'utf8')) ?? [];
  return texts
    .join('\n')
    .replaceAll('\\u00a0', ' ')
    .replaceAll(/\$\{site\.name\}/g, name);
}

async function check(what: string, look: () => Promise<readonly string[]> | readonly string[] | boolean) {
  const start = performance.now();
  // A check that throws counts as failed. The next checks and the other brands still run.
  const found = await Promise.resolve()
    .then(look)
    .catch((error) => [`${what}: ${error}`]);
  const isFine = typeof found === 'boolean' ? found : found.length === 0;
  console.log(`${isFine ? 'ok' : 'FAILED'}  ${what}, ${((performance.now() - start) / 1000).toFixed(0)} s`);
  sum[isFine ? 'ok' : 'failed'] += 1;
  if (!isFine) faults.push(...(Array.isArray(found) ? found : [`${what}: failed`]));
  return isFine;
}

async function tryBrand(brand: Brand): Promise<void> {
  const { name } = brand;
  const copy = await copyWithBrand(brand);
  /** Runs one of the copy's own commands. */
  const run = (...command: string[]) =>
    spawnSync(process.execPath, command, { cwd: copy, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;

  /** Checks every built page at every width. */
  async function lookAtPages(): Promise<string[]> {
    const { origin, stop } = await startBuiltServer({ cwd: copy, env: { DATA_DIR: join(copy, 'data') } });
    try {
      const paths = brand.pseudo
        ? [...brand.paths, ...brand.pseudo.map((prefix) => `${prefix}/no-such-page`)]
        : [...PATHS, ...brand.paths];
      const facts = brand.pseudo && (await factsIn(copy));
      return await lookAt({ origin, paths, folder: `reports/rebrand/${name}`, facts });
    } finally {
      await stop();
    }
  }

  async function sitemapFaults(): Promise<string[]> {
    const sitemap = await readFile(join(copy, 'dist/site/sitemap.xml'), 'utf8');
    const listed = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path);
    const wrong = brand.paths.filter((path) => !listed.includes(path));
    return wrong.map((path) => `${name}: the sitemap does not list ${path}`);
  }

  async function countsFit(): Promise<void> {
    for (const which of ['fewest', 'most'] as const) {
      const undo = await setCounts(copy, which);
      if (await check(`${name}: builds with the ${which} entries in every list`, () => run('tools/build.ts')))
        await check(`${name}: every page fits with the ${which} entries`, lookAtPages);
      await undo();
    }
  }

  const vitest = (project: string) => run('node_modules/vitest/vitest.mjs', 'run', `--project=${project}`);
  const TESTS: Readonly<Record<string, () => Promise<unknown>>> = {
    counts: countsFit,
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
    const isBuilt =
      (await check(`${name}: fonts are subset`, () => run('tools/fonts.ts'))) &&
      (await check(`${name}: the site builds`, () => run('tools/build.ts')));
    if (!isBuilt) return;
    await check(`${name}: no trace of the sample`, () => tracesIn(join(copy, 'dist')));
    await check(`${name}: the sitemap lists its pages`, sitemapFaults);
    await check(`${name}: every page fits every screen, every link leads somewhere`, lookAtPages);
    for (const part of parts) await TESTS[part]?.();
  } finally {
    if (values.keep) console.log(`${name}: kept in ${copy}`);
    else await rm(copy, { recursive: true });
  }
}

ensureBrowser();
for (const brand of chosen) await tryBrand(brand);
for (const fault of faults) console.error(fault);
console.log(`\n${sum.ok} ok, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;

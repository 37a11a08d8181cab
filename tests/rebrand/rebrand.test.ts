/**
 * Builds copies of the site for invented brands. Each copy must build (which also
 * checks its links), contain no trace of the sample and fit every screen. Screenshots are in reports/rebrand. With --full, the tests of each copy run too.
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { site } from '#content/site.ts';
import { startBuiltServer } from '../../tools/built-server.ts';
import { copyWithBrand } from './apply.ts';
import { BRANDS } from './brands.ts';
import { findSiteFaults } from './layout.ts';

const PATHS = ['/', '/quiz', '/privacy', '/no-such-page'];
const TIMEOUT_MS = 30 * 60_000;
const isWhole = process.env.E2E_MATRIX === 'full';

/** Strings that need no translation: names, addresses and figures in the content's TypeScript. */
const readFacts = (folder: string, company: string) =>
  globSync('{booking,content,domain}/**/*.ts', { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
    .replaceAll('\\u00a0', ' ')
    .replaceAll(/\$\{site\.name\}/g, company);

describe.each(BRANDS)('the brand $name', ({ name, ...brand }) => {
  let folder: string;
  const run = (...args: string[]) =>
    execFileSync(process.execPath, args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
  beforeAll(async () => {
    folder = await copyWithBrand({ name, ...brand });
    run('tools/build.ts');
  }, TIMEOUT_MS);
  afterAll(() => rm(folder, { recursive: true }));

  test('the build contains no name of the sample', () => {
    const files = globSync('**/*.{html,css,js,json,svg,xml,txt,md,csv,vtt,webmanifest}', {
      cwd: join(folder, 'dist'),
    });
    expect(files.length).toBeGreaterThan(50);
    const traces = files.filter((file) =>
      readFileSync(join(folder, 'dist', file), 'utf8')
        .toLowerCase()
        .includes(site.name.toLowerCase()),
    );
    expect(traces).toEqual([]);
  });

  test('the sitemap lists its pages', async () => {
    const sitemap = await readFile(join(folder, 'dist/site/sitemap.xml'), 'utf8');
    const listed = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path);
    expect(listed).toEqual(expect.arrayContaining([...brand.paths]));
  });

  test('every page fits every screen', { timeout: TIMEOUT_MS }, async () => {
    const { origin, stop } = await startBuiltServer({ cwd: folder, env: { DATA_DIR: join(folder, 'data') } });
    try {
      const isPseudo = brand.texts === 'pseudo';
      const paths = isPseudo ? [...brand.paths, '/xa/no-such-page'] : [...PATHS, ...brand.paths];
      const facts = isPseudo ? readFacts(folder, brand.company) : undefined;
      expect(await findSiteFaults({ origin, paths, folder: `reports/rebrand/${name}`, facts })).toEqual([]);
    } finally {
      await stop();
    }
  });

  test.runIf(isWhole)('types, lint, unit, server and browser tests pass', { timeout: 2 * TIMEOUT_MS }, () => {
    run('node_modules/typescript/bin/tsc');
    run('node_modules/.bin/biome', 'check', '--error-on-warnings', '.');
    run('node_modules/vitest/vitest.mjs', 'run', '--project=site*', '--project=server');
    run('node_modules/@playwright/test/cli.js', 'test', '--project=smoke');
  });
});

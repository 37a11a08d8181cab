import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Not checked, because it overrides other style sheets for print. */
const PRINT_STYLES = 'app/styles/print.css';

const readWithoutComments = (file: string) =>
  readFileSync(file, 'utf8').replaceAll(/\/\*\s[\s\S]*?\*\//g, '');

const PAGE_STYLES = 'app/styles/pages';
const toPath = (file: string, imported: string) =>
  imported.startsWith('#') ? imported.slice(1) : join(dirname(file), imported);
const readImports = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, path = '']) => toPath(file, path));

/** All components of the site that a file imports, directly or not. */
function findComponents(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of readImports(file, /from '((?:#app\/|\.)[^']+\.tsx?)'/g))
    findComponents(imported, found);
  return found;
}

test.each(globSync('app/pages/*.tsx'))('%s has the utilities of its components', (page) => {
  const name = basename(page, '.tsx');
  const sheet = `${PAGE_STYLES}/${existsSync(`${PAGE_STYLES}/${name}.css`) ? name : 'text'}.css`;
  const sheets = [sheet, ...readImports(sheet, /@import "(\..+?)"/g)];
  const sources = sheets.flatMap((file) => readImports(file, /@source "(.+?)"/g));
  const scanned = new Set(globSync(sources.flatMap((source) => [source, `${source}/**`])));
  expect([...findComponents(page)].filter((file) => file.endsWith('.tsx') && !scanned.has(file))).toEqual([]);
});

/** Physical sides in CSS and utilities. `left-1/2` is allowed, because it centers. */
const PHYSICAL_SIDE =
  /^\s*(?:(?:margin|padding|border)-(?:left|right)(?:-\w+)?|left|right):|text-align: (?:left|right)|(?<=[\s"'`:])-?(?:[mp][lr]|border-[lr]|rounded-[lr]|left|right)-(?!1\/2)[\w[(]|(?<=[\s"'`:])text-(?:left|right)\b/gm;

test('the layout uses logical sides, so that it also works for right-to-left languages', () => {
  const faults = globSync('{app,desk}/**/*.{css,tsx}')
    .filter((file) => !file.endsWith('fonts.css'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(PHYSICAL_SIDE)].map(([use]) => `${file}: ${use.trim()}`),
    );
  expect(faults).toEqual([]);
});

/** Files that may contain raw values. The last two are generated. */
const RAW_VALUE_FILES = ['app/styles/tokens.css', 'app/styles/brand.css', 'app/styles/fonts.css'];

test('lengths in style sheets use design tokens, except thin lines and movements', () => {
  const sheets = globSync('{app,desk}/**/*.css').filter((file) => !RAW_VALUE_FILES.includes(file));
  expect(sheets.length).toBeGreaterThan(20);
  const rawLengths = sheets.flatMap((file) =>
    [...readWithoutComments(file).matchAll(/^\s*(?!@)([\w-]+):([^;{}]*);/gm)]
      .filter(([, property = '', value = '']) => {
        if (/\d(?:rem|ch)\b/.test(value)) return true;
        if (/\d(?:mm|pt)\b/.test(value)) return file !== PRINT_STYLES;
        const isMovement = /^(?:--from|transform|translate)$/.test(property);
        return !isMovement && [...value.matchAll(/(\d+)px/g)].some(([, pixels]) => Number(pixels) > 4);
      })
      .map(([line]) => `${file}: ${line.trim()}`),
  );
  expect(rawLengths).toEqual([]);
});

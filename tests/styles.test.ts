import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const SITE = 'app/styles/site.css';
/** Left out, since it overrides other style sheets for print. */
const OVERRIDES = 'app/styles/print.css';

const withoutComments = (file: string) => readFileSync(file, 'utf8').replaceAll(/\/\*\s[\s\S]*?\*\//g, '');

/** Classes that a style sheet defines. */
function ownClasses(file: string): string[] {
  const css = withoutComments(file);
  const selectors = [...css.matchAll(/([^{};]+)\{/g)].flatMap(([, list = '']) => list.split(','));
  return selectors.flatMap((selector) => /^\s*\.([a-z][\w-]*)\s*$/.exec(selector)?.[1] ?? []);
}

test('no class is styled in two style sheets of the site', () => {
  const sheets = [...readFileSync(SITE, 'utf8').matchAll(/@import "(\..+?)"/g)]
    .map(([, path = '']) => join(dirname(SITE), path))
    .filter((file) => file !== OVERRIDES);
  expect(sheets.length).toBeGreaterThan(20);
  const sheetsOf = new Map<string, Set<string>>();
  for (const file of sheets)
    for (const name of ownClasses(file)) sheetsOf.set(name, (sheetsOf.get(name) ?? new Set()).add(file));
  expect([...sheetsOf].filter(([, files]) => files.size > 1)).toEqual([]);
});

/** A physical side in a declaration or a utility. Centered elements may use either side. */
const PHYSICAL =
  /^\s*(?:(?:margin|padding|border)-(?:left|right)(?:-\w+)?|left|right):|text-align: (?:left|right)|(?<=[\s"'`:])-?(?:[mp][lr]|border-[lr]|rounded-[lr]|left|right)-(?!1\/2)[\w[(]|(?<=[\s"'`:])text-(?:left|right)\b/gm;

test('the layout uses logical sides, so that it also works for right-to-left languages', () => {
  const found = globSync('{app,desk}/**/*.{css,tsx}')
    .filter((file) => !file.endsWith('fonts.css'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(PHYSICAL)].map(([use]) => `${file}: ${use.trim()}`),
    );
  expect(found).toEqual([]);
});

/** Files with raw values; the build writes the other two. */
const RAW = ['app/styles/tokens.css', 'app/styles/brand.css', 'app/styles/fonts.css'];

test('lengths in style sheets come from the tokens: only hairlines and movements are in pixels', () => {
  const sheets = globSync('{app,desk}/**/*.css').filter((file) => !RAW.includes(file));
  expect(sheets.length).toBeGreaterThan(20);
  const raw = sheets.flatMap((file) =>
    [...withoutComments(file).matchAll(/^\s*(?!@)([\w-]+):([^;{}]*);/gm)]
      .filter(([, property = '', value = '']) => {
        if (/\d(?:rem|ch)\b/.test(value)) return true;
        if (/\d(?:mm|pt)\b/.test(value)) return file !== OVERRIDES;
        const moves = /^(?:--from|transform|translate)$/.test(property);
        return !moves && [...value.matchAll(/(\d+)px/g)].some(([, pixels]) => Number(pixels) > 4);
      })
      .map(([line]) => `${file}: ${line.trim()}`),
  );
  expect(raw).toEqual([]);
});

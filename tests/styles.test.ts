import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const SITE = 'app/styles/site.css';
/** It takes back for paper what other sheets say. */
const OVERRIDES = 'app/styles/print.css';

/** Classes that a style sheet styles, wherever they are used. */
function ownClasses(file: string): string[] {
  const css = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const selectors = [...css.matchAll(/([^{};]+)\{/g)].flatMap(([, list = '']) => list.split(','));
  return selectors.flatMap((selector) => /^\s*\.([a-z][\w-]*)\s*$/.exec(selector)?.[1] ?? []);
}

test('no two style sheets of the site give one class its look: on a page both would hold', () => {
  const sheets = [...readFileSync(SITE, 'utf8').matchAll(/@import "(\..+?)"/g)]
    .map(([, path = '']) => join(dirname(SITE), path))
    .filter((file) => file !== OVERRIDES);
  expect(sheets.length).toBeGreaterThan(20);
  const sheetsOf = new Map<string, Set<string>>();
  for (const file of sheets)
    for (const name of ownClasses(file)) sheetsOf.set(name, (sheetsOf.get(name) ?? new Set()).add(file));
  expect([...sheetsOf].filter(([, files]) => files.size > 1)).toEqual([]);
});

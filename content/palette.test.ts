import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { markStops, palette } from './palette.ts';

const css = readFileSync(new URL('../app/styles/tokens.css', import.meta.url), 'utf8');

/** The custom properties of one rule, by name. */
function tokensOf(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const rule = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

const cssName = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test.each([
  ['light', ':root'],
  ['dark', '.dark'],
] as const)('mails, deck and images have the %s colours of the site', (theme, selector) => {
  const { from, to } = markStops[theme];
  const expected = { ...palette[theme], 'mark-from': from, 'mark-to': to };
  const wanted = Object.entries(expected).map(([name, value]) => [cssName(name), value.toLowerCase()]);
  expect(tokensOf(selector)).toMatchObject(Object.fromEntries(wanted));
});

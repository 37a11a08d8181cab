import { expect, test } from 'vitest';
import { findUnsupportedInScript, findUnsupportedInStyle } from './features.ts';

const names = (features: { name: string }[]) => features.map(({ name }) => name);

test.each([
  ['Map.groupBy(tools, key)', 'javascript.builtins.Map.groupBy'],
  ['Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
  ['URL.canParse(address)', 'api.URL.canParse_static'],
  ['requestIdleCallback(start)', 'api.Window.requestIdleCallback'],
  ['list.item.checkVisibility()', 'api.Element.checkVisibility'],
  ['document.startViewTransition(go)', 'api.Document.startViewTransition'],
])('%s is newer than the oldest supported browsers', (source, name) => {
  expect(names(findUnsupportedInScript(source))).toContain(name);
});

test.each(['list.toSorted()', 'list.with(1, 2)', 'list.at(-1)', 'text.replaceAll("a", "b")', 'own.badge(1)'])(
  '%s works in the oldest supported browsers',
  (source) => {
    expect(findUnsupportedInScript(source)).toEqual([]);
  },
);

test.each([
  ['@starting-style{a{color:red}}', 'css.at-rules.starting-style'],
  ['a{color:light-dark(red,blue)}', 'css.types.color.light-dark'],
  ['h1{text-wrap:balance}', 'css.properties.text-wrap.balance'],
  ['@media (scripting: none){a{color:red}}', 'css.at-rules.media.scripting'],
  ['a::before{content:"1" / ""}', 'css.properties.content.alt_text'],
])('%s is newer than the oldest supported browsers', (source, name) => {
  expect(names(findUnsupportedInStyle(source))).toContain(name);
});

test.each(['a:has(b){color:color-mix(in srgb, red, blue)}', '@layer base{a{inset:0}}'])(
  '%s works in the oldest supported browsers',
  (source) => {
    expect(findUnsupportedInStyle(source)).toEqual([]);
  },
);

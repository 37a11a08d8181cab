import { expect, test } from 'vitest';
import { compactHtml } from './compact-html.ts';

test.each([
  ['an empty value', '<p hidden="">a</p>', '<p hidden>a</p>'],
  ['JSON', '<i data-props="{&quot;a&quot;:1}"></i>', `<i data-props='{"a":1}'></i>`],
  ['JSON with an apostrophe', `<i title="&quot;it's&quot;"></i>`, `<i title="&quot;it's&quot;"></i>`],
  ['the order of attributes', '<a href="/" class="b c" lang="de">', '<a class="b c" href="/" lang="de">'],
  ['the case of names', '<svg viewBox="a B=c"><a hrefLang="">', '<svg viewbox="a B=c"><a hreflang>'],
  ['a shape', '<svg><path d="M0 0"></path></svg>', '<svg><path d="M0 0"/></svg>'],
  ['items', '<ul><li>a</li><li>b</li></ul>', '<ul><li>a<li>b</ul>'],
  ['paragraphs', '<div><p>a</p><p>b</p></div>', '<div><p>a<p>b</div>'],
  ['a paragraph before words or a phrase', '<p>a</p>b<p>c</p><b>d</b>', '<p>a</p>b<p>c</p><b>d</b>'],
  ['text', '<p>x="" &quot;y&quot;</p>', '<p>x="" &quot;y&quot;</p>'],
])('compacts HTML: %s', (_, html, expected) => {
  expect(compactHtml(html)).toBe(expected);
});

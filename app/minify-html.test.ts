import { expect, test } from 'vitest';
import { minifyHtml } from './minify-html.ts';

test.each([
  ['empty attributes', '<p hidden="">a</p>', '<p hidden>a</p>'],
  ['JSON', '<i data-props="{&quot;a&quot;:1}"></i>', `<i data-props='{"a":1}'></i>`],
  [
    'JSON with an apostrophe is not changed',
    `<i title="&quot;it's&quot;"></i>`,
    `<i title="&quot;it's&quot;"></i>`,
  ],
  ['the order of attributes', '<a href="/" class="b c" lang="de">', '<a class="b c" href="/" lang="de">'],
  [
    'the case of attribute names',
    '<svg viewBox="a B=c"><a hrefLang="">',
    '<svg viewbox="a B=c"><a hreflang>',
  ],
  ['SVG shapes', '<svg><path d="M0 0"></path></svg>', '<svg><path d="M0 0"/></svg>'],
  ['list items', '<ul><li>a</li><li>b</li></ul>', '<ul><li>a<li>b</ul>'],
  ['paragraphs', '<div><p>a</p><p>b</p></div>', '<div><p>a<p>b</div>'],
  [
    'an end tag before text or an inline element stays',
    '<p>a</p>b<p>c</p><b>d</b>',
    '<p>a</p>b<p>c</p><b>d</b>',
  ],
  ['text is not changed', '<p>x="" &quot;y&quot;</p>', '<p>x="" &quot;y&quot;</p>'],
])('minifies HTML: %s', (_, html, expected) => {
  expect(minifyHtml(html)).toBe(expected);
});

import { expect, test } from 'vitest';
import { pageMarkdown } from './markdown.ts';

const createPage = (main: string) => `<!doctype html><html lang="de"><head><title>A &amp; B</title>
<meta name="description" content="What it is"><meta property="og:url" content="https://site.example/page"></head>
<body><header>Menu</header><main>${main}</main></body></html>`;
const convertMain = (main: string) => pageMarkdown(createPage(main)).split('---\n\n')[1]?.trim();

test('the front matter has the title, URL and language of the page', () => {
  expect(pageMarkdown(createPage('<h1>Title</h1>'))).toBe(
    '---\ntitle: "A & B"\ndescription: "What it is"\nurl: "https://site.example/page"\nlanguage: "de"\n---\n\n# Title\n',
  );
});

test.each([
  ['links are absolute', '<a href="/quiz">Quiz</a>', '[Quiz](https://site.example/quiz)'],
  [
    'a link to an anchor contains the URL of the page',
    '<a href="#faq">FAQ</a>',
    '[FAQ](https://site.example/page#faq)',
  ],
  ['a link without a target is removed', '<p>Text <a href="#">More</a></p>', 'Text'],
  ['decoration and controls are removed', '<p>Text</p><i aria-hidden="true">x</i><button>y</button>', 'Text'],
  [
    'a link with only a logo becomes the name of the logo',
    '<a href="/case" aria-label="Northbeam"><svg></svg></a>',
    '[Northbeam](https://site.example/case)',
  ],
  ['a picture becomes its text alternative', '<img src="/a.webp" alt="A person">', 'A person'],
  [
    'adjacent elements are separated by a space',
    '<p><b>SDR Agent</b><time>06:41</time></p>',
    '**SDR Agent** 06:41',
  ],
  ['a term and its description become one line', '<dl><dt>hours</dt><dd>15-20</dd></dl>', '**hours**: 15-20'],
  [
    'a table becomes a Markdown table',
    '<table><tr><th>Day</th><th>Title</th></tr><tr><td>1</td><td><button>A|B</button></td></tr></table>',
    '| Day | Title |\n| --- | --- |\n| 1 | A\\|B |',
  ],
])('%s', (_name, html, markdown) => {
  expect(convertMain(html)).toBe(markdown);
});

test('a page without main is an error', () => {
  expect(() => pageMarkdown('<p>Text</p>')).toThrow('<main>');
});

/** Every page as Markdown, for AI assistants. It is converted from the built HTML of each language. */
import { readFile, writeFile } from 'node:fs/promises';
import { type HTMLElement, parse } from 'node-html-parser';
import Turndown from 'turndown';

/** Decoration, and elements that work only in a browser. */
const REMOVED_ELEMENTS =
  '[aria-hidden="true"], script, style, template, noscript, button, form, dialog, video, a[href="#"]';

const converter = new Turndown({
  headingStyle: 'atx',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '*',
});
converter.addRule('term', { filter: 'dt', replacement: (content) => `\n\n**${content.trim()}**` });
converter.addRule('description', {
  filter: 'dd',
  replacement: (content) => (/\n/.test(content.trim()) ? `\n\n${content}\n\n` : `: ${content.trim()}`),
});
converter.addRule('table', {
  filter: 'table',
  replacement: (_content, node) => {
    const [head = [], ...rows] = Array.from(node.querySelectorAll('tr'), (row) =>
      Array.from(row.children, (cell) => joinLines(cell.textContent ?? '').replaceAll('|', '\\|')),
    );
    const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
    return `\n\n${[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')}\n\n`;
  },
});

const joinLines = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Converts the `<main>` of a page to Markdown, with its URL and description as front matter. */
export function pageMarkdown(html: string): string {
  // Slides that are not shown are in `noscript`.
  const page = parse(html.replaceAll(/<noscript data-slide>(.*?)<\/noscript>/gs, '$1'));
  const main = page.querySelector('main');
  if (!main) throw new Error('A page without <main> has no Markdown');
  const readAttribute = (selector: string, attribute: string) =>
    page.querySelector(selector)?.getAttribute(attribute) ?? '';
  const url = readAttribute('meta[property="og:url"]', 'content');
  prepareMain(main, url);
  const body = converter.turndown(addSpaces(main.innerHTML));
  const frontMatter = {
    title: page.querySelector('title')?.text ?? '',
    description: readAttribute('meta[name="description"]', 'content'),
    url,
    language: readAttribute('html', 'lang'),
  };
  const lines = Object.entries(frontMatter).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${cleanText(body)}\n`;
}

function prepareMain(main: HTMLElement, url: string): void {
  for (const link of main.querySelectorAll('a[aria-label], svg[aria-label]'))
    if (link.tagName === 'SVG' || !link.text.trim()) link.innerHTML = link.getAttribute('aria-label') ?? '';
  for (const drawing of main.querySelectorAll('svg'))
    drawing.replaceWith(drawing.text.trim() && drawing.hasAttribute('aria-label') ? drawing.text : '');
  for (const button of main.querySelectorAll('td button')) button.replaceWith(button.text);
  for (const element of main.querySelectorAll(REMOVED_ELEMENTS)) element.remove();
  for (const link of main.querySelectorAll('a[href]'))
    link.setAttribute('href', new URL(link.getAttribute('href') ?? '', url).href);
  for (const image of main.querySelectorAll('img')) image.replaceWith(image.getAttribute('alt') ?? '');
}

/** Adds spaces between elements that are separated only by the layout of the page. */
const addSpaces = (html: string) =>
  html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll('><', '> <')
    .replaceAll(/(?<=[\p{L}\p{N}.,:;!?])<(?=(?:a|strong|em|small|time)\b)/gu, ' <')
    .replaceAll(/(?<=\p{L})<(?=span\b)/gu, ' <');

/** Removes double empty lines, trailing spaces, and double spaces after a list marker. */
const cleanText = (text: string) =>
  text
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/^(\s*(?:-|\d+\.)) +/gm, '$1 ')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** Writes `quiz.md` next to `quiz.html`, with the appendices at its end. */
export async function writeMarkdown(
  outDir: string,
  pages: readonly { file: string; appendices: readonly string[] }[],
): Promise<void> {
  for (const { file, appendices } of pages) {
    const html = await readFile(`${outDir}/${file}`, 'utf8');
    const markdown = [pageMarkdown(html).trimEnd(), ...appendices].join('\n\n');
    await writeFile(`${outDir}/${file.replace(/\.html$/, '.md')}`, `${markdown}\n`);
  }
}

import { type HTMLElement, parse } from 'node-html-parser';
import { booking } from '#content/booking.ts';
import { caseStudies } from '#content/case-studies.ts';
import { LANGUAGES, pathIn } from '#content/languages.ts';
import { operator } from '#content/operator.ts';
import { site } from '#content/site.ts';
import { PATHS } from '#domain/paths.ts';
import { findEnglishWords } from '../../support/english-leftovers.ts';
import { expect, test } from '../support/fixtures.ts';
import { onlyExistingPages } from '../support/site-pages.ts';

type Html = Readonly<{ get(path: string): Promise<HTMLElement> }>;

const PAGES = onlyExistingPages([...Object.values(PATHS), ...caseStudies.map(({ path }) => path)]);

const pathOf = (href: string | undefined) => new URL(href ?? '', site.origin).pathname;
/** Reads the links to other languages in the head of a page. */
const readLanguageLinks = (html: HTMLElement) =>
  new Map(
    html
      .querySelectorAll('link[rel=alternate][hreflang]')
      .map((link) => [link.getAttribute('hreflang'), pathOf(link.getAttribute('href'))]),
  );

test('every page links to all its languages, in both directions', async ({ request }) => {
  const pages: Html = { get: async (path) => parse(await (await request.get(path)).text()) };
  const [defaultLanguage] = LANGUAGES;
  for (const path of PAGES)
    for (const language of LANGUAGES) {
      const ownPath = pathIn(language, path);
      const html = await pages.get(ownPath);
      const languageLinks = readLanguageLinks(html);
      expect(Object.fromEntries(languageLinks)).toEqual({
        ...Object.fromEntries(LANGUAGES.map((other) => [other.code, pathIn(other, path)])),
        'x-default': pathIn(defaultLanguage, path),
      });
      for (const linkedPath of languageLinks.values())
        expect(readLanguageLinks(await pages.get(linkedPath)).get(language.code)).toBe(ownPath);
      const ownLinks = html.querySelectorAll('a[rel=alternate]');
      for (const other of LANGUAGES.filter((one) => one !== language)) {
        const links = ownLinks.filter((link) => link.getAttribute('hreflang') === other.code);
        for (const link of links) {
          expect(link.attributes).toMatchObject({ href: pathIn(other, path), lang: other.code });
          expect(link.text).toMatch(new RegExp(`\\S: .*${other.name}`, 's'));
        }
        expect(links[0]?.closest('header'), ownPath).toBeTruthy();
        if (path !== PATHS.quiz) expect(links.at(-1)?.closest('footer'), ownPath).toBeTruthy();
      }
      expect(pathOf(html.querySelector('link[rel=canonical]')?.getAttribute('href'))).toBe(ownPath);
      expect(html.querySelector('html')?.getAttribute('lang')).toBe(language.code);
      expect(html.querySelector('meta[property="og:locale"]')?.getAttribute('content')).toBe(
        language.locale.replace('-', '_'),
      );
      const manifest = await request.get(
        html.querySelector('link[rel=manifest]')?.getAttribute('href') ?? '',
      );
      expect(await manifest.json()).toMatchObject({ lang: language.code, start_url: pathIn(language, '/') });
    }
});

const [, ...TRANSLATIONS] = LANGUAGES;

for (const language of TRANSLATIONS)
  test(`${language.name} has a 404 page, and no trailing slashes`, async ({ request }) => {
    const home = pathIn(language, '/');
    const notFound = await request.get(`${home}/no-such-page`);
    expect(notFound.status()).toBe(404);
    expect(
      parse(await notFound.text())
        .querySelector('html')
        ?.getAttribute('lang'),
    ).toBe(language.code);
    for (const path of [home, pathIn(language, PATHS.quiz)]) {
      const redirect = await request.get(`${path}/?from=mail`, { maxRedirects: 0 });
      expect([redirect.status(), redirect.headers().location]).toEqual([308, `${path}?from=mail`]);
    }
  });

const TEXT_ATTRIBUTES = [
  'alt',
  'title',
  'placeholder',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
];
/** Keys in the structured data without translatable text. */
const KEYS_WITHOUT_TEXT =
  /^(@.*|url|image|logo|sameAs|telephone|email|inLanguage|availability|priceCurrency)$/;

/** Reads all text of a page: content, accessible names, head and structured data. */
function readTexts(html: HTMLElement): string[] {
  const texts: string[] = [];
  const data = html.querySelectorAll('script[type="application/ld+json"]');
  for (const script of data)
    JSON.parse(script.rawText, (key, value) => {
      if (typeof value === 'string' && !KEYS_WITHOUT_TEXT.test(key)) texts.push(value);
      return value;
    });
  // The parser treats the content of noscript as text.
  for (const hidden of html.querySelectorAll('noscript')) hidden.innerHTML = parse(hidden.text).text;
  // Ignore text in another language, which has a `lang` attribute.
  for (const element of html.querySelectorAll('script, style, body [lang]')) element.remove();
  for (const element of html.querySelectorAll('*'))
    texts.push(...TEXT_ATTRIBUTES.flatMap((name) => element.getAttribute(name) ?? []));
  const metas = html.querySelectorAll('meta[name=description], meta[property^="og:"]');
  texts.push(...metas.map((meta) => meta.getAttribute('content') ?? ''));
  return [
    ...texts,
    html.querySelector('title')?.text ?? '',
    html.querySelector('body')?.structuredText ?? '',
  ];
}

/** Names of people, places, the company and the booking provider. */
const NAMES = [JSON.stringify(site), JSON.stringify(operator), booking.name];
/** Removes the keys of the front matter, which are not translated. */
const removeFrontMatterKeys = (markdown: string) => markdown.replaceAll(/^\w+: /gm, '');

const markdownPath = (path: string) => (path === '/' ? '/index.md' : `${path}.md`);

const german = LANGUAGES.find(({ code }) => String(code) === 'de');
if (german)
  test('German pages, Markdown files and llms.txt contain no English words', async ({ request }) => {
    const paths = PAGES.map((path) => pathIn(german, path));
    const leftovers: string[] = [];
    for (const path of [...paths, pathIn(german, '/no-such-page')]) {
      const html = parse(await (await request.get(path)).text());
      for (const text of readTexts(html))
        for (const word of findEnglishWords(text, NAMES))
          leftovers.push(`${path}: ${word} in ${text.slice(0, 60)}`);
    }
    for (const file of [...paths.map(markdownPath), pathIn(german, '/llms.txt')]) {
      const text = await (await request.get(file)).text();
      leftovers.push(
        ...findEnglishWords(removeFrontMatterKeys(text), NAMES).map((word) => `${file}: ${word}`),
      );
    }
    expect(leftovers).toEqual([]);
  });

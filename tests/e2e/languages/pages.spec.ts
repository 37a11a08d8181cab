import { type HTMLElement, parse } from 'node-html-parser';
import { caseStudies } from '#content/case-studies.ts';
import { LANGUAGES, pathIn } from '#content/languages.ts';
import { operator } from '#content/shell/legal.ts';
import { site } from '#content/site.ts';
import { PATHS } from '#domain/paths.ts';
import { findEnglishWords } from '../../support/english-leftovers.ts';
import { expect, test } from '../support/fixtures.ts';
import { sitePages } from '../support/site-pages.ts';

type Html = Readonly<{ get(path: string): Promise<HTMLElement> }>;

const PAGES = sitePages([...Object.values(PATHS), ...caseStudies.map(({ path }) => path)]);

const pathOf = (href: string | undefined) => new URL(href ?? '', site.origin).pathname;
/** Language versions in the head of a page, by language. */
const versionsOf = (html: HTMLElement) =>
  new Map(
    html
      .querySelectorAll('link[rel=alternate][hreflang]')
      .map((link) => [link.getAttribute('hreflang'), pathOf(link.getAttribute('href'))]),
  );

test('every page links to its other languages and the default, and they link back', async ({ request }) => {
  const pages: Html = { get: async (path) => parse(await (await request.get(path)).text()) };
  const [first] = LANGUAGES;
  for (const path of PAGES)
    for (const language of LANGUAGES) {
      const own = pathIn(language, path);
      const html = await pages.get(own);
      const versions = versionsOf(html);
      expect(Object.fromEntries(versions)).toEqual({
        ...Object.fromEntries(LANGUAGES.map((other) => [other.code, pathIn(other, path)])),
        'x-default': pathIn(first, path),
      });
      for (const other of versions.values())
        expect(versionsOf(await pages.get(other)).get(language.code)).toBe(own);
      expect(pathOf(html.querySelector('link[rel=canonical]')?.getAttribute('href'))).toBe(own);
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
  test(`an unknown path is answered in ${language.name}, and a trailing slash is removed`, async ({
    request,
  }) => {
    const home = pathIn(language, '/');
    const lost = await request.get(`${home}/no-such-page`);
    expect(lost.status()).toBe(404);
    expect(
      parse(await lost.text())
        .querySelector('html')
        ?.getAttribute('lang'),
    ).toBe(language.code);
    for (const path of [home, pathIn(language, PATHS.quiz)]) {
      const slash = await request.get(`${path}/?from=mail`, { maxRedirects: 0 });
      expect([slash.status(), slash.headers().location]).toEqual([308, `${path}?from=mail`]);
    }
  });

const READ_OUT = ['alt', 'title', 'placeholder', 'aria-label', 'aria-roledescription', 'aria-valuetext'];
/** Keys in the structured data without translatable text. */
const NO_WORDS = /^(@.*|url|image|logo|sameAs|telephone|email|inLanguage|availability|priceCurrency)$/;

/** All text of a page: content, accessible names, head and structured data. */
function textsOn(html: HTMLElement): string[] {
  const found: string[] = [];
  const data = html.querySelectorAll('script[type="application/ld+json"]');
  for (const script of data)
    JSON.parse(script.rawText, (key, value) => {
      if (typeof value === 'string' && !NO_WORDS.test(key)) found.push(value);
      return value;
    });
  // The parser treats the content of noscript as text.
  for (const hidden of html.querySelectorAll('noscript')) hidden.innerHTML = parse(hidden.text).text;
  // Text in another language has a `lang` attribute. A portrait may be the initials of a person.
  for (const element of html.querySelectorAll('script, style, body [lang], .portrait')) element.remove();
  for (const element of html.querySelectorAll('*'))
    found.push(...READ_OUT.flatMap((name) => element.getAttribute(name) ?? []));
  const metas = html.querySelectorAll('meta[name=description], meta[property^="og:"]');
  found.push(...metas.map((meta) => meta.getAttribute('content') ?? ''));
  return [
    ...found,
    html.querySelector('title')?.text ?? '',
    html.querySelector('body')?.structuredText ?? '',
  ];
}

/** Names of people, places and the company. */
const NAMES = [JSON.stringify(site), JSON.stringify(operator)];
/** Removes the keys of the front matter, which programs read. */
const withoutFields = (markdown: string) => markdown.replaceAll(/^\w+: /gm, '');

const markdownOf = (path: string) => (path === '/' ? '/index.md' : `${path}.md`);

const german = LANGUAGES.find(({ code }) => String(code) === 'de');
if (german)
  test('no German page contains an English word, nor do its Markdown and its llms.txt', async ({
    request,
  }) => {
    const paths = PAGES.map((path) => pathIn(german, path));
    const leftovers: string[] = [];
    for (const path of [...paths, pathIn(german, '/no-such-page')]) {
      const html = parse(await (await request.get(path)).text());
      for (const text of textsOn(html))
        for (const word of findEnglishWords(text, NAMES))
          leftovers.push(`${path}: ${word} in ${text.slice(0, 60)}`);
    }
    for (const file of [...paths.map(markdownOf), pathIn(german, '/llms.txt')]) {
      const text = await (await request.get(file)).text();
      leftovers.push(...findEnglishWords(withoutFields(text), NAMES).map((word) => `${file}: ${word}`));
    }
    expect(leftovers).toEqual([]);
  });

/** Every text of a page is in its HTML before any script runs, and so is readable for crawlers and without script. */
import { expect, test } from 'vitest';
import { pagePaths } from '#app/pages.tsx';
import { isUsed } from '#content/check.ts';
import { LANGUAGES } from '#content/languages.ts';
import { type Json, readTexts } from '#content/texts.ts';
import { PATHS } from '#domain/paths.ts';
import { renderPageHtml } from './page-html.ts';

/** Text files of each page, without their folder. */
const FILES: Readonly<Record<string, RegExp>> = {
  [PATHS.home]: /^landing\/(?!use-case-scenes)/,
  [PATHS.socialOs]: /^social-os\//,
  [PATHS.b2bSales]: /^b2b-sales\//,
  [PATHS.about]: /^about$/,
  [PATHS.security]: /^security$/,
};

/** Texts that are shown later: in a dialog, after a choice, in a mail, for another count or inside a drawing. */
const SHOWN_LATER =
  /(?:^|\.)(?:id|one|shows|deckRequest|deckByMail|bookingPlace|head|link|posts|picture)(?:\.|$)/;

const collapse = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function findStrings(value: Json, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, collapse(value)]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => findStrings(inner as Json, `${path}.${key}`));
}

const texts = readTexts(LANGUAGES[0].code);

test.each(Object.entries(FILES).filter(([path]) => pagePaths.includes(path)))(
  '%s contains its texts',
  (path, files) => {
    const page = renderPageHtml(path);
    const attributes = page.querySelectorAll('*').flatMap((element) => Object.values(element.attributes));
    const html = collapse([page.structuredText, ...attributes].join(' '));
    const missing = [...texts]
      .filter(([name]) => files.test(name))
      .flatMap(([name, content]) =>
        findStrings(content, name).filter(([key]) => isUsed(name, key.slice(name.length + 1))),
      )
      .filter(([key, text]) => !SHOWN_LATER.test(key) && !/\{\w+\}/.test(text) && !html.includes(text));
    expect(missing).toEqual([]);
  },
);

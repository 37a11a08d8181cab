/** Privacy and imprint, as they are before any script runs. */
import { expect, test } from 'vitest';
import { operator } from '#content/operator.ts';
import { imprint, privacyPage } from '#content/shell/legal.ts';
import { legalLinks } from '#content/shell/navigation.ts';
import { site } from '#content/site.ts';
import { PATHS, phoneHref } from '#domain/paths.ts';
import { collapseSpaces, findByLabel, renderPageHtml, textOf, textsOf } from './page-html.ts';

test.each([
  [PATHS.privacy, privacyPage({ retentionDays: 0, countsVisits: false })],
  [PATHS.imprint, imprint],
])('%s is complete, and its table of contents links to its sections', (path, copy) => {
  const page = renderPageHtml(path);
  const titles = copy.sections.map(({ title }) => collapseSpaces(title));
  expect(textOf(page.querySelector('h1'))).toBe(copy.title);
  expect(textsOf(page.querySelectorAll('main h2'))).toEqual(expect.arrayContaining(titles));
  const contents = page.querySelectorAll('main nav a');
  expect(textsOf(contents)).toEqual(titles);
  expect(contents.map((link) => link.getAttribute('href'))).toEqual(copy.sections.map(({ id }) => `#${id}`));
});

test('the imprint shows the company, its address and its contacts as links', () => {
  const main = renderPageHtml(PATHS.imprint).querySelector('main')!;
  for (const line of [operator.name, ...operator.address]) expect(textOf(main)).toContain(line);
  const hrefs = main.querySelectorAll('a').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(expect.arrayContaining([`mailto:${site.email}`, phoneHref(site.phone)]));
});

test('the footer has the phone number, links to the legal pages and marks the current one', () => {
  const footer = renderPageHtml(PATHS.imprint).querySelector('footer')!;
  expect(textOf(footer)).toContain(site.phone);
  for (const { label, href } of legalLinks)
    expect(findByLabel(footer, label).map((link) => link.getAttribute('href'))).toContain(href);
  const current = footer.querySelectorAll('[aria-current="page"]');
  expect(current.map((link) => link.getAttribute('href'))).toEqual([PATHS.imprint]);
});

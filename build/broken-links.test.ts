import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#server/testing/stores.ts';
import { findBrokenLinks } from './broken-links.ts';

test('finds links to pages, files and elements that do not exist', () => {
  const folder = temporaryFolder('links');
  mkdirSync(join(folder, 'de'));
  mkdirSync(join(folder, 'player'));
  const links = [
    '/',
    '/de',
    '/de/quiz#start',
    '/de/quiz#nowhere',
    '#',
    '#here',
    '#gone',
    '/player/',
    '/deck.pdf',
    '/gone?from=de',
    'https://site.example/x',
  ];
  writeFileSync(join(folder, 'index.html'), links.map((href) => `<a id="here" href="${href}">`).join(''));
  for (const file of ['de.html', 'de/quiz.html', 'player/index.html', 'deck.pdf'])
    writeFileSync(join(folder, file), '<p id="start">');
  expect(findBrokenLinks(folder)).toEqual(
    ['/de/quiz#nowhere', '#gone', '/gone?from=de'].map(
      (href) => `index.html: the link href="${href}" leads nowhere`,
    ),
  );
});

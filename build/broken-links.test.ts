import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBrokenLinks } from './broken-links.ts';

test('finds links to pages and files that do not exist', () => {
  const folder = mkdtempSync(join(tmpdir(), 'links-'));
  mkdirSync(join(folder, 'de'));
  mkdirSync(join(folder, 'player'));
  const links = [
    '/',
    '/de',
    '/de/quiz#start',
    '/player/',
    '/deck.pdf',
    '/gone?from=de',
    'https://site.example/x',
  ];
  writeFileSync(join(folder, 'index.html'), links.map((href) => `<a href="${href}">`).join(''));
  for (const file of ['de.html', 'de/quiz.html', 'player/index.html', 'deck.pdf'])
    writeFileSync(join(folder, file), '');
  expect(findBrokenLinks(folder)).toEqual(['index.html: the link /gone leads nowhere']);
  rmSync(folder, { recursive: true });
});

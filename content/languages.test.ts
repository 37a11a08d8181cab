import { expect, test } from 'vitest';
import { pagePath } from '#domain/pages.ts';
import { PATHS } from '#domain/paths.ts';
import { LANGUAGES, pathIn } from './languages.ts';

test('the same page in another language keeps the section, and files keep their path', () => {
  const [first] = LANGUAGES;
  const other = { code: 'fr', name: 'Français', locale: 'fr-FR' };
  expect(pathIn(other, PATHS.home)).toBe('/fr');
  expect(pathIn(other, `${PATHS.home}#faq`)).toBe('/fr#faq');
  expect(pathIn(other, PATHS.quiz)).toBe(pagePath('quiz', 'fr', '/fr'));
  expect(pathIn(other, '/case-studies/northbeam')).toBe('/fr/case-studies/northbeam');
  expect(pathIn(first, PATHS.quiz)).toBe(pagePath('quiz', first.code, ''));
});

import { expect, test } from 'vitest';
import { homeTitle, titleWithBrand } from './page-heads.ts';

const LONGEST_NAME = 'W'.repeat(24);

test('a title ends with the brand if both fit', () => {
  expect(titleWithBrand('Page Not Found', 'Acme')).toBe('Page Not Found | Acme');
  expect(homeTitle('Acme', 'Agents that work')).toBe('Acme: Agents that work');
});

test('a title does not contain the brand if it would be too long', () => {
  const words = 'Social OS: a month of posts, planned and published';
  expect(titleWithBrand(words, LONGEST_NAME)).toBe(words);
  const tagline = 'T'.repeat(60);
  expect(homeTitle(LONGEST_NAME, tagline)).toBe(tagline);
});

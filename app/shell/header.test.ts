import { expect, test } from 'vitest';
import { countFittingLinks } from './header.tsx';

const links = (count: number) => Array.from({ length: count }, () => 'Ten signs!');

test('all links are in the bar if they fit, otherwise the last ones are in the menu, never all', () => {
  expect(countFittingLinks(links(5), ['Book'])).toBe(5);
  const shown = countFittingLinks(links(20), ['Book']);
  expect(shown).toBeGreaterThan(5);
  expect(shown).toBeLessThan(20);
});

import { expect, test } from 'vitest';
import { linesIn, linesOut } from './stack-lines.ts';

const endOf = (path: string) => Number(path.split(' ').at(-1));

test('lines that arrive at an agent keep their order and stay in its row', () => {
  const links = [0, 1, 2, 3, 4].map((tool) => ({ tool, agent: 1 }));
  const ends = linesIn(links, 5, 3).map(({ path }) => endOf(path));
  expect(ends).toEqual(ends.toSorted((a, b) => a - b));
  expect(new Set(ends).size).toBe(5);
  expect(Math.min(...ends)).toBeGreaterThan(100 / 3);
  expect(Math.max(...ends)).toBeLessThan(200 / 3);
});

test('three lines leave each agent', () => {
  expect(linesOut(2)).toEqual(['M0 21H100', 'M0 25H100', 'M0 29H100', 'M0 71H100', 'M0 75H100', 'M0 79H100']);
});

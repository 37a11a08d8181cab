import { expect, test } from 'vitest';
import { nameLines } from './name-lines.ts';

test.each([
  ['Acme', ['Acme']],
  ['Acme Systems', ['Acme Systems']],
  ['Brightwater Automations', ['Brightwater', 'Automations']],
  ['Aurora Process Workshops', ['Aurora Process', 'Workshops']],
  ['A B and C of Northampton', ['A B and C of', 'Northampton']],
  ['Unbreakableautomationltd', ['Unbreakableautomationltd']],
])('"%s" is split into %j', (name, lines) => {
  expect(nameLines(name)).toEqual(lines);
});

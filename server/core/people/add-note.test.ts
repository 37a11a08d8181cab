import { expect, test } from 'vitest';
import { mentionsIn } from './add-note.ts';

const TEAM = ['maya@desk.test', 'leo.k@desk.test', 'may@desk.test'];

test.each([
  ['@maya please call', ['maya@desk.test']],
  ['Ask @Leo.K. Or @maya@desk.test!', ['maya@desk.test', 'leo.k@desk.test']],
  ['maya@desk.test wrote', []],
  ['write to info@maya', []],
  ['@mayas dog', []],
  ['(@may)', ['may@desk.test']],
])('"%s" mentions %j', (text, mentioned) => {
  expect(mentionsIn(text, TEAM)).toEqual(mentioned);
});

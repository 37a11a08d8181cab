import { expect, test } from 'vitest';
import { decodeMarkers, encodeMarker, removeMarkers } from './markers.ts';

test.each([
  ['Text', [7]],
  ['Love \u2764\ufe0f', [0xfe0f]],
  // A text with a placeholder ends with two markers.
  ['Love \u2764\ufe0f', [1, 2]],
])('%j with the ids %j is decoded', (text, ids) => {
  const marked = text + ids.map(encodeMarker).join('');
  expect(decodeMarkers(marked)).toEqual(ids);
  expect(removeMarkers(marked)).toBe(text);
});

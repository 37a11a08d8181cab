import { expect, test } from 'vitest';
import { inParts } from './in-parts.ts';

const items = Array.from({ length: 7 }, (_, at) => at);

/** Takes parts until one of them is the given, which it refuses. */
function receiver(refused?: number) {
  const parts: number[][] = [];
  const progress: number[] = [];
  const send = async (part: number[]) => {
    if (parts.length === refused) throw new Error('500: gone');
    parts.push(part);
    return part.length * 2;
  };
  return { parts, progress, send, onPart: (done: number) => progress.push(done), atOnce: 3 };
}

test('everything is sent once, in order, in parts that are not too large', async () => {
  const way = receiver();
  expect(await inParts(items, way)).toEqual({ done: items, left: [], sum: 14 });
  expect(way.parts).toEqual([[0, 1, 2], [3, 4, 5], [6]]);
  expect(way.progress).toEqual([0, 3, 6]);
});

test.each([
  { refused: 0, done: [], left: items },
  { refused: 1, done: [0, 1, 2], left: [3, 4, 5, 6] },
  { refused: 2, done: [0, 1, 2, 3, 4, 5], left: [6] },
])('what part $refused refuses is left, with all behind it', async ({ refused, done, left }) => {
  const way = receiver(refused);
  expect(await inParts(items, way)).toEqual({ done, left, sum: done.length * 2 });
  expect(way.parts).toHaveLength(refused);
});

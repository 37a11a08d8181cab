import { expect, test } from 'vitest';
import { sendInBatches } from './send-in-batches.ts';

const items = Array.from({ length: 7 }, (_, index) => index);

/** Accepts all batches up to this index and rejects the batch at the index. */
function createReceiver(failingBatch?: number) {
  const batches: number[][] = [];
  const progress: number[] = [];
  const send = async (batch: number[]) => {
    if (batches.length === failingBatch) throw new Error('500: gone');
    batches.push(batch);
    return batch.length * 2;
  };
  return { batches, progress, send, onProgress: (sent: number) => progress.push(sent), batchSize: 3 };
}

test('every item is sent once, in order, in batches of limited size', async () => {
  const options = createReceiver();
  expect(await sendInBatches(items, options)).toEqual({ sent: items, remaining: [], changed: 14 });
  expect(options.batches).toEqual([[0, 1, 2], [3, 4, 5], [6]]);
  expect(options.progress).toEqual([0, 3, 6]);
});

test.each([
  { failingBatch: 0, sent: [], remaining: items },
  { failingBatch: 1, sent: [0, 1, 2], remaining: [3, 4, 5, 6] },
  { failingBatch: 2, sent: [0, 1, 2, 3, 4, 5], remaining: [6] },
])(
  'when batch $failingBatch fails, this batch and all later ones remain',
  async ({ failingBatch, sent, remaining }) => {
    const options = createReceiver(failingBatch);
    expect(await sendInBatches(items, options)).toEqual({ sent, remaining, changed: sent.length * 2 });
    expect(options.batches).toHaveLength(failingBatch);
  },
);

import { expect, test } from 'vitest';
import { DAY } from '#domain/timing.ts';
import { DIALECTS, testStore } from '#server/testing/stores.ts';
import { subscriberRow } from '#server/testing/submission-row.ts';
import { asOperator, NOW } from '#server/testing/submissions.ts';
import { listSubscribers } from './list-subscribers.ts';

test.each(DIALECTS)(
  'subscribers are counted by state, and by the week they joined or left (%s)',
  async (dialect) => {
    const store = await testStore(dialect);
    const rows = [
      ['pending', null, null],
      ['confirmed', NOW - 1, null],
      ['confirmed', NOW - 7 * DAY, null],
      ['confirmed', NOW - 8 * DAY, null],
      ['unsubscribed', NOW - 100 * DAY, NOW - 2 * DAY],
    ] as const;
    for (const [id, [state, confirmed_at, unsubscribed_at]] of rows.entries())
      await store.db
        .insertInto('subscribers')
        .values(subscriberRow(`${id}@a.test`, { state, confirmed_at, unsubscribed_at }))
        .execute();
    const { counts, growth } = await listSubscribers(asOperator(store));
    expect(Object.fromEntries(counts.map(({ state, count }) => [state, count]))).toEqual({
      pending: 1,
      confirmed: 3,
      unsubscribed: 1,
    });
    expect(growth.map(({ joined, left }) => [joined, left])).toEqual([
      ...Array(11).fill([0, 0]),
      [1, 0],
      [2, 1],
    ]);
    expect(growth.at(-1)?.from).toBe(NOW - 7 * DAY);
  },
);

import { describe, expect, test } from 'vitest';
import { groupCommit } from './group-commit.ts';

class ItemFault extends Error {}

function recordCommits(fail: (items: readonly number[]) => Error | undefined = () => undefined) {
  const groups: (readonly number[])[] = [];
  const add = groupCommit<number, string>({
    maxItems: 10,
    isItemFault: (error) => error instanceof ItemFault,
    commit: async (items) => {
      groups.push(items);
      const fault = fail(items);
      if (fault) throw fault;
      return items.map((item) => `stored ${item}`);
    },
  });
  return { groups, add };
}

describe('group commit', () => {
  test('concurrent callers share one commit and get their own results', async () => {
    const { groups, add } = recordCommits();
    expect(await Promise.all([1, 2, 3].map(add))).toEqual(['stored 1', 'stored 2', 'stored 3']);
    expect(groups).toEqual([[1, 2, 3]]);
  });

  test('the size of a group is limited; further items are in the next group', async () => {
    const { groups, add } = recordCommits();
    await Promise.all(Array.from({ length: 25 }, (_, index) => add(index)));
    expect(groups.map((group) => group.length)).toEqual([10, 10, 5]);
  });

  test('if one item is bad, only this item fails', async () => {
    const { add } = recordCommits((items) => (items.includes(2) ? new ItemFault('two') : undefined));
    const results = await Promise.allSettled([1, 2, 3].map(add));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  test('if the store is down, all waiting callers fail, and the next caller tries again', async () => {
    let isDown = true;
    const { groups, add } = recordCommits(() => (isDown ? new Error('down') : undefined));
    const results = await Promise.allSettled(Array.from({ length: 25 }, (_, index) => add(index)));
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect(groups).toHaveLength(1);
    isDown = false;
    expect(await add(4)).toBe('stored 4');
  });
});

/**
 * Group commit: callers that arrive during a commit share the next transaction.
 * Each caller is answered after the commit that contains its item.
 */
type WaitingItem<Item, Result> = Readonly<{
  item: Item;
  resolve(result: Result): void;
  reject(reason: unknown): void;
}>;

type GroupCommit<Item, Result> = Readonly<{
  /** Commits all items together. Results have the same order. */
  commit(items: readonly Item[]): Promise<readonly Result[]>;
  /** True if one item caused the error, not the store. */
  isItemFault(error: unknown): boolean;
  maxItems: number;
}>;

export function groupCommit<Item, Result>({ commit, isItemFault, maxItems }: GroupCommit<Item, Result>) {
  const queue: WaitingItem<Item, Result>[] = [];
  let isRunning = false;

  /** Rejects if the store itself failed. */
  async function commitGroup(group: readonly WaitingItem<Item, Result>[]): Promise<void> {
    try {
      const results = await commit(group.map(({ item }) => item));
      group.forEach(({ resolve }, index) => {
        resolve(results[index] as Result);
      });
    } catch (error) {
      const isCausedByItem = isItemFault(error);
      if (isCausedByItem && group.length > 1) {
        // One bad item must not fail the others: commit each in its own transaction.
        for (const waitingItem of group) await commitGroup([waitingItem]);
        return;
      }
      for (const { reject } of group) reject(error);
      if (!isCausedByItem) throw error;
    }
  }

  async function commitQueue(): Promise<void> {
    try {
      while (queue.length > 0) await commitGroup(queue.splice(0, maxItems));
    } catch (error) {
      // The store is down: reject the waiting groups as well, since they would also fail.
      for (const { reject } of queue.splice(0)) reject(error);
    } finally {
      isRunning = false;
    }
  }

  return (item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (isRunning) return;
      isRunning = true;
      // Wait for all requests that the event loop is reading now.
      setImmediate(commitQueue);
    });
}

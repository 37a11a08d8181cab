type BatchOptions<Item> = Readonly<{
  batchSize: number;
  /** Resolves to the number of items that it changed. */
  send: (batch: Item[]) => Promise<number>;
  onProgress?: (sent: number) => void;
}>;

/** Sends one batch after another and stops at the first that fails. `remaining` can be sent again. */
export async function sendInBatches<Item>(
  items: readonly Item[],
  { batchSize, send, onProgress }: BatchOptions<Item>,
) {
  let changed = 0;
  for (let sent = 0; sent < items.length; sent += batchSize) {
    onProgress?.(sent);
    try {
      changed += await send(items.slice(sent, sent + batchSize));
    } catch {
      return { sent: items.slice(0, sent), remaining: items.slice(sent), changed };
    }
  }
  return { sent: items, remaining: [], changed };
}

/** `remaining` was not acknowledged and can be sent again. */
export type BatchResult<Item> = Readonly<{
  sent: readonly Item[];
  remaining: readonly Item[];
  changed: number;
}>;

type BatchOptions<Item> = Readonly<{
  batchSize: number;
  /** Resolves to the number of items that it changed. */
  send: (batch: Item[]) => Promise<number>;
  onProgress?: (sent: number) => void;
}>;

/** Sends one batch after another and stops at the first that fails. */
export async function sendInBatches<Item>(
  items: readonly Item[],
  { batchSize, send, onProgress }: BatchOptions<Item>,
): Promise<BatchResult<Item>> {
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

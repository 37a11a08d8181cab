/** Sends many things in parts, one after another. */

export type Sent<Item> = Readonly<{ done: readonly Item[]; left: readonly Item[]; sum: number }>;

type Way<Item> = Readonly<{
  atOnce: number;
  /** Answers how many things it changed. */
  send: (part: Item[]) => Promise<number>;
  onPart?: (done: number) => void;
}>;

/** The first part that fails ends it: what is left was not answered for and can be sent again. */
export async function inParts<Item>(items: readonly Item[], way: Way<Item>): Promise<Sent<Item>> {
  let sum = 0;
  for (let done = 0; done < items.length; done += way.atOnce) {
    way.onPart?.(done);
    try {
      sum += await way.send(items.slice(done, done + way.atOnce));
    } catch {
      return { done: items.slice(0, done), left: items.slice(done), sum };
    }
  }
  return { done: items, left: [], sum };
}

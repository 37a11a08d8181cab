/** Random choices from a seeded generator, equal in every run. */
import { createHash } from 'node:crypto';

export type Random = () => number;

export const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item;

export function pickWeighted<Item extends { share: number }>(random: Random, items: readonly Item[]): Item {
  let remaining = random() * items.reduce((sum, { share }) => sum + share, 0);
  for (const item of items) {
    remaining -= item.share;
    if (remaining < 0) return item;
  }
  return items[0] as Item;
}

/** Ids sort by time, like those of the intake. */
export function makeId(createdAt: number, random: Random): string {
  const hex = createdAt.toString(16).padStart(12, '0');
  const randomHex = createHash('sha256').update(String(random())).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7${randomHex.slice(0, 3)}-a${randomHex.slice(3, 6)}-${randomHex.slice(6, 18)}`;
}

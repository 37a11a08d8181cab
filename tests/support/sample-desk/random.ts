/** Random choices from a seeded generator, equal in every run. */
import { createHash } from 'node:crypto';

export type Random = () => number;

export const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item;

export function pickWeighted<Item extends { share: number }>(random: Random, items: readonly Item[]): Item {
  let rest = random() * items.reduce((sum, { share }) => sum + share, 0);
  for (const item of items) {
    rest -= item.share;
    if (rest < 0) return item;
  }
  return items[0] as Item;
}

/** Ids sort by time, like those of the intake. */
export function makeId(createdAt: number, random: Random): string {
  const hex = createdAt.toString(16).padStart(12, '0');
  const rest = createHash('sha256').update(String(random())).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7${rest.slice(0, 3)}-a${rest.slice(3, 6)}-${rest.slice(6, 18)}`;
}

/** Adds counts to the store. Any number of servers may add at once. */
import { DIRECT } from '#server/store/derived-columns.ts';
import type { Db, Schema } from '#server/store/schema.ts';

type CountRow = Schema['insight'];
type CountKey = Omit<CountRow, 'count'>;
export type AddCounts = (keys: readonly CountKey[]) => Promise<void>;

/** Number of sources and campaigns per day that get their own row. */
const MAX_NAMES = 200;
/** Name for everything beyond the limit. */
const OTHER_NAME = 'other';

export function createCounters(db: Db): AddCounts {
  let names = { day: 0, source: new Set<string>(), campaign: new Set<string>() };

  /** Returns the name, or `OTHER_NAME` if the day already has too many names. */
  function limitName(day: number, kind: 'source' | 'campaign', name: string): string {
    if (names.day !== day) names = { day, source: new Set(), campaign: new Set() };
    const knownNames = names[kind];
    if (name === '' || name === DIRECT || knownNames.has(name)) return name;
    if (knownNames.size >= MAX_NAMES) return OTHER_NAME;
    knownNames.add(name);
    return name;
  }

  return async (keys) => {
    const rows = new Map<string, CountRow>();
    for (const key of keys) {
      const source = limitName(key.day, 'source', key.source);
      const campaign = limitName(key.day, 'campaign', key.campaign);
      const id = JSON.stringify([key.day, key.event, key.detail, key.page, source, campaign, key.device]);
      rows.set(id, { ...key, source, campaign, count: (rows.get(id)?.count ?? 0) + 1 });
    }
    if (rows.size === 0) return;
    // In the same order on every server, to avoid deadlocks.
    const values = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
    await db
      .insertInto('insight')
      .values(values)
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'event', 'detail', 'page', 'source', 'campaign', 'device'])
          .doUpdateSet((eb) => ({ count: eb('insight.count', '+', eb.ref('excluded.count')) })),
      )
      .execute();
  };
}

/** Collects counts in memory and adds them to the store every few seconds. Any number of servers may add at once. */
import type { Logger } from 'pino';
import { DIRECT } from '#server/store/derived-columns.ts';
import { isItemFault } from '#server/store/faults.ts';
import type { Store } from '#server/store/open-store.ts';
import type { Schema } from '#server/store/schema.ts';

type CountRow = Schema['insight'];
export type CountKey = Omit<CountRow, 'count'>;

const COUNTER_LIMITS = {
  flushMs: 2_000,
  /** Maximum number of distinct counts between two writes. Further ones are dropped. */
  maxKeys: 5_000,
  /** Number of sources and campaigns per day that get their own row. */
  maxNames: 200,
  /** Rows in one statement. */
  chunk: 200,
} as const;

/** Name for everything beyond the limit. */
const OTHER_NAME = 'other';

export type Counters = Readonly<{
  add(key: CountKey): void;
  flush(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}>;

export function createCounters({ store, log }: Readonly<{ store: Store; log: Logger }>): Counters {
  let waitingRows = new Map<string, CountRow>();
  let names = { day: 0, source: new Set<string>(), campaign: new Set<string>() };
  let timer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> = Promise.resolve();

  /** Returns the name, or OTHER if the day already has too many names. */
  function limitName(day: number, kind: 'source' | 'campaign', name: string): string {
    if (names.day !== day) names = { day, source: new Set(), campaign: new Set() };
    const knownNames = names[kind];
    if (name === '' || name === DIRECT || knownNames.has(name)) return name;
    if (knownNames.size >= COUNTER_LIMITS.maxNames) return OTHER_NAME;
    knownNames.add(name);
    return name;
  }

  function addCount(row: CountRow): void {
    const { count, ...key } = row;
    const id = JSON.stringify(Object.values(key));
    const existingRow = waitingRows.get(id);
    if (existingRow) existingRow.count += count;
    else if (waitingRows.size < COUNTER_LIMITS.maxKeys) waitingRows.set(id, { ...row });
  }

  async function write(): Promise<void> {
    const batch = waitingRows;
    waitingRows = new Map();
    // In the same order on every server, to avoid deadlocks.
    const rows = [...batch].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
    for (let start = 0; start < rows.length; start += COUNTER_LIMITS.chunk) {
      const chunk = rows.slice(start, start + COUNTER_LIMITS.chunk);
      try {
        await insert(chunk);
      } catch (error) {
        const isFaulty = isItemFault(error);
        log.warn({ reason: (error as Error).message, isFaulty }, 'counts could not be stored');
        if (isFaulty) await insertOneByOne(chunk);
        else for (const row of chunk) addCount(row);
      }
    }
  }

  const insert = (rows: readonly CountRow[]) =>
    store.db
      .insertInto('insight')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'event', 'detail', 'page', 'source', 'campaign', 'device'])
          .doUpdateSet((eb) => ({ count: eb('insight.count', '+', eb.ref('excluded.count')) })),
      )
      .execute();

  /** One rejected count must not affect the others, and must not be retried forever. */
  async function insertOneByOne(rows: readonly CountRow[]): Promise<void> {
    for (const row of rows)
      try {
        await insert([row]);
      } catch (error) {
        if (!isItemFault(error)) addCount(row);
      }
  }

  const flush = () => {
    flushing = flushing.then(write);
    return flushing;
  };

  return {
    add: (key) =>
      addCount({
        ...key,
        source: limitName(key.day, 'source', key.source),
        campaign: limitName(key.day, 'campaign', key.campaign),
        count: 1,
      }),
    flush,
    start() {
      timer ??= setInterval(flush, COUNTER_LIMITS.flushMs).unref();
    },
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}

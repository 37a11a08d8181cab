/** The outbox as a queue: claimed under a lease, finished or put back, safe for any number of processes. */
import type { Store } from '#server/store/open-store.ts';
import type { Delivery } from '#server/store/schema.ts';

/**
 * A claim ends by itself when its process dies. Longer than any delivery may take (see worker.ts), so that a slow
 * receiver is not called twice at once.
 */
export const LEASE_MS = 120_000;

type Claim = Readonly<{ owner: string; now: number; limit: number }>;

/** Takes what is due, oldest first. An attempt counts from here, so that a delivery that kills us ends too. */
export async function claim({ db, dialect }: Store, { owner, now, limit }: Claim): Promise<Delivery[]> {
  return db
    .updateTable('deliveries')
    .set((eb) => ({ lease_owner: owner, lease_until: now + LEASE_MS, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('deliveries')
        .select('id')
        .where('state', '=', 'pending')
        .where('next_at', '<=', now)
        .where('lease_until', '<=', now)
        .orderBy('next_at')
        .limit(limit)
        .$if(dialect === 'postgres', (query) => query.forUpdate().skipLocked()),
    )
    .returningAll()
    .execute();
}

export type Settlement =
  | Readonly<{ state: 'done' | 'dead' | 'skipped'; note: string }>
  | Readonly<{ state: 'pending'; note: string; nextAt: number }>;

/** Records how a claimed delivery went. False when the lease had run out and another process took over. */
export async function settle(
  { db }: Store,
  { id, owner, now }: Readonly<{ id: string; owner: string; now: number }>,
  settlement: Settlement,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set({
      state: settlement.state,
      note: settlement.note,
      // It has arrived, and the person is kept in one place less.
      ...(settlement.state === 'done' && { payload: null }),
      lease_owner: null,
      lease_until: 0,
      ...(settlement.state === 'pending' ? { next_at: settlement.nextAt } : { finished_at: now }),
    })
    .where('id', '=', id)
    .where('lease_owner', '=', owner)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Gives back what this process holds, as if it had not been tried. */
export async function release({ db }: Store, owner: string): Promise<void> {
  await db
    .updateTable('deliveries')
    .set((eb) => ({ lease_owner: null, lease_until: 0, attempts: eb('attempts', '-', 1) }))
    .where('lease_owner', '=', owner)
    .where('state', '=', 'pending')
    .execute();
}

/** When the next delivery is due, or undefined when nothing waits. */
export async function nextDue({ db }: Store): Promise<number | undefined> {
  const row = await db
    .selectFrom('deliveries')
    .select(['next_at', 'lease_until'])
    .where('state', '=', 'pending')
    .orderBy('next_at')
    .limit(1)
    .executeTakeFirst();
  return row && Math.max(row.next_at, row.lease_until);
}

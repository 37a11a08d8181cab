/**
 * The outbox as a queue, safe for any number of processes: deliveries are claimed with a lease, then finished or put
 * back.
 */
import { sql } from 'kysely';
import type { Store } from '#server/store/open-store.ts';
import type { Delivery } from '#server/store/schema.ts';
import type { Receiver } from './targets.ts';

/**
 * A claim belongs to its process while that process renews it. Other processes take over after this time without a
 * renewal. They measure the time with their own monotonic clocks, never with the time of day.
 */
export const LEASE_MS = 60_000;
export const RENEWAL_MS = LEASE_MS / 6;

type ClaimOptions = Readonly<{
  owner: string;
  kind: string;
  receiver: Receiver;
  now: number;
  limit: number;
  /** So that a steady flow of new deliveries does not block retries forever. */
  startsWithRetries: boolean;
}>;

/** True for a delivery that was never tried. Somebody is waiting for it. */
const isFresh = sql<boolean>`attempts = 0 and next_at <= created_at`;

/**
 * Claims due deliveries: fresh ones first, then retries, each oldest first. The attempt is counted now, so that a
 * delivery that crashes the process is not retried forever.
 */
export const claim = (
  { db, dialect }: Store,
  { owner, kind, receiver, now, limit, startsWithRetries }: ClaimOptions,
): Promise<Delivery[]> =>
  db
    .updateTable('deliveries')
    .set((eb) => ({ lease_owner: owner, lease_beat: 0, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('deliveries')
        .select('id')
        .where('state', '=', 'pending')
        .where('kind', '=', kind)
        .where((expression) =>
          typeof receiver === 'string'
            ? expression('target', '=', receiver)
            : expression.and(receiver.noneOf.map((key) => expression('target', '!=', key))),
        )
        .where('next_at', '<=', now)
        .where('lease_owner', 'is', null)
        .orderBy(sql`case when ${isFresh} then 0 else 1 end`, startsWithRetries ? 'desc' : 'asc')
        .orderBy('next_at')
        .limit(limit)
        .$if(dialect === 'postgres', (query) => query.forUpdate().skipLocked()),
    )
    .returningAll()
    .execute();

export type Settlement =
  | Readonly<{ state: 'done' | 'skipped'; note: string }>
  | Readonly<{ state: 'dead'; note: string; code: number }>
  | Readonly<{ state: 'pending'; note: string; code: number; nextAt: number }>;

/** Records the result of a claimed delivery. False if another process took over, or if the person was erased. */
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
      // Delivered: remove the personal data from the row.
      ...(settlement.state === 'done' && { payload: null }),
      lease_owner: null,
      target_failed: 'code' in settlement ? settlement.code : 0,
      ...(settlement.state === 'pending' ? { next_at: settlement.nextAt } : { finished_at: now }),
    })
    .where(({ and }) => and({ id, lease_owner: owner }))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function renew({ db }: Store, owner: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('deliveries')
    .set((eb) => ({ lease_beat: eb('lease_beat', '+', 1) }))
    .where('id', 'in', ids)
    .where('lease_owner', '=', owner)
    .execute();
}

/** Returns a delivery to the queue without counting the attempt. A mail may have to wait until a time. */
export async function putBack(
  { db }: Store,
  { id, owner }: Readonly<{ id: string; owner: string }>,
  postponed?: Readonly<{ until: number; slotAt: number | null }>,
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set((eb) => ({ lease_owner: null, attempts: eb('attempts', '-', 1) }))
    .set(postponed ? { slot_at: postponed.slotAt, next_at: postponed.until } : {})
    .where(({ and }) => and({ id, lease_owner: owner }))
    .execute();
}

/** Watches the leases of other processes and ends those that are no longer renewed. */
export function createLeaseWatch({ db }: Store, owner: string) {
  let seenLeases = new Map<string, Readonly<{ owner: string | null; beat: number; since: number }>>();
  /** `now` is from a monotonic clock. */
  return async (now: number): Promise<void> => {
    const previousLeases = seenLeases;
    // Stays empty if the query fails: during an outage of the store, other processes cannot renew their leases either.
    seenLeases = new Map();
    const leasedRows = await db
      .selectFrom('deliveries')
      .select(['id', 'lease_owner', 'lease_beat'])
      .where('lease_owner', 'is not', null)
      .where('lease_owner', '!=', owner)
      .execute();
    for (const { id, lease_owner, lease_beat } of leasedRows) {
      const lastSeen = previousLeases.get(id);
      const isNotRenewed = lastSeen?.owner === lease_owner && lastSeen.beat === lease_beat;
      const since = isNotRenewed ? lastSeen.since : now;
      if (now - since < LEASE_MS) {
        seenLeases.set(id, { owner: lease_owner, beat: lease_beat, since });
        continue;
      }
      await db
        .updateTable('deliveries')
        .set({ lease_owner: null })
        .where(({ and }) => and({ id, lease_owner, lease_beat }))
        .execute();
    }
  };
}

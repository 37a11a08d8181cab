/** The outbox as a queue: claimed under a lease, finished or put back, safe for any number of processes. */
import { sql } from 'kysely';
import type { Store } from '#server/store/open-store.ts';
import type { Delivery } from '#server/store/schema.ts';
import type { Receiver } from './targets.ts';

/**
 * A claim belongs to its process for as long as that process renews it. Others take it over once they have seen no
 * renewal for this long, each by a clock of its own that cannot be set: the time of day plays no part.
 */
export const LEASE_MS = 60_000;
export const RENEWAL_MS = LEASE_MS / 6;

type Claim = Readonly<{
  owner: string;
  kind: string;
  receiver: Receiver;
  now: number;
  limit: number;
  /** Instead of fresh ones first, so that a steady flow of those does not hold up retries for ever. */
  retriesFirst?: boolean;
}>;

/** Written with what it tells of and never tried: somebody waits for it now. */
const isFresh = sql<boolean>`attempts = 0 and next_at <= created_at`;

/** Takes what is due: fresh ones first, then retries, each oldest first. An attempt counts from here, so that a delivery that kills us ends too. */
export async function claim({ db, dialect }: Store, wanted: Claim): Promise<Delivery[]> {
  const { owner, kind, receiver, now, limit, retriesFirst = false } = wanted;
  return db
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
        .orderBy(sql`case when ${isFresh} then 0 else 1 end`, retriesFirst ? 'desc' : 'asc')
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

type Held = Readonly<{ id: string; owner: string }>;

/** Records how a claimed delivery went. False when another process took over, or the person was erased. */
export async function settle(
  { db }: Store,
  { id, owner, now }: Held & Readonly<{ now: number }>,
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
      ...(settlement.state === 'pending' ? { next_at: settlement.nextAt } : { finished_at: now }),
    })
    .where('id', '=', id)
    .where('lease_owner', '=', owner)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Says that the process still works on these. */
export async function renew({ db }: Store, owner: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('deliveries')
    .set((eb) => ({ lease_beat: eb('lease_beat', '+', 1) }))
    .where('id', 'in', ids)
    .where('lease_owner', '=', owner)
    .execute();
}

/** Gives one back, as if it had not been tried. */
export async function release({ db }: Store, { id, owner }: Held): Promise<void> {
  await db
    .updateTable('deliveries')
    .set((eb) => ({ lease_owner: null, attempts: eb('attempts', '-', 1) }))
    .where('id', '=', id)
    .where('lease_owner', '=', owner)
    .execute();
}

type Seen = Readonly<{ owner: string; beat: number; since: number }>;

/** Watches the leases of other processes and ends those that are no longer renewed. */
export function createLeaseWatch({ db }: Store, owner: string) {
  let seen = new Map<string, Seen>();
  /** `now` is of a clock that only goes forward. */
  return async (now: number): Promise<void> => {
    const before = seen;
    // A store that was away proves nothing about the others: they could not renew either.
    seen = new Map();
    const leased = await db
      .selectFrom('deliveries')
      .select(['id', 'lease_owner', 'lease_beat'])
      .where('lease_owner', 'is not', null)
      .where('lease_owner', '!=', owner)
      .execute();
    for (const { id, lease_owner, lease_beat } of leased) {
      const known = before.get(id);
      const isSame = known?.owner === lease_owner && known.beat === lease_beat;
      const since = isSame ? known.since : now;
      if (now - since < LEASE_MS) {
        seen.set(id, { owner: lease_owner ?? '', beat: lease_beat, since });
        continue;
      }
      await db
        .updateTable('deliveries')
        .set({ lease_owner: null })
        .where('id', '=', id)
        .where('lease_owner', '=', lease_owner)
        .where('lease_beat', '=', lease_beat)
        .execute();
    }
  };
}

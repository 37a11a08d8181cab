/** What can be done with many leads at once. */
import type { Transaction } from 'kysely';
import { deskAccess } from '#content/desk.ts';
import { retryWithin } from '#server/delivery/retry-by-hand.ts';
import type { Store } from '#server/store/open-store.ts';
import type { DeliveryState, LeadStatus, Schema } from '#server/store/schema.ts';
import { recordAccess } from './access.ts';

export type LeadAction =
  | Readonly<{ do: 'retry' | 'release' }>
  | Readonly<{ do: 'status'; status: LeadStatus }>;

type Change = Readonly<{ ids: readonly string[]; action: LeadAction; actor: string; now: number }>;

/**
 * All of them or none, with the person of each changed lead in the record of access. Returns how many leads got a status
 * or were released, or how many deliveries are in line again.
 */
export function changeLeads({ db }: Store, { ids: chosen, action, actor, now }: Change): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const ids = action.do === 'release' ? await heldOf(trx, chosen) : chosen;
    if (ids.length === 0) return 0;
    const people = await trx.selectFrom('leads').select('person').distinct().where('id', 'in', ids).execute();
    const changed =
      action.do === 'status'
        ? await setStatus(trx, ids, action.status)
        : action.do === 'release'
          ? await release(trx, ids, now)
          : await retry(trx, ids, ['dead', 'pending'], now);
    const done = { status: 'changed', retry: 'retried', release: 'released' } as const;
    const detail = action.do === 'status' ? deskAccess.details.status(action.status) : '';
    await recordAccess(
      trx,
      people.map(({ person }) => ({ actor, action: done[action.do], subject: person, detail, now })),
    );
    return changed;
  });
}

async function setStatus(
  db: Transaction<Schema>,
  ids: readonly string[],
  status: LeadStatus,
): Promise<number> {
  const rows = await db.updateTable('leads').set({ status }).where('id', 'in', ids).returning('id').execute();
  return rows.length;
}

async function retry(
  db: Transaction<Schema>,
  ids: readonly string[],
  states: readonly DeliveryState[],
  now: number,
) {
  const rows = await db
    .selectFrom('deliveries')
    .select('id')
    .where('lead_id', 'in', ids)
    .where('state', 'in', states)
    .execute();
  return retryWithin(db, { deliveryIds: rows.map(({ id }) => id) }, now);
}

async function heldOf(db: Transaction<Schema>, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('leads')
    .select('id')
    .where('id', 'in', ids)
    .where('suspicion', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

async function release(db: Transaction<Schema>, ids: readonly string[], now: number): Promise<number> {
  await retry(db, ids, ['held'], now);
  // A held lead without deliveries is released all the same.
  await db.updateTable('leads').set({ suspicion: null }).where('id', 'in', ids).execute();
  return ids.length;
}

/** What can be done with many leads at once. */
import { deskAccess } from '#content/desk.ts';
import { retryDeliveries } from '#server/delivery/retry-by-hand.ts';
import type { Store } from '#server/store/open-store.ts';
import type { LeadStatus } from '#server/store/schema.ts';
import { recordAccess } from './access.ts';

export type LeadAction =
  | Readonly<{ do: 'retry' | 'release' }>
  | Readonly<{ do: 'status'; status: LeadStatus }>;

type Change = Readonly<{ ids: readonly string[]; action: LeadAction; actor: string; now: number }>;

/** Returns how many leads or deliveries were changed. Each lead's person is in the record of access. */
export async function changeLeads(store: Store, { ids, action, actor, now }: Change): Promise<number> {
  const people = await store.db
    .selectFrom('leads')
    .select('person')
    .distinct()
    .where('id', 'in', ids)
    .execute();
  const changed =
    action.do === 'status'
      ? await setStatus(store, ids, action.status)
      : await retryOf(store, ids, action.do, now);
  const done = { status: 'changed', retry: 'retried', release: 'released' } as const;
  const detail = action.do === 'status' ? deskAccess.details.status(action.status) : '';
  await recordAccess(
    store.db,
    people.map(({ person }) => ({ actor, action: done[action.do], subject: person, detail, now })),
  );
  return changed;
}

async function setStatus({ db }: Store, ids: readonly string[], status: LeadStatus): Promise<number> {
  const rows = await db.updateTable('leads').set({ status }).where('id', 'in', ids).returning('id').execute();
  return rows.length;
}

/** Retrying is for what failed or waits, releasing for what is held as spam. */
async function retryOf({ db }: Store, ids: readonly string[], what: 'retry' | 'release', now: number) {
  const rows = await db
    .selectFrom('deliveries')
    .select('id')
    .where('lead_id', 'in', ids)
    .where('state', 'in', what === 'release' ? ['held'] : ['dead', 'pending'])
    .execute();
  const released = await retryDeliveries(db, { deliveryIds: rows.map(({ id }) => id) }, now);
  // A held lead without deliveries is released all the same.
  if (what === 'release')
    await db.updateTable('leads').set({ suspicion: null }).where('id', 'in', ids).execute();
  return released;
}

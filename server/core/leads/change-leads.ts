/** Changes to many leads at once. */
import type { Transaction } from 'kysely';
import { recordAudit } from '#server/core/audit-log.ts';
import type { CoreContext } from '#server/core/context.ts';
import { retryInTransaction } from '#server/core/deliveries/retry-deliveries.ts';
import { changePeople } from '#server/core/people/change-people.ts';
import { lockPeople } from '#server/store/lock-people.ts';
import { addReleasedForms } from '#server/store/people.ts';
import type { DeliveryState, LeadStatus, Schema } from '#server/store/schema.ts';

export type LeadAction =
  | Readonly<{ do: 'retry' | 'release' }>
  | Readonly<{ do: 'status'; status: LeadStatus }>
  | Readonly<{ do: 'owner'; owner: string }>;

type LeadChange = Readonly<{ ids: readonly string[]; action: LeadAction }>;

const AUDIT_ACTIONS = { retry: 'retried', release: 'released' } as const;

/**
 * Changes all leads or none, with an audit entry per person. Returns the number of changed leads, or of re-queued
 * deliveries.
 */
export function changeLeads(context: CoreContext, { ids: selectedIds, action }: LeadChange): Promise<number> {
  const { store, now } = context;
  return store.db.transaction().execute(async (trx) => {
    const selectedLeads = await trx
      .selectFrom('leads')
      .select('person')
      .where('id', 'in', selectedIds)
      .execute();
    const emailKeys = selectedLeads.map(({ person }) => person);
    await lockPeople(trx, 'shared', emailKeys);
    // Read the leads after taking the lock. Otherwise they could belong to a person who was erased meanwhile.
    const leads = await trx
      .selectFrom('leads')
      .select(['id', 'person'])
      .where('id', 'in', selectedIds)
      .$if(action.do === 'release', (query) => query.where('suspicion', 'is not', null))
      .execute();
    const ids = leads.map(({ id }) => id);
    if (ids.length === 0) return 0;
    const subjects = [...new Set(leads.map(({ person }) => person))];
    if (action.do === 'status' || action.do === 'owner') {
      const { do: _, ...change } = action;
      await changePeople(trx, context, subjects, change);
      return leads.length;
    }
    const { do: name } = action;
    const changedCount =
      name === 'release' ? await release(trx, ids, now) : await retry(trx, ids, ['dead', 'pending'], now);
    await recordAudit(
      trx,
      context,
      subjects.map((subject) => ({ action: AUDIT_ACTIONS[name], subject })),
    );
    return changedCount;
  });
}

async function retry(
  trx: Transaction<Schema>,
  ids: readonly string[],
  states: readonly DeliveryState[],
  now: number,
): Promise<number> {
  const rows = await trx
    .selectFrom('deliveries')
    .select('id')
    .where('lead_id', 'in', ids)
    .where('state', 'in', states)
    .execute();
  return retryInTransaction(trx, { deliveryIds: rows.map(({ id }) => id) }, now);
}

async function release(trx: Transaction<Schema>, ids: readonly string[], now: number): Promise<number> {
  await retry(trx, ids, ['held'], now);
  // Release a quarantined lead even if it has no deliveries.
  const releasedLeads = await trx
    .updateTable('leads')
    .set({ suspicion: null })
    .where('id', 'in', ids)
    .returningAll()
    .execute();
  await addReleasedForms(trx, releasedLeads);
  return ids.length;
}

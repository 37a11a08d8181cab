/** Reads leads with all their data, and records each read in the audit log. */
import { emailKeyOf } from '#domain/email.ts';
import { auditDetail, recordView } from '#server/core/audit-log.ts';
import { type BookingWithSource, findBookings } from '#server/core/bookings/list-bookings.ts';
import type { CoreContext } from '#server/core/context.ts';
import { withPerson } from '#server/core/people/find-person.ts';
import { type PersonReadiness, readReadiness } from '#server/core/people/readiness.ts';
import { lockPeople } from '#server/store/lock-people.ts';
import type { Db } from '#server/store/schema.ts';
import { readLeadPages } from './export-leads.ts';
import type { LeadFilter } from './lead-query.ts';
import { findPageIds } from './list-leads.ts';
import { findByIds, findByReference, type LeadWithState } from './read-leads.ts';

/** Finds leads with all their data, newest first. */
export async function findLeads(
  context: CoreContext,
  filter: LeadFilter,
  limit: number,
): Promise<LeadWithState[]> {
  await recordView(context.store.db, context, { action: 'listed', detail: auditDetail('allLeads') });
  const leads: LeadWithState[] = [];
  for await (const page of readLeadPages(context.store, { filter, sort: 'newest', limit }))
    leads.push(...page);
  return leads;
}

/** Finds leads by id, by the last characters of an id, or by mail address. Adds the person's bookings. */
export async function showLeads(
  context: CoreContext,
  reference: string,
): Promise<{ leads: LeadWithState[]; bookings: BookingWithSource[] }> {
  return context.store.db.transaction().execute(async (trx) => {
    const [firstLead] = await findByReference(trx, reference);
    const person = firstLead?.person ?? emailKeyOf(reference);
    await lockPeople(trx, 'shared', [person]);
    const leads = await findByReference(trx, reference);
    const bookings = await findBookings(trx, { person });
    if (leads.length + bookings.length > 0)
      await recordView(trx, context, { action: 'looked', subject: person });
    return { leads, bookings };
  });
}

export type LeadWithReadiness = Readonly<{ lead: LeadWithState; readiness: PersonReadiness | null }>;

type LeadPageQuery = Readonly<{
  filter: LeadFilter;
  sort: 'newest' | 'oldest';
  after: [number, string] | null;
  limit: number;
}>;

/** One page of leads with all their data, by time. */
export async function readCompleteLeadPage(
  context: CoreContext,
  { limit, ...query }: LeadPageQuery,
): Promise<{ leads: LeadWithReadiness[]; next: [number, string] | null }> {
  const { store } = context;
  await recordView(store.db, context, { action: 'listed', detail: auditDetail('allLeads') });
  const ids = await findPageIds(store, query, { limit: limit + 1 });
  const leads = await addReadiness(store.db, await findByIds(store.db, ids.slice(0, limit)), context.now);
  const last = ids.length > limit ? leads.at(-1)?.lead : undefined;
  return { leads, next: last ? [last.created_at, last.id] : null };
}

/** One lead with all its data. */
export const readLead = (context: CoreContext, id: string): Promise<LeadWithReadiness | undefined> =>
  withPerson(context, id, async (trx, subject) => {
    const [lead] = await addReadiness(trx, await findByIds(trx, [id]), context.now);
    if (lead) await recordView(trx, context, { action: 'looked', subject });
    return lead;
  });

async function addReadiness(
  db: Db,
  leads: readonly LeadWithState[],
  now: number,
): Promise<LeadWithReadiness[]> {
  const people = [...new Set(leads.map(({ person }) => person))];
  const readiness = await readReadiness(db, people, { now });
  return leads.map((lead) => ({
    lead,
    readiness: lead.suspicion === null ? (readiness.get(lead.person) ?? null) : null,
  }));
}

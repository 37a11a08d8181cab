/** Whole leads for reading, in the name of an actor. */
import { deskAccess } from '#content/desk.ts';
import { emailKeyOf } from '#domain/email.ts';
import { recordView } from '#server/core/audit-log.ts';
import { type BookingWithSource, findBookings } from '#server/core/bookings/list-bookings.ts';
import type { CoreContext } from '#server/core/context.ts';
import { lockPeople } from '#server/store/lock-people.ts';
import { leadPages } from './export-leads.ts';
import type { LeadFilter } from './lead-query.ts';
import { findByReference, type LeadWithState } from './read-leads.ts';

/** Newest first. */
export async function findLeads(
  context: CoreContext,
  filter: LeadFilter,
  limit: number,
): Promise<LeadWithState[]> {
  await recordView(context.store.db, context, { action: 'listed', detail: deskAccess.details.allLeads });
  const leads: LeadWithState[] = [];
  for await (const page of leadPages(context.store, { filter, sort: 'newest', limit })) leads.push(...page);
  return leads;
}

/** Leads by id, by the end of an id as lists show it, or by mail address, with the person's bookings. */
export async function showLeads(
  context: CoreContext,
  reference: string,
): Promise<{ leads: LeadWithState[]; bookings: BookingWithSource[] }> {
  return context.store.db.transaction().execute(async (trx) => {
    const [named] = await findByReference(trx, reference);
    const person = named?.person ?? emailKeyOf(reference);
    await lockPeople(trx, 'shared', [person]);
    const leads = await findByReference(trx, reference);
    const bookings = await findBookings(trx, { person });
    if (leads.length + bookings.length > 0)
      await recordView(trx, context, { action: 'looked', subject: person });
    return { leads, bookings };
  });
}

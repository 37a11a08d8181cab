/** Complete leads with their deliveries and newsletter state. */
import { emailKeyOf } from '#domain/email.ts';
import type { Db, Delivery, Lead, SubscriberState } from '#server/store/schema.ts';
import { findLeadId } from './references.ts';

export type LeadWithState = Lead & { deliveries: Delivery[]; newsletter: SubscriberState | '' };

/** Finds leads by id, by the last characters of an id (which lists show), or by mail address. */
export async function findByReference(db: Db, reference: string): Promise<LeadWithState[]> {
  const isAddress = reference.includes('@');
  const id = isAddress ? undefined : await findLeadId(db, reference);
  if (!isAddress && id === undefined) return [];
  const leads = await db
    .selectFrom('leads')
    .selectAll()
    .where((eb) => (id === undefined ? eb('person', '=', emailKeyOf(reference)) : eb('id', '=', id)))
    .orderBy('created_at', 'desc')
    .execute();
  return addState(db, leads);
}

/** Leads of one person, newest first. */
export async function findByPerson(db: Db, person: string): Promise<LeadWithState[]> {
  const leads = await db
    .selectFrom('leads')
    .selectAll()
    .where('person', '=', person)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return addState(db, leads);
}

/** Leads in the order of the ids. */
export async function findByIds(db: Db, ids: readonly string[]): Promise<LeadWithState[]> {
  if (ids.length === 0) return [];
  const leads = await db.selectFrom('leads').selectAll().where('id', 'in', ids).execute();
  const leadsById = new Map(leads.map((lead) => [lead.id, lead]));
  return addState(
    db,
    ids.flatMap((id) => leadsById.get(id) ?? []),
  );
}

/** Values per statement, far below the limits of both databases. */
const CHUNK_SIZE = 1_000;

async function addState(db: Db, leads: readonly Lead[]): Promise<LeadWithState[]> {
  const deliveries = new Map<string, Delivery[]>();
  const states = new Map<string, SubscriberState>();
  for (let start = 0; start < leads.length; start += CHUNK_SIZE) {
    const chunk = leads.slice(start, start + CHUNK_SIZE);
    const ids = chunk.map(({ id }) => id);
    const rows = await db
      .selectFrom('deliveries')
      .selectAll()
      .where('lead_id', 'in', ids)
      .orderBy('created_at')
      .execute();
    for (const row of rows) {
      const leadId = row.lead_id ?? '';
      deliveries.set(leadId, [...(deliveries.get(leadId) ?? []), row]);
    }
    const people = [...new Set(chunk.map(({ person }) => person))];
    const subscribers = await db
      .selectFrom('subscribers')
      .select(['person', 'state'])
      .where('person', 'in', people)
      .execute();
    for (const { person, state } of subscribers) states.set(person, state);
  }
  return leads.map((lead) => ({
    ...lead,
    deliveries: deliveries.get(lead.id) ?? [],
    newsletter: states.get(lead.person) ?? '',
  }));
}

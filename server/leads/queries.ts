/** What the operator asks of the store. */
import type { SelectQueryBuilder } from 'kysely';
import { personOf } from '#domain/email.ts';
import type { Db, Delivery, Lead, LeadKind, Schema, SubscriberState } from '#server/store/schema.ts';
import { leadIdOf } from './references.ts';

export type LeadFilter = Readonly<{
  kind?: LeadKind;
  since?: number;
  /** Part of a name, address or company. */
  search?: string;
  /** Suspected spam only. */
  held?: boolean;
  limit?: number;
}>;

export type LeadWithState = Lead & { deliveries: Delivery[]; newsletter: SubscriberState | '' };

/** Newest first. */
export async function findLeads(db: Db, filter: LeadFilter): Promise<LeadWithState[]> {
  const leads = await filtered(db.selectFrom('leads').selectAll(), filter)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .$if(filter.limit !== undefined, (query) => query.limit(filter.limit ?? 0))
    .execute();
  return withState(db, leads);
}

/** Leads in portions, so that any number of them can be read in little memory. Newest first. */
export async function* leadPages(db: Db, filter: LeadFilter): AsyncGenerator<LeadWithState[]> {
  let left = filter.limit ?? Number.POSITIVE_INFINITY;
  let last: Lead | undefined;
  while (left > 0) {
    const after = last;
    const leads = await filtered(db.selectFrom('leads').selectAll(), filter)
      .$if(after !== undefined, (query) =>
        query.where((eb) =>
          eb.or([
            eb('created_at', '<', after?.created_at ?? 0),
            eb.and([eb('created_at', '=', after?.created_at ?? 0), eb('id', '<', after?.id ?? '')]),
          ]),
        ),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(Math.min(PAGE, left))
      .execute();
    if (leads.length === 0) return;
    last = leads.at(-1);
    left -= leads.length;
    yield await withState(db, leads);
  }
}

/** By id, by the end of an id as lists show it, or by mail address. */
export async function findByReference(db: Db, reference: string): Promise<LeadWithState[]> {
  const byPerson = reference.includes('@');
  const id = byPerson ? undefined : await leadIdOf(db, reference);
  if (!byPerson && id === undefined) return [];
  const leads = await db
    .selectFrom('leads')
    .selectAll()
    .where((eb) => (id === undefined ? eb('person', '=', personOf(reference)) : eb('id', '=', id)))
    .orderBy('created_at', 'desc')
    .execute();
  return withState(db, leads);
}

/** Of one person, newest first. */
export async function findByPerson(db: Db, person: string): Promise<LeadWithState[]> {
  const leads = await db
    .selectFrom('leads')
    .selectAll()
    .where('person', '=', person)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return withState(db, leads);
}

/** In the order of the ids. */
export async function findByIds(db: Db, ids: readonly string[]): Promise<LeadWithState[]> {
  if (ids.length === 0) return [];
  const leads = await db.selectFrom('leads').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(leads.map((lead) => [lead.id, lead]));
  return withState(
    db,
    ids.flatMap((id) => byId.get(id) ?? []),
  );
}

type LeadQuery = SelectQueryBuilder<Schema, 'leads', Lead>;

function filtered(query: LeadQuery, { kind, since, search, held }: LeadFilter): LeadQuery {
  let result = query;
  if (kind) result = result.where('kind', '=', kind);
  if (since !== undefined) result = result.where('created_at', '>=', since);
  if (held) result = result.where('suspicion', 'is not', null);
  if (search) {
    const text = `%${likeText(search.toLowerCase())}%`;
    result = result.where((eb) =>
      eb.or(
        (['person', 'first_name', 'last_name', 'company'] as const).map((column) =>
          eb(eb.fn<string>('lower', [column]), 'like', text),
        ),
      ),
    );
  }
  return result;
}

/** Wildcards that somebody typed stand for themselves; without an escape clause they can only be left out. */
const likeText = (value: string) => value.replace(/[%_\\]/g, '');

/** A lead may be 16 kB, and each brings its deliveries. */
const PAGE = 200;

/** Values in one statement, far below the limits of both stores. */
const CHUNK = 1_000;

async function withState(db: Db, leads: readonly Lead[]): Promise<LeadWithState[]> {
  const deliveries = new Map<string, Delivery[]>();
  const states = new Map<string, SubscriberState>();
  for (let start = 0; start < leads.length; start += CHUNK) {
    const chunk = leads.slice(start, start + CHUNK);
    const ids = chunk.map(({ id }) => id);
    const rows = await db
      .selectFrom('deliveries')
      .selectAll()
      .where('lead_id', 'in', ids)
      .orderBy('created_at')
      .execute();
    for (const row of rows) {
      const of = row.lead_id ?? '';
      deliveries.set(of, [...(deliveries.get(of) ?? []), row]);
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

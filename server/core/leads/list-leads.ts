/** The list of leads, with filter, sort and search, page by page. */
import { sql } from 'kysely';
import { auditDetail, recordView } from '#server/core/audit-log.ts';
import type { CoreContext } from '#server/core/context.ts';
import { type PersonReadiness, readReadiness } from '#server/core/people/readiness.ts';
import { levelOffset } from '#server/store/call-order.ts';
import { nameOf } from '#server/store/lead-facets.ts';
import type { Store } from '#server/store/open-store.ts';
import type { DeliveryState, LeadKind, LeadStatus } from '#server/store/schema.ts';
import { applyFilter, applyOrder, type Cursor, type LeadQuery, planQuery, SORTS } from './lead-query.ts';
import { FIRST_SCAN_SIZE, searchLeads } from './search-leads.ts';

/** Leads on one page of the list. */
export const LEADS_PAGE_SIZE = 50;

const COLUMNS = [
  ...(['id', 'kind', 'person', 'email', 'first_name', 'last_name', 'company', 'status', 'source'] as const),
  ...(['campaign', 'page', 'agent', 'suspicion', 'created_at', 'company_key', 'call_order'] as const),
  ...(['owner', 'next_step_at'] as const),
] as const;

/** Ids of one page, plus one more if there is a next page. */
export async function findPageIds(
  store: Store,
  request: LeadQuery,
  { limit, scanCount = FIRST_SCAN_SIZE }: Readonly<{ limit: number; scanCount?: number }>,
): Promise<readonly string[]> {
  const query = await planQuery(store.db, request);
  if (query.filter.search?.trim()) return searchLeads(store, { query, limit, scanCount });
  const leads = applyFilter(store.db.selectFrom('leads').select('leads.id'), query);
  return (await applyOrder(leads, query).limit(limit).execute()).map(({ id }) => id);
}

type DeliveryCounts = Partial<Record<DeliveryState, number>>;
export type ListedLead = Readonly<{
  id: string;
  kind: LeadKind;
  name: string;
  email: string;
  company: string;
  status: LeadStatus;
  source: string;
  campaign: string;
  page: string;
  /** Name of the assistant that sent it; empty for a form. */
  agent: string;
  held: boolean;
  /** True if the lead is new and this user has not opened the person since. */
  isUnread: boolean;
  created_at: number;
  owner: string;
  next_step_at: number | null;
  deliveries: DeliveryCounts;
  readiness: PersonReadiness | null;
}>;

export type LeadPage = Readonly<{ leads: readonly ListedLead[]; next: Cursor | null }>;

/** Reads one page of the list. */
export async function listLeads(context: CoreContext, query: LeadQuery): Promise<LeadPage> {
  await recordView(context.store.db, context, { action: 'listed', detail: auditDetail('allLeads') });
  return readLeadPage(context.store, query, context);
}

export async function readLeadPage(
  store: Store,
  query: LeadQuery,
  {
    size = LEADS_PAGE_SIZE,
    scanCount = FIRST_SCAN_SIZE,
    now = Date.now(),
    actor = '',
    words,
  }: Readonly<{ size?: number; scanCount?: number }> & Partial<CoreContext> = {},
): Promise<LeadPage> {
  const ids = await findPageIds(store, query, { limit: size + 1, scanCount });
  if (ids.length === 0) return { leads: [], next: null };
  const idsOfPage = ids.slice(0, size);
  const rows = await store.db.selectFrom('leads').select(COLUMNS).where('id', 'in', idsOfPage).execute();
  const counts = await countDeliveries(store, idsOfPage);
  const people = [...new Set(rows.map(({ person }) => person))];
  const readiness = await readReadiness(store.db, people, { now, words });
  const views = actor ? await readLastViews(store, actor, people) : new Map<string, number>();
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const sortedRows = idsOfPage.flatMap((id) => rowsById.get(id) ?? []);
  const last = sortedRows.at(-1);
  return {
    leads: sortedRows.map(
      ({ first_name, last_name, suspicion, company_key: _, call_order: __, person, ...lead }) => ({
        ...lead,
        name: nameOf({ first_name, last_name }),
        held: suspicion !== null,
        isUnread: lead.status === 'new' && (views.get(person) ?? 0) < lead.created_at,
        deliveries: counts.get(lead.id) ?? {},
        readiness: suspicion === null ? (readiness.get(person) ?? null) : null,
      }),
    ),
    next: ids.length > size && last ? [last[SORTS[query.sort].column], last.id] : null,
  };
}

async function countDeliveries({ db }: Store, ids: readonly string[]) {
  const rows = await db
    .selectFrom('deliveries')
    .select(({ fn }) => ['lead_id', 'state', fn.countAll<number>().as('count')])
    .where('lead_id', 'in', ids)
    .groupBy(['lead_id', 'state'])
    .execute();
  const counts = new Map<string, DeliveryCounts>();
  for (const { lead_id, state, count } of rows)
    if (lead_id) counts.set(lead_id, { ...counts.get(lead_id), [state]: Number(count) });
  return counts;
}

/** Every distinct value of a column, read by skipping through its index. */
export async function readDistinctValues({ db }: Store, column: 'source' | 'campaign', limit = 200) {
  const ref = sql.ref(column);
  // SQLite uses the partial index only if the query repeats its exact condition.
  const isNotEmpty = sql`${ref} <> ''`;
  const { rows } = await sql<{ value: string }>`
    with recursive steps(value) as (
      select (select min(${ref}) from leads where ${isNotEmpty})
      union all
      select (select min(${ref}) from leads where ${isNotEmpty} and ${ref} > steps.value) from steps where steps.value is not null
    ) select value from steps where value is not null limit ${sql.lit(limit)}`.execute(db);
  return rows.map(({ value }) => value);
}

/** Changes whenever a lead arrives or is deleted, even if a server's clock is slightly behind. */
export async function readLeadsVersion({ db }: Store): Promise<string> {
  const rows = await db
    .selectFrom('leads')
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return rows.map(({ id }) => id.slice(-12)).join('');
}

/** The newest hot lead. */
export async function findHottestLead({ db }: Store): Promise<{ id: string; created_at: number } | null> {
  const lead = await db
    .selectFrom('leads')
    .select(['id', 'created_at'])
    .where('call_order', '>=', levelOffset('hot'))
    .orderBy('call_order', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return lead ?? null;
}

/** Time of the actor's last view of each person. */
async function readLastViews(
  { db }: Store,
  actor: string,
  people: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('desk_access')
    .select(({ fn }) => ['subject', fn.max('at').as('at')])
    .where('subject', 'in', people)
    .where('actor', '=', actor)
    .where('action', '=', 'looked')
    .groupBy('subject')
    .execute();
  return new Map(rows.map(({ subject, at }) => [subject, Number(at)]));
}

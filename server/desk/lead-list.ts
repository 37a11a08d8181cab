/** The list of leads: any filter, any sort, any search, a page at a time, however many there are. */
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import * as v from 'valibot';
import { searchWords } from '#server/store/lead-facets.ts';
import type { Store } from '#server/store/open-store.ts';
import {
  type DeliveryState,
  LEAD_STATUSES,
  type LeadKind,
  type LeadStatus,
  type Schema,
} from '#server/store/schema.ts';
import { DESK_POLICY } from './policy.ts';

const KINDS = ['deck', 'newsletter', 'quiz'] as const satisfies readonly LeadKind[];
const short = v.pipe(v.string(), v.maxLength(200));

export const LeadFilterSchema = v.strictObject({
  kind: v.optional(v.picklist(KINDS)),
  status: v.optional(v.picklist(LEAD_STATUSES)),
  source: v.optional(short),
  campaign: v.optional(short),
  /** Milliseconds, inclusive and exclusive. */
  since: v.optional(v.number()),
  until: v.optional(v.number()),
  held: v.optional(v.boolean()),
  search: v.optional(short),
});
export type LeadFilter = v.InferOutput<typeof LeadFilterSchema>;

/** Column and direction of each sort. The id settles ties, so that no lead is skipped or shown twice. */
const SORTS = {
  newest: { column: 'created_at', direction: 'desc' },
  oldest: { column: 'created_at', direction: 'asc' },
  person: { column: 'person', direction: 'asc' },
  company: { column: 'company_key', direction: 'asc' },
} as const;
export const LEAD_SORTS = Object.keys(SORTS) as (keyof typeof SORTS)[];

export const LeadQuerySchema = v.strictObject({
  filter: LeadFilterSchema,
  sort: v.picklist(LEAD_SORTS),
  /** Where the page before ended. */
  after: v.nullable(v.tuple([v.union([v.string(), v.number()]), v.string()])),
});
export type LeadQuery = v.InferOutput<typeof LeadQuerySchema>;
type Cursor = NonNullable<LeadQuery['after']>;

/** How far the newest leads are simply read through before the index of words is asked. */
const WALK = 2_000;

type LeadSelect<Output> = SelectQueryBuilder<Schema, 'leads', Output>;

const COLUMNS = [
  ...(['id', 'kind', 'person', 'email', 'first_name', 'last_name', 'company', 'status', 'source'] as const),
  ...(['campaign', 'page', 'suspicion', 'created_at', 'company_key'] as const),
] as const;

function filtered<Output>(query: LeadSelect<Output>, filter: LeadFilter): LeadSelect<Output> {
  let result = query;
  for (const column of ['kind', 'status', 'source', 'campaign'] as const) {
    const value = filter[column];
    if (value !== undefined) result = result.where(column, '=', value);
  }
  // Says what the partial index holds, so that it is used.
  if (filter.campaign !== undefined) result = result.where('campaign', '<>', sql.lit(''));
  if (filter.since !== undefined) result = result.where('created_at', '>=', filter.since);
  if (filter.until !== undefined) result = result.where('created_at', '<', filter.until);
  if (filter.held) result = result.where('suspicion', 'is not', null);
  return result;
}

function paged<Output>(
  query: LeadSelect<Output>,
  sort: LeadQuery['sort'],
  after: Cursor | null,
  limit: number,
): LeadSelect<Output> {
  const { column, direction } = SORTS[sort];
  const ref = sql.ref(`leads.${column}`);
  const id = sql.ref('leads.id');
  const beyond = sql.raw(direction === 'asc' ? '>' : '<');
  return query
    .$if(after !== null, (rest) =>
      rest.where(sql<boolean>`(${ref}, ${id}) ${beyond} (${after?.[0]}, ${after?.[1]})`),
    )
    .orderBy(ref, direction)
    .orderBy(id, direction)
    .limit(limit);
}

/** Every term begins a word. */
const matches = (words: string, terms: readonly string[]) =>
  terms.every((term) => ` ${words}`.includes(` ${term}`));

const found =
  (dialect: Store['dialect'], terms: readonly string[]) => (eb: ExpressionBuilder<Schema, 'leads'>) => {
    if (dialect === 'postgres')
      return sql<boolean>`to_tsvector('simple', words) @@ to_tsquery('simple', ${terms.map((term) => `${term}:*`).join(' & ')})`;
    const query = terms.map((term) => `"${term}"*`).join(' AND ');
    return eb(
      'leads.id',
      'in',
      sql<string>`(select lead_id from lead_words cross join lead_rows on seq = lead_words.rowid where lead_words match ${query})`,
    );
  };

/** Ids of one page, and of one lead more when there is a next page. */
async function pageIds({ db, dialect }: Store, { filter, sort, after }: LeadQuery, limit: number) {
  const terms = searchWords(filter.search ?? '')
    .split(' ')
    .filter(Boolean)
    .slice(0, 8);
  if (terms.length === 0) {
    const ids = filtered(db.selectFrom('leads').select('id'), filter);
    return (await paged(ids, sort, after, limit).execute()).map(({ id }) => id);
  }
  // A whole address is one person, whom an index of its own finds; its words alone are in too many others.
  const address = filter.search?.trim().toLowerCase() ?? '';
  if (address.includes('@')) {
    const own = filtered(db.selectFrom('leads').select('id'), filter).where('person', '=', address);
    const ids = (await paged(own, sort, after, limit).execute()).map(({ id }) => id);
    if (ids.length > 0) return ids;
  }
  // What many have is found at once among the first; for what few have the index gives a short list.
  const nearest = filtered(db.selectFrom('leads').select(['id', 'words']), filter);
  const walked = await paged(nearest, sort, after, WALK).execute();
  const hits = walked.filter(({ words }) => matches(words, terms)).slice(0, limit);
  if (hits.length === limit || walked.length < WALK) return hits.map(({ id }) => id);
  const indexed = filtered(db.selectFrom('leads').select('id'), filter).where(found(dialect, terms));
  return (await paged(indexed, sort, after, limit).execute()).map(({ id }) => id);
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
  held: boolean;
  created_at: number;
  deliveries: DeliveryCounts;
}>;

export async function listLeads(
  store: Store,
  query: LeadQuery,
  size: number = DESK_POLICY.page,
): Promise<{ leads: ListedLead[]; next: Cursor | null }> {
  const ids = await pageIds(store, query, size + 1);
  if (ids.length === 0) return { leads: [], next: null };
  const shown = ids.slice(0, size);
  const rows = await store.db.selectFrom('leads').select(COLUMNS).where('id', 'in', shown).execute();
  const counts = await deliveryCounts(store, shown);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ordered = shown.flatMap((id) => byId.get(id) ?? []);
  const last = ordered.at(-1);
  return {
    leads: ordered.map(({ first_name, last_name, suspicion, company_key: _, person: __, ...lead }) => ({
      ...lead,
      name: `${first_name} ${last_name}`.trim(),
      held: suspicion !== null,
      deliveries: counts.get(lead.id) ?? {},
    })),
    next: ids.length > size && last ? [last[SORTS[query.sort].column], last.id] : null,
  };
}

async function deliveryCounts({ db }: Store, ids: readonly string[]) {
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

/** Every value of a column, read by jumping from one to the next in its index. */
export async function distinctValues({ db }: Store, column: 'source' | 'campaign', limit = 200) {
  const ref = sql.ref(column);
  const { rows } = await sql<{ value: string }>`
    with recursive steps(value) as (
      select (select min(${ref}) from leads where ${ref} > '')
      union all
      select (select min(${ref}) from leads where ${ref} > steps.value) from steps where steps.value is not null
    ) select value from steps where value is not null limit ${sql.lit(limit)}`.execute(db);
  return rows.map(({ value }) => value);
}

/** Changes whenever a lead arrives or goes, also when its server's clock is a little behind. */
export async function newestLeads({ db }: Store): Promise<string> {
  const rows = await db
    .selectFrom('leads')
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return rows.map(({ id }) => id.slice(-12)).join('');
}

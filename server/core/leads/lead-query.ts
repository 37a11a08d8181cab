/** Filters of the list of leads, as schema and as SQL. */
import { type SelectQueryBuilder, sql } from 'kysely';
import * as v from 'valibot';
import { READINESS_LEVELS } from '#domain/readiness.ts';
import { LEVEL_DISTANCE, levelOffset } from '#server/store/call-order.ts';
import { dialectOf } from '#server/store/dialect-of.ts';
import { type Db, type Dialect, LEAD_STATUSES, type LeadKind, type Schema } from '#server/store/schema.ts';

const KINDS = ['deck', 'newsletter', 'quiz'] as const satisfies readonly LeadKind[];
const shortText = v.pipe(v.string(), v.maxLength(200));
/** Limits of a JavaScript date. */
const timestamp = v.pipe(v.number(), v.integer(), v.minValue(-8.64e15), v.maxValue(8.64e15));

export const LeadFilterSchema = v.strictObject({
  kind: v.optional(v.picklist(KINDS)),
  status: v.optional(v.picklist(LEAD_STATUSES)),
  source: v.optional(shortText),
  campaign: v.optional(shortText),
  /** Milliseconds; `since` inclusive, `until` exclusive. */
  since: v.optional(timestamp),
  until: v.optional(timestamp),
  held: v.optional(v.boolean()),
  readiness: v.optional(v.picklist(READINESS_LEVELS)),
  /** Mail address of a desk user. */
  owner: v.optional(shortText),
  /** Only leads with a next step before this time. */
  due: v.optional(timestamp),
  /** Only leads that an assistant sent. */
  agent: v.optional(v.boolean()),
  search: v.optional(shortText),
});
export type LeadFilter = v.InferOutput<typeof LeadFilterSchema>;

/** Column and direction of each sort. The id settles ties, so that no lead is skipped or shown twice. */
export const SORTS = {
  newest: { column: 'created_at', direction: 'desc' },
  oldest: { column: 'created_at', direction: 'asc' },
  person: { column: 'person', direction: 'asc' },
  company: { column: 'company_key', direction: 'asc' },
  readiness: { column: 'call_order', direction: 'desc' },
} as const;
/** Sort columns that hold numbers. The others hold text. */
const NUMBER_COLUMNS: readonly string[] = ['created_at', 'call_order'];
export const LEAD_SORTS = Object.keys(SORTS) as (keyof typeof SORTS)[];

export const LeadQuerySchema = v.pipe(
  v.strictObject({
    filter: LeadFilterSchema,
    sort: v.picklist(LEAD_SORTS),
    /** Cursor: end of the previous page. */
    after: v.nullable(v.tuple([v.union([v.string(), timestamp]), v.string()])),
  }),
  v.check(
    ({ sort, after }) =>
      after === null || (typeof after[0] === 'number') === NUMBER_COLUMNS.includes(SORTS[sort].column),
  ),
);
export type LeadQuery = v.InferOutput<typeof LeadQuerySchema>;
export type Cursor = NonNullable<LeadQuery['after']>;

export type LeadSelect<Output> = SelectQueryBuilder<Schema, 'leads', Output>;

/** A query, and the index that SQLite uses for it: the index of a filter or of the sort order. */
export type LeadPlan = LeadQuery & Readonly<{ usedIndex: 'filter' | 'order'; dialect: Dialect }>;

/** Below this count, sort the filtered rows; above it, walk the sort index. */
const MAX_SORTED_ROWS = 5_000;

/**
 * The indexes of filters are sorted by time. For another sort order, SQLite uses either the index of a filter or the
 * index of the sort order.
 */
export async function planQuery(db: Db, query: LeadQuery): Promise<LeadPlan> {
  const dialect = dialectOf(db);
  const filterPlan = { ...query, dialect, usedIndex: 'filter' } as const;
  const orderPlan = { ...query, dialect, usedIndex: 'order' } as const;
  if (dialect === 'postgres' || SORTS[query.sort].column === 'created_at') return filterPlan;
  const { search: _, ...filterWithoutSearch } = query.filter;
  const filters = Object.keys(filterWithoutSearch);
  if (filters.length === 0) return orderPlan;
  // The index of owners contains the sort order, so leads outside the page need not be read.
  if (query.sort === 'readiness' && filters.length === 1 && filterWithoutSearch.owner) return filterPlan;
  const timePlan = { ...filterPlan, sort: 'newest', after: null } as const;
  const matchingLeads = applyFilter(db.selectFrom('leads').select('leads.id'), timePlan);
  return (await countUpTo(db, matchingLeads, MAX_SORTED_ROWS)) < MAX_SORTED_ROWS ? filterPlan : orderPlan;
}

export async function countUpTo(db: Db, query: LeadSelect<{ id: string }>, limit: number): Promise<number> {
  const row = await db
    .selectFrom(query.limit(limit).as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

type Column =
  | 'kind'
  | 'status'
  | 'source'
  | 'campaign'
  | 'owner'
  | (typeof SORTS)[keyof typeof SORTS]['column'];

/**
 * Hides a column from SQLite's planner if another index is better: without statistics, SQLite chooses badly.
 * PostgreSQL has statistics and needs plain columns.
 */
function columnFor(
  column: Column,
  { filter: { held, agent, campaign, readiness, due }, sort, usedIndex, dialect }: LeadPlan,
) {
  const ref = sql.ref<string | number>(`leads.${column}`);
  if (dialect === 'postgres') return ref;
  const isSortColumn = column === SORTS[sort].column;
  // Indexes of rare values are better. Few leads are held, due or sent by an assistant. A campaign has fewer leads than
  // a kind, status, source or owner.
  const isIndexAvoided = isSortColumn
    ? usedIndex === 'filter' && (column !== 'created_at' || due !== undefined)
    : usedIndex === 'order' ||
      held ||
      agent ||
      due !== undefined ||
      readiness !== undefined ||
      (campaign !== undefined && column !== 'campaign');
  const emptyValue = sql.lit(NUMBER_COLUMNS.includes(column) ? 0 : '');
  return isIndexAvoided ? sql<string | number>`coalesce(${ref}, ${emptyValue})` : ref;
}

/** Selects the leads that match the filter and come after the cursor. Ignores the search. */
export function applyFilter<Output>(query: LeadSelect<Output>, plan: LeadPlan): LeadSelect<Output> {
  const { filter, sort, after } = plan;
  let result = query;
  for (const column of ['kind', 'status', 'source', 'campaign', 'owner'] as const) {
    const value = filter[column];
    if (value !== undefined) result = result.where(columnFor(column, plan), '=', value);
  }
  // Repeats the condition of the partial indexes, so that they are used.
  for (const column of ['campaign', 'owner'] as const)
    if (filter[column] !== undefined && !filter.held && !filter.agent)
      result = result.where(`leads.${column}`, '<>', sql.lit(''));
  if (filter.since !== undefined) result = result.where('leads.created_at', '>=', filter.since);
  if (filter.until !== undefined) result = result.where('leads.created_at', '<', filter.until);
  if (filter.held) result = result.where('leads.suspicion', 'is not', null);
  if (filter.agent) result = result.where('leads.agent', '<>', sql.lit(''));
  if (filter.due !== undefined) result = result.where('leads.next_step_at', '<', filter.due);
  if (filter.readiness !== undefined) {
    const base = levelOffset(filter.readiness);
    result = result
      .where('leads.call_order', '>=', base)
      .where('leads.call_order', '<', base + LEVEL_DISTANCE);
  }
  if (after === null) return result;
  const comparison = sql.raw(SORTS[sort].direction === 'asc' ? '>' : '<');
  return result.where(
    sql<boolean>`(${orderColumn(plan)}, leads.id) ${comparison} (${cursorValue(plan, after[0])}, ${after[1]})`,
  );
}

/** Within one level of readiness, `call_order` is in the order of time. */
const isTimeInLevel = ({ filter, sort }: LeadPlan) =>
  filter.readiness !== undefined && SORTS[sort].column === 'created_at';

const orderColumn = (plan: LeadPlan) =>
  isTimeInLevel(plan)
    ? sql.ref<string | number>('leads.call_order')
    : columnFor(SORTS[plan.sort].column, plan);

const cursorValue = (plan: LeadPlan, value: string | number) =>
  isTimeInLevel(plan) && plan.filter.readiness ? Number(value) + levelOffset(plan.filter.readiness) : value;

export function applyOrder<Output>(query: LeadSelect<Output>, plan: LeadPlan): LeadSelect<Output> {
  const { direction } = SORTS[plan.sort];
  return query.orderBy(orderColumn(plan), direction).orderBy('leads.id', direction);
}

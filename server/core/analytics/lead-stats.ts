/** Counts leads by day, source, page and campaign, from the first view to the booked call, in SQL. */

import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { FORM_KINDS, type FormKind } from '#domain/forms/forms.ts';
import { DAY } from '#domain/timing.ts';
import { type LocalDays, localDays } from '#server/local-days.ts';
import { sourceOf } from '#server/store/derived-columns.ts';
import type { Db } from '#server/store/schema.ts';
import { ACTIVE_BOOKINGS } from './definitions.ts';

/** Maximum number of rows per table, largest first. */
const MAX_ROWS = 40;

export type StatsRow = Readonly<{
  key: string;
  /** First views of visits. 0 if Insight is off. */
  views: number;
  total: number;
  quarantined: number;
  people: number;
  /** People who booked a call. */
  booked: number;
}> &
  Readonly<Record<FormKind, number>>;
export type StatsFilter = Readonly<{
  since: number;
  now: number;
  timeZone: string;
  kind?: FormKind;
  quarantined?: boolean;
}>;
export type LeadStats = Readonly<Record<'days' | 'sources' | 'pages' | 'campaigns', readonly StatsRow[]>>;

export async function readLeadStats(db: Db, filter: StatsFilter): Promise<LeadStats> {
  const calendar = localDays(filter.timeZone);
  const [firstDay, today] = [calendar.dayOf(filter.since), calendar.dayOf(filter.now)];
  const [sources, pages, campaigns] = await Promise.all(
    (['source', 'page', 'campaign'] as const).map(async (dimension) => {
      const keys = { source: sql`source`, page: sql`first_page`, campaign: sql`campaign` }[dimension];
      const rows = await countLeads(db, keys, filter);
      const [views, bookedOnly] = await Promise.all([
        countViews(db, dimension, firstDay),
        countBookedWithoutForm(db, dimension, filter),
      ]);
      return mergeRows(rows, views, bookedOnly);
    }),
  );
  const days = await countLeads(db, dayExpression('created_at', calendar, firstDay, today), filter);
  return {
    days: days
      .map((row) => ({ ...row, key: new Date(Number(row.key) * DAY).toISOString().slice(0, 10) }))
      .sort((a, b) => (a.key < b.key ? 1 : -1)),
    sources: sources ?? [],
    pages: pages ?? [],
    campaigns: (campaigns ?? []).filter(({ key }) => key !== ''),
  };
}

/**
 * SQL for the day number in the operator's time zone. Consecutive days of 24 hours share one division; a day with a clock
 * change has its own case.
 */
export function dayExpression(
  column: 'created_at' | 'lead_since',
  { startOf }: LocalDays,
  firstDay: number,
  today: number,
): Expression<number> {
  const time = sql.ref(column);
  const cases: RawBuilder<unknown>[] = [];
  for (let day = firstDay, from = firstDay; day <= today; day += 1) {
    const end = startOf(day + 1);
    const has24Hours = end - startOf(day) === DAY;
    const isLastOfRun = day === today || startOf(day + 2) - end !== DAY;
    if (has24Hours && !isLastOfRun) continue;
    const dayNumber = has24Hours
      ? sql`(${time} - ${sql.lit(startOf(from) - from * DAY)}) / ${sql.lit(DAY)}`
      : sql.lit(day);
    cases.push(sql`when ${time} < ${sql.lit(end)} then ${dayNumber}`);
    from = day + 1;
  }
  return sql`case ${sql.join(cases, sql` `)} else ${sql.lit(today)} end`;
}

async function countLeads(
  db: Db,
  key: Expression<unknown>,
  { since, kind, quarantined }: StatsFilter,
): Promise<StatsRow[]> {
  const countIf = (condition: Expression<SqlBool>) =>
    sql<number>`sum(case when ${condition} then 1 else 0 end)`;
  const rows = await db
    .selectFrom('submissions')
    .select([
      sql<string>`${key}`.as('key'),
      sql<number>`count(*)`.as('total'),
      ...FORM_KINDS.map((kind) => countIf(sql`kind = ${sql.lit(kind)}`).as(kind)),
      countIf(sql`quarantine_reason is not null`).as('quarantined'),
      // `exists` uses an index. With `in` beside `or` or inside `case`, PostgreSQL would read a list of all people for
      // each lead.
      sql<number>`count(distinct case when quarantine_reason is null and (kind <> 'newsletter' or exists (select 1 from subscribers where subscribers.person = submissions.person and confirmed_at is not null)) then person end)`.as(
        'people',
      ),
      sql<number>`count(distinct case when exists (select 1 from bookings where bookings.person = submissions.person and status in (${sql.join(ACTIVE_BOOKINGS)})) then person end)`.as(
        'booked',
      ),
    ])
    .where('created_at', '>=', since)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'deck'))
    .$if(quarantined === true, (query) => query.where('quarantine_reason', 'is not', null))
    .groupBy(sql`1`)
    .orderBy('total', 'desc')
    .limit(MAX_ROWS)
    .execute();
  return rows.map(({ key: name, ...counts }) => ({
    key: String(name),
    views: 0,
    ...(Object.fromEntries(Object.entries(counts).map(([column, value]) => [column, Number(value)])) as Omit<
      StatsRow,
      'key' | 'views'
    >),
  }));
}

type Dimension = 'source' | 'page' | 'campaign';

async function countViews(db: Db, dimension: Dimension, firstDay: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('insight')
    .select([dimension, ({ fn }) => fn.sum<number>('count').as('views')])
    .where('event', '=', 'view')
    .where('day', '>=', firstDay)
    .groupBy(dimension)
    .execute();
  return new Map(rows.map((row) => [row[dimension], Number(row.views)]));
}

/** People who booked but sent no form, by the source in the booking link. */
async function countBookedWithoutForm(
  db: Db,
  dimension: Dimension,
  { since }: StatsFilter,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('bookings')
    .select(['person', 'utm', 'referrer', 'first_page'])
    .where('created_at', '>=', since)
    .where('status', 'in', ACTIVE_BOOKINGS)
    .where('person', 'not in', (eb) => eb.selectFrom('submissions').select('person'))
    .execute();
  const keyOf = (row: (typeof rows)[number]) =>
    ({
      source: () => sourceOf(row),
      page: () => row.first_page,
      campaign: () => (JSON.parse(row.utm) as { utm_campaign?: string }).utm_campaign ?? '',
    })[dimension]();
  const groups = Map.groupBy(rows, keyOf);
  return new Map(
    [...groups].map(([key, bookings]) => [key, new Set(bookings.map(({ person }) => person)).size]),
  );
}

function mergeRows(
  rows: readonly StatsRow[],
  views: ReadonlyMap<string, number>,
  bookedOnly: ReadonlyMap<string, number>,
): StatsRow[] {
  const noForms = Object.fromEntries(FORM_KINDS.map((kind) => [kind, 0])) as Record<FormKind, number>;
  const emptyRow = { views: 0, total: 0, ...noForms, quarantined: 0, people: 0, booked: 0 };
  const rowsByKey = new Map(rows.map((row) => [row.key, row]));
  const keys = [...new Set([...rowsByKey.keys(), ...views.keys(), ...bookedOnly.keys()])];
  return keys
    .map((key) => {
      const row = rowsByKey.get(key) ?? { key, ...emptyRow };
      return { ...row, views: views.get(key) ?? 0, booked: row.booked + (bookedOnly.get(key) ?? 0) };
    })
    .sort((a, b) => b.total - a.total || b.booked - a.booked || b.views - a.views)
    .slice(0, MAX_ROWS);
}

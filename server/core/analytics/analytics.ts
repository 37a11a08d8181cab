/** The figures of the analytics page: leads, views and bookings of a period, by day, source, question and campaign. */

import { sql } from 'kysely';
import { DAY } from '#domain/durations.ts';
import { QUESTIONS, type QuestionId } from '#domain/quiz/questions.ts';
import type { Store } from '#server/store/open-store.ts';
import type { Db } from '#server/store/schema.ts';
import { yieldToIo } from '#server/store/yield-to-io.ts';

/** Sources with a colour of their own; the others are one. */
const NAMED_SOURCES = 4;

export type Analytics = Readonly<{
  days: number;
  sources: readonly string[];
  /** Oldest first; counts in the order of `sources`, then all others. */
  byDay: readonly Readonly<{ at: number; counts: readonly number[] }>[];
  funnel: Readonly<{ views: number; pressed: number; leads: number; bookings: number }>;
  quiz: readonly Readonly<{ question: QuestionId; reached: number; left: number }>[];
  campaigns: readonly Readonly<{ campaign: string; views: number; leads: number; won: number }>[];
}>;

export async function readAnalytics(store: Store, days: number, now: number): Promise<Analytics> {
  const today = Math.floor(now / DAY);
  const first = today - days + 1;
  const { sources, byDay } = await leadsByDay(store, first, today);
  const counted = await countedEvents(store, first);
  const total = byDay.reduce((sum, { counts }) => sum + counts.reduce((a, b) => a + b, 0), 0);
  return {
    days,
    sources,
    byDay,
    funnel: {
      views: counted('view'),
      pressed: counted('booking-pressed'),
      leads: total,
      bookings: await bookingsSince(store, first * DAY),
    },
    quiz: quizSteps(counted),
    campaigns: await campaigns(store, first),
  };
}

type DayCount = Readonly<{ source: string; day: number; count: number }>;

/** SQLite sorts what it groups, so it is asked for one day at a time; nobody else waits for longer than that. */
async function countsInSqlite(db: Db, first: number, today: number): Promise<DayCount[]> {
  const counts: DayCount[] = [];
  for (let day = first; day <= today; day += 1) {
    const rows = await db
      .selectFrom('leads')
      .select(({ fn }) => ['source', fn.countAll<number>().as('count')])
      .where('created_at', '>=', day * DAY)
      .where('created_at', '<', (day + 1) * DAY)
      .groupBy('source')
      .execute();
    counts.push(...rows.map((row) => ({ ...row, day })));
    await yieldToIo();
  }
  return counts;
}

function countsInPostgres(db: Db, first: number): Promise<DayCount[]> {
  const day = sql<number>`created_at / ${sql.lit(DAY)}`;
  return db
    .selectFrom('leads')
    .select(({ fn }) => ['source', day.as('day'), fn.countAll<number>().as('count')])
    .where('created_at', '>=', first * DAY)
    .groupBy(['source', day])
    .execute();
}

async function leadsByDay({ db, dialect }: Store, first: number, today: number) {
  const rows = await (dialect === 'sqlite' ? countsInSqlite(db, first, today) : countsInPostgres(db, first));
  const totals = new Map<string, number>();
  for (const { source, count } of rows) totals.set(source, (totals.get(source) ?? 0) + Number(count));
  const sources = [...totals]
    .sort(([a, x], [b, y]) => y - x || a.localeCompare(b))
    .slice(0, NAMED_SOURCES)
    .map(([source]) => source);
  const byDay = Array.from({ length: today - first + 1 }, (_, index) => ({
    at: (first + index) * DAY,
    counts: Array<number>(sources.length + 1).fill(0),
  }));
  for (const row of rows) {
    const place = sources.indexOf(row.source);
    const counts = byDay[Math.floor(Number(row.day)) - first]?.counts;
    const index = place < 0 ? sources.length : place;
    if (counts) counts[index] = (counts[index] ?? 0) + Number(row.count);
  }
  return { sources, byDay };
}

async function bookingsSince({ db }: Store, since: number): Promise<number> {
  const row = await db
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('created_at', '>=', since)
    .where('status', 'in', ['booked', 'no-show'])
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

type Counted = (event: string, detail?: string) => number;

async function countedEvents({ db }: Store, first: number): Promise<Counted> {
  const rows = await db
    .selectFrom('insight')
    .select(({ fn }) => ['event', 'detail', fn.sum<number>('count').as('count')])
    .where('day', '>=', first)
    .groupBy(['event', 'detail'])
    .execute();
  return (event, detail) =>
    rows
      .filter((row) => row.event === event && (detail === undefined || row.detail === detail))
      .reduce((sum, { count }) => sum + Number(count), 0);
}

/** Left here: reached it and answered nothing that led on. Divided by who reached it, not by who began. */
function quizSteps(counted: Counted): Analytics['quiz'] {
  return QUESTIONS.map(({ id }) => {
    const reached = counted('question-reached', id);
    return { question: id, reached, left: Math.max(0, reached - counted('question-answered', id)) };
  });
}

async function campaigns({ db }: Store, first: number): Promise<Analytics['campaigns']> {
  const leads = await db
    .selectFrom('leads')
    .select(({ fn }) => [
      'campaign',
      fn.countAll<number>().as('count'),
      sql<number>`sum(case when status = 'won' then 1 else 0 end)`.as('won'),
    ])
    .where('campaign', '<>', sql.lit(''))
    // In a form that leaves the index of the time alone: that of campaigns holds all that is counted.
    .where(sql<number>`coalesce(created_at, 0)`, '>=', first * DAY)
    .groupBy('campaign')
    .execute();
  const views = await db
    .selectFrom('insight')
    .select(({ fn }) => ['campaign', fn.sum<number>('count').as('count')])
    .where('campaign', '<>', '')
    .where('event', '=', 'view')
    .where('day', '>=', first)
    .groupBy('campaign')
    .execute();
  const leadsOf = new Map(leads.map((row) => [row.campaign, row]));
  const viewsOf = new Map(views.map((row) => [row.campaign, Number(row.count)]));
  return [...new Set([...leadsOf.keys(), ...viewsOf.keys()])]
    .map((campaign) => ({
      campaign,
      views: viewsOf.get(campaign) ?? 0,
      leads: Number(leadsOf.get(campaign)?.count ?? 0),
      won: Number(leadsOf.get(campaign)?.won ?? 0),
    }))
    .sort((a, b) => b.leads - a.leads || b.views - a.views)
    .slice(0, 20);
}

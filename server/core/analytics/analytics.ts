/** The figures of the analytics page. docs/glossary.md defines them. */
import { sql } from 'kysely';
import { type LocalDays, localDays } from '#domain/local-days.ts';
import { QUESTIONS, type QuestionId } from '#domain/quiz/questions.ts';
import { sourceOf } from '#server/store/lead-facets.ts';
import type { Store } from '#server/store/open-store.ts';
import type { Db } from '#server/store/schema.ts';
import { yieldToIo } from '#server/store/yield-to-io.ts';
import { STANDING } from './definitions.ts';

/** Sources with a colour of their own; the others are one. */
const NAMED_SOURCES = 4;
/** Sources and campaigns in their tables. */
const SHOWN_ORIGINS = 20;
/** Days counted by one statement: others are served in between. */
const CHUNK = 15;

export type Analytics = Readonly<{
  days: number;
  sources: readonly string[];
  /** Oldest first; counts in the order of `sources`, then all others. */
  byDay: readonly Readonly<{ at: number; counts: readonly number[] }>[];
  funnel: Readonly<Record<'views' | 'started' | 'finished' | 'leads' | 'bookings', number>>;
  quiz: readonly Readonly<{ question: QuestionId; reached: number; left: number }>[];
  /** By first touch: what each source brought, the one with most leads first. */
  bySource: readonly Origin[];
  campaigns: readonly (Origin & Readonly<{ won: number }>)[];
}>;

/** Results of a source or campaign. Booked counts people with a call that is not cancelled. */
type Origin = Readonly<{ name: string; views: number; finished: number; leads: number; booked: number }>;

type Period = Readonly<{ days: number; now: number; timeZone: string }>;

export async function readAnalytics({ db }: Store, { days, now, timeZone }: Period): Promise<Analytics> {
  const calendar = localDays(timeZone);
  const today = calendar.dayOf(now);
  const first = today - days + 1;
  const since = calendar.startOf(first);
  const { sources, byDay, totals } = await leadsByDay(db, calendar, { first, today });
  const booked = await bookedBy(db, since);
  const counted = await countedEvents(db, first);
  return {
    days,
    sources,
    byDay,
    funnel: {
      views: counted('view'),
      started: counted('quiz-started'),
      finished: counted('quiz-finished'),
      leads: byDay.flatMap(({ counts }) => counts).reduce((sum, count) => sum + count, 0),
      bookings: await countBooked(db, since),
    },
    quiz: quizSteps(counted),
    bySource: origins(totals, await countedBy(db, 'source', first), booked.source),
    campaigns: await campaigns(db, { first, since, booked: booked.campaign }),
  };
}

type DayCount = Readonly<{ source: string; day: number; count: number }>;

async function leadsByDay(
  db: Db,
  { startOf }: LocalDays,
  { first, today }: Readonly<{ first: number; today: number }>,
) {
  const starts = Array.from({ length: today - first + 2 }, (_, index) => startOf(first + index));
  const rows: DayCount[] = [];
  for (let from = 0; from <= today - first; from += CHUNK) {
    const days = starts
      .slice(from, Math.min(from + CHUNK, today - first + 1))
      .map((start, index) => [from + index, start, starts[from + index + 1] ?? start].map((n) => sql.lit(n)));
    const found = await sql<DayCount>`with days(day, starts, ends) as (
        values ${sql.join(days.map((day) => sql`(${sql.join(day)})`))}
      ) select day, source, count(*) as count from days cross join people
      where lead_since >= starts and lead_since < ends group by day, source`.execute(db);
    rows.push(...found.rows.map(({ day, source, count }) => ({ day, source, count: Number(count) })));
    await yieldToIo();
  }
  const totals = new Map<string, number>();
  for (const { source, count } of rows) totals.set(source, (totals.get(source) ?? 0) + count);
  const sources = [...totals]
    .sort(([a, x], [b, y]) => y - x || a.localeCompare(b))
    .slice(0, NAMED_SOURCES)
    .map(([source]) => source);
  const byDay = starts.slice(0, -1).map((at) => ({ at, counts: Array<number>(sources.length + 1).fill(0) }));
  for (const { day, source, count } of rows) {
    const place = sources.indexOf(source);
    const index = place < 0 ? sources.length : place;
    const counts = byDay[day]?.counts;
    if (counts) counts[index] = (counts[index] ?? 0) + count;
  }
  return { sources, byDay, totals };
}

/** People with a booking that was made in the period and is not cancelled. */
async function countBooked(db: Db, since: number): Promise<number> {
  const row = await db
    .selectFrom('bookings')
    .select(({ fn }) => fn.count<number>('person').distinct().as('count'))
    .where('created_at', '>=', since)
    .where('status', 'in', STANDING)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

type Counted = (event: string, detail?: string) => number;

async function countedEvents(db: Db, first: number): Promise<Counted> {
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

/** Left here: reached it and answered nothing that led on. Divided by those who reached it, not by those who began. */
function quizSteps(counted: Counted): Analytics['quiz'] {
  return QUESTIONS.map(({ id }) => {
    const reached = counted('question-reached', id);
    return { question: id, reached, left: Math.max(0, reached - counted('question-answered', id)) };
  });
}

type Totals = ReadonlyMap<string, number>;

/** Views and finished quizzes by source or campaign. */
async function countedBy(db: Db, column: 'source' | 'campaign', first: number) {
  const rows = await db
    .selectFrom('insight')
    .select(({ fn }) => [`${column} as name`, 'event', fn.sum<number>('count').as('count')])
    .where('event', 'in', ['view', 'quiz-finished'])
    .where('day', '>=', first)
    .groupBy([column, 'event'])
    .execute();
  const of = (event: string): Totals =>
    new Map(rows.filter((row) => row.event === event).map((row) => [row.name, Number(row.count)]));
  return { views: of('view'), finished: of('quiz-finished') };
}

/** People with a call by the source and the campaign that the booking link carried; there are few different ones. */
async function bookedBy(db: Db, since: number) {
  const rows = await db
    .selectFrom('bookings')
    .select(({ fn }) => ['utm', 'referrer', fn.count<number>('person').distinct().as('count')])
    .where('created_at', '>=', since)
    .where('status', 'in', STANDING)
    .groupBy(['utm', 'referrer'])
    .execute();
  const source = new Map<string, number>();
  const campaign = new Map<string, number>();
  const add = (to: Map<string, number>, name: string, count: number) =>
    to.set(name, (to.get(name) ?? 0) + count);
  for (const { count, ...row } of rows) {
    const { utm_campaign = '' } = JSON.parse(row.utm) as { utm_campaign?: string };
    add(source, sourceOf(row), Number(count));
    add(campaign, utm_campaign, Number(count));
  }
  return { source, campaign };
}

/** Everything that brought a view, a lead or a call. */
function origins(
  leads: Totals,
  { views, finished }: Readonly<{ views: Totals; finished: Totals }>,
  booked: Totals,
): Origin[] {
  const names = new Set([...leads.keys(), ...views.keys(), ...booked.keys()]);
  names.delete('');
  const of = (totals: Totals, name: string) => totals.get(name) ?? 0;
  return [...names]
    .map((name) => ({
      name,
      views: of(views, name),
      finished: of(finished, name),
      leads: of(leads, name),
      booked: of(booked, name),
    }))
    .sort(
      (a, b) => b.leads - a.leads || b.booked - a.booked || b.views - a.views || (a.name < b.name ? -1 : 1),
    )
    .slice(0, SHOWN_ORIGINS);
}

async function campaigns(
  db: Db,
  { first, since, booked }: Readonly<{ first: number; since: number; booked: Totals }>,
): Promise<Analytics['campaigns']> {
  const rows = await db
    .selectFrom('people')
    .select(({ fn }) => [
      'campaign',
      fn.countAll<number>().as('count'),
      sql<number>`sum(case when status = 'won' then 1 else 0 end)`.as('won'),
    ])
    // A literal, so that the partial index is used; the other form leaves the index of the time alone.
    .where('campaign', '<>', sql.lit(''))
    .where(sql<number>`coalesce(lead_since, 0)`, '>=', since)
    .groupBy('campaign')
    .execute();
  const leads = new Map(rows.map(({ campaign, count }) => [campaign, Number(count)]));
  const won = new Map(rows.map((row) => [row.campaign, Number(row.won)]));
  const all = origins(leads, await countedBy(db, 'campaign', first), booked);
  return all.map((origin) => ({ ...origin, won: won.get(origin.name) ?? 0 }));
}

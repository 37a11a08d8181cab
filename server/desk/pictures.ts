/** The figures behind the pictures: leads, views and bookings of a period, by day, source, question and campaign. */
import { setImmediate as others } from 'node:timers/promises';
import { sql } from 'kysely';
import { QUESTIONS, type QuestionId } from '#domain/quiz/questions.ts';
import type { Store } from '#server/store/open-store.ts';

const DAY = 86_400_000;
/** Sources with a colour of their own; the others are one. */
const NAMED_SOURCES = 4;

export type Pictures = Readonly<{
  days: number;
  sources: readonly string[];
  /** Oldest first; counts in the order of `sources`, then all others. */
  byDay: readonly Readonly<{ at: number; counts: readonly number[] }>[];
  funnel: Readonly<{ views: number; pressed: number; leads: number; bookings: number }>;
  quiz: readonly Readonly<{ question: QuestionId; reached: number; left: number }>[];
  campaigns: readonly Readonly<{ campaign: string; views: number; leads: number; won: number }>[];
}>;

export async function readPictures(store: Store, days: number, now: number): Promise<Pictures> {
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

/** Counted at a time: with a million leads, others wait for some milliseconds and not for all of it. */
const SLICE_DAYS = 28;

async function countsByDay({ db }: Store, first: number, today: number) {
  const day = sql<number>`created_at / ${sql.lit(DAY)}`;
  const counts: { source: string; day: number; count: number }[] = [];
  for (let from = first; from <= today; from += SLICE_DAYS) {
    const isLast = from + SLICE_DAYS > today;
    const rows = await db
      .selectFrom('leads')
      .select(({ fn }) => ['source', day.as('day'), fn.countAll<number>().as('count')])
      .where('created_at', '>=', from * DAY)
      // Whose clock is ahead is counted too.
      .$if(!isLast, (query) => query.where('created_at', '<', (from + SLICE_DAYS) * DAY))
      .groupBy(['source', day])
      .execute();
    counts.push(...rows);
    await others();
  }
  return counts;
}

async function leadsByDay(store: Store, first: number, today: number) {
  const rows = await countsByDay(store, first, today);
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
    .where('status', '<>', 'cancelled')
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
function quizSteps(counted: Counted): Pictures['quiz'] {
  return QUESTIONS.map(({ id }) => {
    const reached = counted('question-reached', id);
    return { question: id, reached, left: Math.max(0, reached - counted('question-answered', id)) };
  });
}

async function campaigns({ db }: Store, first: number): Promise<Pictures['campaigns']> {
  const leads = await db
    .selectFrom('leads')
    .select(({ fn }) => ['campaign', 'status', fn.countAll<number>().as('count')])
    .where('campaign', '<>', sql.lit(''))
    // In a form that leaves the index of the time alone: that of campaigns holds all that is counted.
    .where(sql<number>`coalesce(created_at, 0)`, '>=', first * DAY)
    .groupBy(['campaign', 'status'])
    .execute();
  const views = await db
    .selectFrom('insight')
    .select(({ fn }) => ['campaign', fn.sum<number>('count').as('count')])
    .where('campaign', '<>', '')
    .where('event', '=', 'view')
    .where('day', '>=', first)
    .groupBy('campaign')
    .execute();
  const names = new Set([...leads, ...views].map(({ campaign }) => campaign));
  const sum = (rows: readonly { count: number }[]) => rows.reduce((all, { count }) => all + Number(count), 0);
  return [...names]
    .map((campaign) => {
      const own = leads.filter((row) => row.campaign === campaign);
      return {
        campaign,
        views: sum(views.filter((row) => row.campaign === campaign)),
        leads: sum(own),
        won: sum(own.filter(({ status }) => status === 'won')),
      };
    })
    .sort((a, b) => b.leads - a.leads || b.views - a.views)
    .slice(0, 20);
}

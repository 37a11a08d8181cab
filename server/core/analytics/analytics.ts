/** The figures of the analytics page. docs/glossary.md defines them. */
import { setImmediate as yieldToIo } from 'node:timers/promises';
import { sql } from 'kysely';
import { answersOf } from '#domain/forms/stored-values.ts';
import { isChoice, QUESTIONS } from '#domain/quiz/questions.ts';
import { DAY, MINUTE } from '#domain/timing.ts';
import { type LocalDays, localDays } from '#server/local-days.ts';
import { campaignOf, sourceOf } from '#server/store/derived-columns.ts';
import type { Store } from '#server/store/open-store.ts';
import type { BookingStatus, Db } from '#server/store/schema.ts';

/**
 * Statuses of a booking that is not cancelled. A rescheduled booking is counted by its replacement, so a call that was
 * moved and then cancelled does not count.
 */
export const ACTIVE_BOOKINGS: readonly BookingStatus[] = ['booked', 'no-show'];

/** Number of sources with their own color in the chart. All other sources share one color. */
const SOURCES_WITH_COLOR = 4;
const MAX_TABLE_ROWS = 20;
/** Maximum number of reports whose answers are counted, newest first: each report has to be read. */
const MAX_COUNTED_REPORTS = 5_000;
/** Rows that one query counts. SQLite blocks the process while it counts. */
const MAX_COUNTED_ROWS = 10_000;
/** Midnight is at a quarter of an hour in every time zone. */
const QUARTER_HOUR = 15 * MINUTE;

/** The last `days` days, or a range of days, both included. */
type Period = Readonly<{ now: number; timeZone: string }> &
  (Readonly<{ days: number }> | Readonly<{ from: string; to: string }>);

/** Days of the calendar and their bounds in milliseconds (start inclusive, end exclusive). */
type DayRange = Readonly<{ firstDay: number; lastDay: number; since: number; until: number }>;

/** Day number of a date such as `2026-01-31`, equal in every time zone. */
const dayNumber = (date: string): number => Math.floor(Date.parse(date) / DAY);
const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

type Sums = ReadonlyMap<string, number>;
type Counted = Readonly<{ count: number }>;
type Origin = Readonly<{ source: string; campaign: string }>;

function sumBy<Row extends Counted>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  amountOf: (row: Row) => number = ({ count }) => count,
): Sums {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + amountOf(row));
  return sums;
}

export async function readAnalytics({ db }: Store, period: Period) {
  const calendar = localDays(period.timeZone);
  const lastDay = 'to' in period ? dayNumber(period.to) : calendar.dayOf(period.now);
  const days = 'days' in period ? period.days : lastDay - dayNumber(period.from) + 1;
  const createRange = (end: number): DayRange => ({
    firstDay: end - days + 1,
    lastDay: end,
    since: calendar.startOf(end - days + 1),
    until: calendar.startOf(end + 1),
  });
  const range = createRange(lastDay);
  const current = await readFigures(db, calendar, range);
  const previous = await readFigures(db, calendar, createRange(lastDay - days));
  const { people, events, calls } = current;
  const previousByDay = sumBy(previous.people, ({ day }) => String(day));
  const leadsBySource = sumBy(people, ({ source }) => source);
  const sources = [...leadsBySource]
    .sort(([a, countA], [b, countB]) => countB - countA || a.localeCompare(b))
    .slice(0, SOURCES_WITH_COLOR)
    .map(([source]) => source);
  const columnOf = (source: string) => {
    const index = sources.indexOf(source);
    return index < 0 ? sources.length : index;
  };
  const countByCell = sumBy(people, ({ day, source }) => `${day} ${columnOf(source)}`);
  const eventsNamed = (name: string) => events.filter(({ event }) => event === name);
  const deviceOf = ({ device }: (typeof events)[number]) => device;
  const campaignOfRow = ({ campaign }: Origin) => campaign;
  /** `booked` counts people with a call that is not cancelled. */
  const figuresBy = (nameOf: (row: Origin) => string) => ({
    leads: sumBy(people, nameOf),
    booked: sumBy(calls, nameOf),
    views: sumBy(eventsNamed('view'), nameOf),
    finished: sumBy(eventsNamed('quiz-finished'), nameOf),
  });
  return {
    days,
    /** First and last day of the period, in the operator's time zone. */
    from: dateOf(range.firstDay),
    to: dateOf(range.lastDay),
    sources,
    /** Oldest first. Counts are in the order of `sources`, followed by all others. */
    byDay: Array.from({ length: days }, (_, day) => ({
      at: calendar.startOf(range.firstDay + day),
      counts: [...sources, 'others'].map((_, index) => countByCell.get(`${day} ${index}`) ?? 0),
    })),
    funnel: current.funnel,
    /** The same number of days right before the period. */
    previous: {
      byDay: Array.from({ length: days }, (_, day) => previousByDay.get(String(day)) ?? 0),
      funnel: previous.funnel,
    },
    /** Deck forms opened and sent. */
    deck: { opened: current.countEvent('deck-opened'), sent: current.forms.get('deck') ?? 0 },
    devices: rankNames({
      views: sumBy(eventsNamed('view'), deviceOf),
      started: sumBy(eventsNamed('quiz-started'), deviceOf),
      finished: sumBy(eventsNamed('quiz-finished'), deviceOf),
    }),
    languages: rankNames({ leads: sumBy(people, ({ language }) => language) }).slice(0, MAX_TABLE_ROWS),
    /** How often each option was chosen in the newest reports of the period. */
    answers: await countAnswers(db, range),
    /** `left`: visitors who reached a question but did not go on. The desk shows it as a share of `reached`. */
    quiz: QUESTIONS.map(({ id }) => {
      const reached = current.countEvent('question-reached', id);
      return {
        question: id,
        reached,
        left: Math.max(0, reached - current.countEvent('question-answered', id)),
      };
    }),
    /** Results per source of the first form; the source with most leads first. */
    bySource: rankNames(figuresBy(({ source }) => source)).slice(0, MAX_TABLE_ROWS),
    campaigns: rankNames({
      ...figuresBy(campaignOfRow),
      won: sumBy(people, campaignOfRow, ({ won }) => won),
      wonAmount: sumBy(people, campaignOfRow, ({ wonAmount }) => wonAmount),
    })
      .filter(({ name }) => name !== '')
      .slice(0, MAX_TABLE_ROWS),
  };
}

/** The figures of a period that are compared with those of the previous one. */
async function readFigures(db: Db, calendar: LocalDays, range: DayRange) {
  const people = await countPeople(db, calendar, range);
  const events = await readEvents(db, range);
  const calls = await readCalls(db, range);
  const forms = await countForms(db, range);
  const countEvent = (name: string, wanted?: string) =>
    events
      .filter(({ event, detail }) => event === name && detail === (wanted ?? detail))
      .reduce((sum, { count }) => sum + count, 0);
  const funnel = {
    views: countEvent('view'),
    started: countEvent('quiz-started'),
    finished: countEvent('quiz-finished'),
    reports: forms.get('quiz') ?? 0,
    leads: people.reduce((sum, { count }) => sum + count, 0),
    bookings: calls.length,
  };
  return { people, events, calls, forms, countEvent, funnel };
}

/** Reads the rows of a period part by part, and lets the process answer other requests in between. */
async function readInParts<Row>(
  db: Db,
  [table, column]: readonly ['people', 'lead_since'] | readonly ['submissions', 'created_at'],
  { since, until }: DayRange,
  read: (since: number, until: number) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  const time = sql.ref<number>(column);
  for (let start = since; start < until; ) {
    const next = await sql<{ start: number }>`select ${time} as start from ${sql.table(table)}
      where ${time} > ${start} and ${time} < ${until}
      order by ${time} limit 1 offset ${sql.lit(MAX_COUNTED_ROWS)}`.execute(db);
    const end = next.rows[0]?.start ?? until;
    rows.push(...(await read(start, end)));
    await yieldToIo();
    start = end;
  }
  return rows;
}

/** Counts the people of each day, source, campaign and language, with their won deals. The first day is 0. */
async function countPeople(db: Db, calendar: LocalDays, range: DayRange) {
  const rows = await readInParts(db, ['people', 'lead_since'], range, (since, until) =>
    db
      .selectFrom('people')
      .select(sql<number>`lead_since / ${sql.lit(QUARTER_HOUR)}`.as('quarter'))
      .select(['source', 'campaign', 'language'])
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .select(sql<number>`sum(case when status = 'won' then 1 else 0 end)`.as('won'))
      .select(
        sql<number>`sum(case when status = 'won' then coalesce(won_amount, 0) else 0 end)`.as('wonAmount'),
      )
      .where('lead_since', '>=', since)
      .where('lead_since', '<', until)
      .groupBy([sql`1`, 'source', 'campaign', 'language'])
      .execute(),
  );
  return rows.map(({ quarter, ...row }) => ({
    ...row,
    day: calendar.dayOf(quarter * QUARTER_HOUR) - range.firstDay,
  }));
}

const readEvents = (db: Db, { firstDay, lastDay }: DayRange) =>
  db
    .selectFrom('insight')
    .select(['event', 'detail', 'device', 'source', 'campaign'])
    .select(({ fn }) => fn.sum<number>('count').as('count'))
    .where('day', '>=', firstDay)
    .where('day', '<=', lastDay)
    .groupBy(['event', 'detail', 'device', 'source', 'campaign'])
    .execute();

/**
 * People who made a booking in the period that is not cancelled, with the source and campaign of the booking link. Each
 * person once, with their first booking of the period, so that the rows of a table add up to the total.
 */
async function readCalls(db: Db, { since, until }: DayRange) {
  const bookings = await db
    .selectFrom('bookings')
    .select(['utm', 'referrer', 'person'])
    .where('created_at', '>=', since)
    .where('created_at', '<', until)
    .where('status', 'in', ACTIVE_BOOKINGS)
    .orderBy('created_at', 'desc')
    .orderBy('uid')
    .execute();
  return [...new Map(bookings.map((booking) => [booking.person, booking])).values()].map((booking) => ({
    source: sourceOf(booking),
    campaign: campaignOf(booking),
    count: 1,
  }));
}

async function countForms(db: Db, range: DayRange): Promise<Sums> {
  const rows = await readInParts(db, ['submissions', 'created_at'], range, (since, until) =>
    db
      .selectFrom('submissions')
      .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
      .where('created_at', '>=', since)
      .where('created_at', '<', until)
      .where('quarantine_reason', 'is', null)
      .groupBy('kind')
      .execute(),
  );
  return sumBy(rows, ({ kind }) => kind);
}

async function countAnswers(db: Db, { since, until }: DayRange) {
  const rows = await db
    .selectFrom('submissions')
    .select('details')
    .where('kind', '=', 'quiz')
    .where('created_at', '>=', since)
    .where('created_at', '<', until)
    .where('quarantine_reason', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(MAX_COUNTED_REPORTS)
    .execute();
  const chosen = rows.flatMap((row) =>
    Object.entries(answersOf(row)).flatMap(([question, answer]) =>
      [answer].flat().map((value) => ({ option: `${question} ${value}`, count: 1 })),
    ),
  );
  const countByOption = sumBy(chosen, ({ option }) => option);
  return {
    reports: rows.length,
    questions: QUESTIONS.filter(isChoice).map(({ id, options }) => ({
      question: id,
      options: options
        .map((value) => ({ value, count: countByOption.get(`${id} ${value}`) ?? 0 }))
        .sort((a, b) => b.count - a.count),
    })),
  };
}

type Named<Figure extends string> = Readonly<{ name: string } & Record<Figure, number>>;

/** One row per name that has any of these figures, sorted by the figures in their order, highest first. */
function rankNames<Figure extends string>(sumsByFigure: Readonly<Record<Figure, Sums>>): Named<Figure>[] {
  const figures = Object.keys(sumsByFigure) as Figure[];
  return [...new Set(figures.flatMap((figure) => [...sumsByFigure[figure].keys()]))]
    .map((name) => {
      const row = figures.map((figure) => [figure, sumsByFigure[figure].get(name) ?? 0]);
      return { name, ...Object.fromEntries(row) } as Named<Figure>;
    })
    .sort(
      (a, b) =>
        figures.map((figure) => b[figure] - a[figure]).find((difference) => difference !== 0) ??
        (a.name < b.name ? -1 : 1),
    );
}

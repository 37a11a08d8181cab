/** The figures of the analytics page. docs/glossary.md defines them. */
import { sql } from 'kysely';
import type { FormKind } from '#domain/forms/forms.ts';
import { answersOf } from '#domain/forms/stored-values.ts';
import { QUESTIONS, type QuestionId } from '#domain/quiz/questions.ts';
import { DAY, MINUTE } from '#domain/timing.ts';
import { type LocalDays, localDays } from '#server/local-days.ts';
import { sourceOf } from '#server/store/derived-columns.ts';
import type { Store } from '#server/store/open-store.ts';
import type { Db } from '#server/store/schema.ts';
import { ACTIVE_BOOKINGS } from './definitions.ts';

/** Number of sources with their own color in the chart. All other sources share one color. */
const SOURCES_WITH_COLOR = 4;
/** Maximum number of rows in the tables of sources and campaigns. */
const MAX_TABLE_ROWS = 20;
export type Analytics = Readonly<{
  days: number;
  /** First and last day of the period, in the operator's time zone. */
  from: string;
  to: string;
  sources: readonly string[];
  /** Oldest first. Counts are in the order of `sources`, followed by all others. */
  byDay: readonly Readonly<{ at: number; counts: readonly number[] }>[];
  funnel: Funnel;
  /** The same number of days right before the period. */
  previous: Readonly<{ byDay: readonly number[]; funnel: Funnel }>;
  /** Deck forms opened and sent. */
  deck: Readonly<{ opened: number; sent: number }>;
  devices: readonly Readonly<{ name: string; views: number; started: number; finished: number }>[];
  languages: readonly Readonly<{ name: string; leads: number }>[];
  /** How often each option was chosen in the newest reports of the period. */
  answers: AnswerFigures;
  quiz: readonly Readonly<{ question: QuestionId; reached: number; left: number }>[];
  /** Results per source of the first form; the source with most leads first. */
  bySource: readonly OriginFigures[];
  campaigns: readonly (OriginFigures & Readonly<{ won: number; wonAmount: number }>)[];
}>;

/** Results of a source or campaign. `booked` counts people with a call that is not cancelled. */
type OriginFigures = Readonly<{
  name: string;
  views: number;
  finished: number;
  leads: number;
  booked: number;
}>;

type Funnel = Readonly<Record<'views' | 'started' | 'finished' | 'reports' | 'leads' | 'bookings', number>>;

/** The last `days` days, or a range of days, both included. */
type Period = Readonly<{ now: number; timeZone: string }> &
  (Readonly<{ days: number }> | Readonly<{ from: string; to: string }>);

/** Days of the calendar and their bounds in milliseconds (start inclusive, end exclusive). */
type DayRange = Readonly<{ firstDay: number; lastDay: number; since: number; until: number }>;

/** Day number of a date such as `2026-01-31`, equal in every time zone. */
const dayNumber = (date: string): number => Math.floor(Date.parse(date) / DAY);
const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

export async function readAnalytics(store: Store, period: Period): Promise<Analytics> {
  const calendar = localDays(period.timeZone);
  const lastDay = 'to' in period ? dayNumber(period.to) : calendar.dayOf(period.now);
  const days = 'days' in period ? period.days : lastDay - dayNumber(period.from) + 1;
  const createRange = (end: number): DayRange => ({
    firstDay: end - days + 1,
    lastDay: end,
    since: calendar.startOf(end - days + 1),
    until: calendar.startOf(end + 1),
  });
  const currentRange = createRange(lastDay);
  const previousRange = createRange(lastDay - days);
  // PostgreSQL counts leads in one connection and the rest in another.
  const [{ sources, byDay, totals, languages }, otherResults] = await Promise.all([
    countLeadsByDay(store, calendar, currentRange),
    readOtherFigures(store, calendar, currentRange, previousRange),
  ]);
  const { previousByDay, steps, previousSteps, countEvent, bySource, campaigns } = otherResults;
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  return {
    days,
    from: dateOf(currentRange.firstDay),
    to: dateOf(currentRange.lastDay),
    sources,
    byDay,
    funnel: { ...steps, leads: sum(byDay.flatMap(({ counts }) => counts)) },
    previous: { byDay: previousByDay, funnel: { ...previousSteps, leads: sum(previousByDay) } },
    deck: { opened: countEvent('deck-opened'), sent: otherResults.decks },
    devices: otherResults.devices,
    languages: [...languages]
      .map(([name, leads]) => ({ name, leads }))
      .sort((a, b) => b.leads - a.leads || (a.name < b.name ? -1 : 1))
      .slice(0, MAX_TABLE_ROWS),
    answers: otherResults.answers,
    quiz: countQuizSteps(countEvent),
    bySource: combineOrigins(totals, bySource, otherResults.booked),
    campaigns,
  };
}

/** Reads all figures except the leads of the period, one statement after the other. */
async function readOtherFigures(
  store: Store,
  calendar: LocalDays,
  currentRange: DayRange,
  previousRange: DayRange,
) {
  const { db } = store;
  const previousByDay = sumByDay(await countPeople(store, calendar, previousRange), previousRange);
  const booked = await countBookedByOrigin(db, currentRange);
  const countEvent = await readEventCounter(db, currentRange);
  return {
    previousByDay,
    countEvent,
    booked: booked.source,
    steps: await countFunnelSteps(db, currentRange, countEvent),
    previousSteps: await countFunnelSteps(db, previousRange, await readEventCounter(db, previousRange)),
    decks: await countForms(db, 'deck', currentRange),
    devices: await readDevices(db, currentRange),
    answers: await countAnswers(db, currentRange),
    bySource: await countVisitsBy(db, 'source', currentRange),
    campaigns: await readCampaigns(db, currentRange, booked.campaign),
  };
}

/** Counts the steps of the funnel, except the leads: see `countLeadsByDay`. */
async function countFunnelSteps(
  db: Db,
  range: DayRange,
  countEvent: EventCounter,
): Promise<Omit<Funnel, 'leads'>> {
  return {
    views: countEvent('view'),
    started: countEvent('quiz-started'),
    finished: countEvent('quiz-finished'),
    reports: await countForms(db, 'quiz', range),
    bookings: await countBooked(db, range),
  };
}

type DayCount = Readonly<{ day: number; source: string; language: string; count: number }>;

/** Midnight is at a quarter of an hour in every time zone. */
const QUARTER_HOUR = 15 * MINUTE;

/** Counts the people of each day, source and language. The first day is 0. */
async function countPeople(
  { db }: Store,
  calendar: LocalDays,
  { firstDay, since, until }: DayRange,
): Promise<DayCount[]> {
  const rows = await db
    .selectFrom('people')
    .select(sql<number>`lead_since / ${sql.lit(QUARTER_HOUR)}`.as('quarter'))
    .select(['source', 'language'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('lead_since', '>=', since)
    .where('lead_since', '<', until)
    .groupBy([sql`1`, 'source', 'language'])
    .execute();
  return rows.map(({ quarter, source, language, count }) => ({
    source,
    language,
    day: calendar.dayOf(Number(quarter) * QUARTER_HOUR) - firstDay,
    count: Number(count),
  }));
}

function sumByDay(counts: readonly DayCount[], { firstDay, lastDay }: DayRange): number[] {
  const sums = Array<number>(lastDay - firstDay + 1).fill(0);
  for (const { day, count } of counts) sums[day] = (sums[day] ?? 0) + count;
  return sums;
}

async function countLeadsByDay(store: Store, calendar: LocalDays, range: DayRange) {
  const counts = await countPeople(store, calendar, range);
  const totals = new Map<string, number>();
  const languages = new Map<string, number>();
  for (const { source, language, count } of counts) {
    totals.set(source, (totals.get(source) ?? 0) + count);
    languages.set(language, (languages.get(language) ?? 0) + count);
  }
  const sources = [...totals]
    .sort(([a, countA], [b, countB]) => countB - countA || a.localeCompare(b))
    .slice(0, SOURCES_WITH_COLOR)
    .map(([source]) => source);
  // The last count is that of all other sources.
  const byDay = Array.from({ length: range.lastDay - range.firstDay + 1 }, (_, day) => ({
    at: calendar.startOf(range.firstDay + day),
    counts: Array<number>(sources.length + 1).fill(0),
  }));
  for (const { day, source, count } of counts) {
    const index = sources.indexOf(source);
    const dayCounts = byDay[day]?.counts;
    const column = index < 0 ? sources.length : index;
    if (dayCounts) dayCounts[column] = (dayCounts[column] ?? 0) + count;
  }
  return { sources, byDay, totals, languages };
}

/** Bookings that were made in the period and are not cancelled. */
const activeBookings = (db: Db, { since, until }: DayRange) =>
  db
    .selectFrom('bookings')
    .where('created_at', '>=', since)
    .where('created_at', '<', until)
    .where('status', 'in', ACTIVE_BOOKINGS);

/** Selects distinct people first and then counts them: for `count(distinct …)` PostgreSQL would sort. */
async function countBooked(db: Db, range: DayRange): Promise<number> {
  const people = activeBookings(db, range).select('person').distinct();
  const row = await db
    .selectFrom(people.as('people'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Counts forms that are not suspected spam. */
async function countForms(db: Db, kind: FormKind, { since, until }: DayRange): Promise<number> {
  const row = await db
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', kind)
    .where('created_at', '>=', since)
    .where('created_at', '<', until)
    .where('quarantine_reason', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Maximum number of reports whose answers are counted, newest first: each report has to be read. */
const MAX_COUNTED_REPORTS = 5_000;

type AnswerFigures = Readonly<{
  reports: number;
  questions: readonly Readonly<{
    question: QuestionId;
    options: readonly Readonly<{ value: string; count: number }>[];
  }>[];
}>;

async function countAnswers(db: Db, { since, until }: DayRange): Promise<AnswerFigures> {
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
  const countByOption = new Map<string, number>();
  for (const row of rows)
    for (const [question, answer] of Object.entries(answersOf(row)))
      for (const value of typeof answer === 'string' ? [] : answer) {
        const key = `${question} ${value}`;
        countByOption.set(key, (countByOption.get(key) ?? 0) + 1);
      }
  return {
    reports: rows.length,
    questions: QUESTIONS.flatMap((question) =>
      'options' in question
        ? [
            {
              question: question.id,
              options: question.options
                .map((value: string) => ({ value, count: countByOption.get(`${question.id} ${value}`) ?? 0 }))
                .sort((a, b) => b.count - a.count),
            },
          ]
        : [],
    ),
  };
}

/** Views and quizzes by type of device. */
async function readDevices(db: Db, { firstDay, lastDay }: DayRange): Promise<Analytics['devices']> {
  const rows = await db
    .selectFrom('insight')
    .select(({ fn }) => ['device', 'event', fn.sum<number>('count').as('count')])
    .where('event', 'in', ['view', 'quiz-started', 'quiz-finished'])
    .where('day', '>=', firstDay)
    .where('day', '<=', lastDay)
    .groupBy(['device', 'event'])
    .execute();
  const countOf = (device: string, event: string) =>
    Number(rows.find((row) => row.device === device && row.event === event)?.count ?? 0);
  return [...new Set(rows.map(({ device }) => device))]
    .map((name) => ({
      name,
      views: countOf(name, 'view'),
      started: countOf(name, 'quiz-started'),
      finished: countOf(name, 'quiz-finished'),
    }))
    .sort((a, b) => b.views - a.views);
}

type EventCounter = (event: string, detail?: string) => number;

async function readEventCounter(db: Db, { firstDay, lastDay }: DayRange): Promise<EventCounter> {
  const rows = await db
    .selectFrom('insight')
    .select(({ fn }) => ['event', 'detail', fn.sum<number>('count').as('count')])
    .where('day', '>=', firstDay)
    .where('day', '<=', lastDay)
    .groupBy(['event', 'detail'])
    .execute();
  return (event, detail) =>
    rows
      .filter((row) => row.event === event && (detail === undefined || row.detail === detail))
      .reduce((sum, { count }) => sum + Number(count), 0);
}

/** `left`: visitors who reached a question but did not go on. The desk shows it as a share of `reached`. */
function countQuizSteps(countEvent: EventCounter): Analytics['quiz'] {
  return QUESTIONS.map(({ id }) => {
    const reached = countEvent('question-reached', id);
    return { question: id, reached, left: Math.max(0, reached - countEvent('question-answered', id)) };
  });
}

type Totals = ReadonlyMap<string, number>;

/** Views and finished quizzes by source or campaign. */
async function countVisitsBy(db: Db, column: 'source' | 'campaign', { firstDay, lastDay }: DayRange) {
  const rows = await db
    .selectFrom('insight')
    .select(({ fn }) => [`${column} as name`, 'event', fn.sum<number>('count').as('count')])
    .where('event', 'in', ['view', 'quiz-finished'])
    .where('day', '>=', firstDay)
    .where('day', '<=', lastDay)
    .groupBy([column, 'event'])
    .execute();
  const totalsOf = (event: string): Totals =>
    new Map(rows.filter((row) => row.event === event).map((row) => [row.name, Number(row.count)]));
  return { views: totalsOf('view'), finished: totalsOf('quiz-finished') };
}

/** People with a booked call, by source and campaign of the booking link. */
async function countBookedByOrigin(db: Db, range: DayRange) {
  const bookings = await activeBookings(db, range)
    .select(['utm', 'referrer', 'person'])
    .orderBy('created_at', 'desc')
    .orderBy('uid')
    .execute();
  // Each person once, with their first booking of the period, so that the rows add up to the total.
  const rows = new Map(bookings.map((booking) => [booking.person, booking])).values();
  const source = new Map<string, number>();
  const campaign = new Map<string, number>();
  const add = (to: Map<string, number>, name: string) => to.set(name, (to.get(name) ?? 0) + 1);
  for (const row of rows) {
    const { utm_campaign = '' } = JSON.parse(row.utm) as { utm_campaign?: string };
    add(source, sourceOf(row));
    add(campaign, utm_campaign);
  }
  return { source, campaign };
}

/** Every source or campaign with a view, a lead or a call. */
function combineOrigins(
  leads: Totals,
  { views, finished }: Readonly<{ views: Totals; finished: Totals }>,
  booked: Totals,
): OriginFigures[] {
  const names = new Set([...leads.keys(), ...views.keys(), ...booked.keys()]);
  names.delete('');
  const countIn = (totals: Totals, name: string) => totals.get(name) ?? 0;
  return [...names]
    .map((name) => ({
      name,
      views: countIn(views, name),
      finished: countIn(finished, name),
      leads: countIn(leads, name),
      booked: countIn(booked, name),
    }))
    .sort(
      (a, b) => b.leads - a.leads || b.booked - a.booked || b.views - a.views || (a.name < b.name ? -1 : 1),
    )
    .slice(0, MAX_TABLE_ROWS);
}

async function readCampaigns(db: Db, range: DayRange, booked: Totals): Promise<Analytics['campaigns']> {
  const rows = await db
    .selectFrom('people')
    .select(({ fn }) => [
      'campaign',
      fn.countAll<number>().as('count'),
      sql<number>`sum(case when status = 'won' then 1 else 0 end)`.as('won'),
      sql<number>`sum(case when status = 'won' then won_amount else 0 end)`.as('wonAmount'),
    ])
    .where('campaign', '<>', '')
    .where('lead_since', '>=', range.since)
    .where('lead_since', '<', range.until)
    .groupBy('campaign')
    .execute();
  const leads = new Map(rows.map(({ campaign, count }) => [campaign, Number(count)]));
  const deals = new Map(rows.map((row) => [row.campaign, row]));
  const origins = combineOrigins(leads, await countVisitsBy(db, 'campaign', range), booked);
  return origins.map((origin) => {
    const { won = 0, wonAmount = 0 } = deals.get(origin.name) ?? {};
    return { ...origin, won: Number(won), wonAmount: Number(wonAmount) };
  });
}

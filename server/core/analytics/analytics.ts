/** The figures of the analytics page. docs/glossary.md defines them. */
import { sql } from 'kysely';
import { DAY } from '#domain/durations.ts';
import { type LocalDays, localDays } from '#domain/local-days.ts';
import { QUESTIONS, type QuestionId } from '#domain/quiz/questions.ts';
import { answersOf } from '#server/core/leads/quiz-details.ts';
import { sourceOf } from '#server/store/lead-facets.ts';
import type { Store } from '#server/store/open-store.ts';
import type { Db } from '#server/store/schema.ts';
import { yieldToIo } from '#server/store/yield-to-io.ts';
import { ACTIVE_BOOKINGS } from './definitions.ts';

/** Number of sources with their own color in the chart. All other sources share one color. */
const SOURCES_WITH_COLOR = 4;
/** Maximum number of rows in the tables of sources and campaigns. */
const MAX_TABLE_ROWS = 20;
/** Days per statement on SQLite. A statement blocks the process, so other requests run between two statements. */
const DAYS_PER_STATEMENT = 15;
/** Up to this many combinations of day, source and language are counted one by one. More are counted in two steps. */
const MAX_COMBINATIONS = 20_000;

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
  campaigns: readonly (OriginFigures & Readonly<{ won: number }>)[];
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
    deck: { opened: countEvent('deck-opened'), sent: countEvent('deck-sent') },
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
  const previousByDay = await countPeopleByDay(store, calendar, previousRange);
  const booked = await countBookedByOrigin(db, currentRange);
  const countEvent = await readEventCounter(db, currentRange);
  return {
    previousByDay,
    countEvent,
    booked: booked.source,
    steps: await countFunnelSteps(db, currentRange, countEvent),
    previousSteps: await countFunnelSteps(db, previousRange, await readEventCounter(db, previousRange)),
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
    reports: await countReports(db, range),
    bookings: await countBooked(db, range),
  };
}

type SourceAndLanguage = Readonly<{ source: string; language: string }>;
type PairCount = SourceAndLanguage & Readonly<{ count: number }>;
type DayCount = PairCount & Readonly<{ day: number }>;

/** SQL for all pairs of source and language. Jumps from pair to pair in the index: grouping would sort all people. */
const PAIRS_SQL = sql`with recursive sources(source) as (
    select min(source) from people
    union all select (select min(source) from people where source > sources.source) from sources
      where source is not null
  ), steps(source, language) as (
    select source, (select min(language) from people where source = sources.source) from sources
      where source is not null
    union all select source,
        (select min(language) from people where source = steps.source and language > steps.language)
      from steps where language is not null
  ), pairs as (select * from steps where language is not null)`;

async function countPairs(db: Db, { since, until }: DayRange): Promise<PairCount[]> {
  const { rows } = await sql<PairCount>`${PAIRS_SQL} select source, language, (select count(*) from people
      where source = pairs.source and language = pairs.language
        and lead_since >= ${since} and lead_since < ${until}) as count from pairs`.execute(db);
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Counts the people of each day: all people, or those of each pair of source and language. */
async function countDays(
  { db, dialect }: Store,
  { startOf }: LocalDays,
  { firstDay, lastDay }: DayRange,
  pairs?: readonly SourceAndLanguage[],
): Promise<DayCount[]> {
  if (pairs?.length === 0) return [];
  const dayRows: DayCount[] = [];
  const pairJoin =
    pairs &&
    sql`cross join (values ${sql.join(
      pairs.map(({ source, language }) => sql`(cast(${source} as text), cast(${language} as text))`),
    )}) as pair`;
  const pairCondition = pairs ? sql`source = pair.column1 and language = pair.column2 and` : sql``;
  const pairColumns = pairs
    ? sql`pair.column1 as source, pair.column2 as language`
    : sql`'' as source, '' as language`;
  const daysPerStatement = dialect === 'sqlite' ? DAYS_PER_STATEMENT : lastDay - firstDay + 1;
  for (let from = firstDay; from <= lastDay; from += daysPerStatement) {
    const length = Math.min(daysPerStatement, lastDay - from + 1);
    const starts = Array.from({ length: length + 1 }, (_, index) => startOf(from + index));
    const days = starts
      .slice(1)
      .map((end, index) => [from - firstDay + index, starts[index] ?? end, end].map((n) => sql.lit(n)));
    const { rows } = await sql<DayCount>`with days(day, starts, ends) as (
        values ${sql.join(days.map((day) => sql`(${sql.join(day)})`))}
      ) select day, ${pairColumns},
        (select count(*) from people where ${pairCondition} lead_since >= starts and lead_since < ends) as count
      from days ${pairJoin ?? sql``}`.execute(db);
    dayRows.push(...rows.map((row) => ({ ...row, count: Number(row.count) })));
    await yieldToIo();
  }
  return dayRows;
}

const countPeopleByDay = async (store: Store, calendar: LocalDays, range: DayRange): Promise<number[]> =>
  sumByDay(await countDays(store, calendar, range), range);

function sumByDay(counts: readonly DayCount[], { firstDay, lastDay }: DayRange): number[] {
  const sums = Array<number>(lastDay - firstDay + 1).fill(0);
  for (const { day, count } of counts) sums[day] = (sums[day] ?? 0) + count;
  return sums;
}

async function countLeadsByDay(store: Store, calendar: LocalDays, range: DayRange) {
  const { rows: pairs } = await sql<SourceAndLanguage>`${PAIRS_SQL} select * from pairs`.execute(store.db);
  const isCountedPerDay = pairs.length * (range.lastDay - range.firstDay + 1) <= MAX_COMBINATIONS;
  const dayCounts = isCountedPerDay ? await countDays(store, calendar, range, pairs) : undefined;
  const totals = new Map<string, number>();
  const languages = new Map<string, number>();
  for (const { source, language, count } of dayCounts ?? (await countPairs(store.db, range))) {
    if (count === 0) continue;
    totals.set(source, (totals.get(source) ?? 0) + count);
    languages.set(language, (languages.get(language) ?? 0) + count);
  }
  const sources = [...totals]
    .sort(([a, countA], [b, countB]) => countB - countA || a.localeCompare(b))
    .slice(0, SOURCES_WITH_COLOR)
    .map(([source]) => source);
  const allCounts = dayCounts ? sumByDay(dayCounts, range) : await countPeopleByDay(store, calendar, range);
  // The last count is that of all other sources.
  const byDay = allCounts.map((total, day) => ({
    at: calendar.startOf(range.firstDay + day),
    counts: [...Array<number>(sources.length).fill(0), total],
  }));
  const namedPairs = pairs.filter(({ source }) => sources.includes(source));
  for (const { day, source, count } of dayCounts ?? (await countDays(store, calendar, range, namedPairs))) {
    const counts = byDay[day]?.counts;
    const sourceIndex = sources.indexOf(source);
    if (!counts || sourceIndex < 0) continue;
    counts[sourceIndex] = (counts[sourceIndex] ?? 0) + count;
    counts[sources.length] = (counts[sources.length] ?? 0) - count;
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

/**
 * Counts quiz reports that are not suspected spam: all reports minus suspected spam. Each count is read from an index.
 */
async function countReports(db: Db, { since, until }: DayRange): Promise<number> {
  const inPeriod = db
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('created_at', '>=', since)
    .where('created_at', '<', until);
  const allCounts = await inPeriod.where('kind', '=', 'quiz').executeTakeFirstOrThrow();
  const quarantined = await inPeriod
    .where('suspicion', 'is not', null)
    // With `coalesce`, the planner does not use the index of kinds, which is slower here.
    .where(sql<string>`coalesce(kind, '')`, '=', 'quiz')
    .executeTakeFirstOrThrow();
  return Number(allCounts.count) - Number(quarantined.count);
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
    .selectFrom('leads')
    .select('details')
    .where('kind', '=', 'quiz')
    .where('created_at', '>=', since)
    .where('created_at', '<', until)
    .where('suspicion', 'is', null)
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
  const people = activeBookings(db, range).select(['utm', 'referrer', 'person']).distinct();
  const rows = await db
    .selectFrom(people.as('people'))
    .select(({ fn }) => ['utm', 'referrer', fn.countAll<number>().as('count')])
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
    ])
    // The partial index is used only if the value is a literal. `coalesce` keeps the planner from using the index on
    // time.
    .where('campaign', '<>', sql.lit(''))
    .where(sql<number>`coalesce(lead_since, 0)`, '>=', range.since)
    .where(sql<number>`coalesce(lead_since, 0)`, '<', range.until)
    .groupBy('campaign')
    .execute();
  const leads = new Map(rows.map(({ campaign, count }) => [campaign, Number(count)]));
  const won = new Map(rows.map((row) => [row.campaign, Number(row.won)]));
  const origins = combineOrigins(leads, await countVisitsBy(db, 'campaign', range), booked);
  return origins.map((origin) => ({ ...origin, won: won.get(origin.name) ?? 0 }));
}

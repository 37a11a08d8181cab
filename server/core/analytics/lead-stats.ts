/** Submissions by day, source, first page and campaign, from the first view to the booked call. */
import { FORM_KINDS, type FormKind } from '#domain/forms/forms.ts';
import { DAY } from '#domain/timing.ts';
import { localDays } from '#server/local-days.ts';
import { campaignOf, sourceOf } from '#server/store/derived-columns.ts';
import type { Db } from '#server/store/schema.ts';
import { ACTIVE_BOOKINGS } from './analytics.ts';

const MAX_ROWS = 40;
/** Submissions per query: all of a large store do not fit into the memory of the command. */
const PAGE_SIZE = 2_000;
const DIMENSIONS = ['source', 'page', 'campaign'] as const;

type StatsFilter = Readonly<{
  since: number;
  timeZone: string;
  kind?: FormKind | undefined;
  quarantined?: boolean | undefined;
}>;
export type StatsRow = Awaited<ReturnType<typeof readLeadStats>>['days'][number];

type Tally = ReturnType<typeof createTally>;
type Tallies = Map<string, Tally>;

const createTally = () => ({
  /** First views of visits. 0 if Insight is off. */
  views: 0,
  total: 0,
  quarantined: 0,
  kinds: Object.fromEntries(FORM_KINDS.map((kind) => [kind, 0])) as Record<FormKind, number>,
  people: new Set<string>(),
  booked: new Set<string>(),
});

function tallyOf(tallies: Tallies, key: string): Tally {
  const tally = tallies.get(key) ?? createTally();
  tallies.set(key, tally);
  return tally;
}

export async function readLeadStats(db: Db, { since, timeZone, kind, quarantined }: StatsFilter) {
  const { dayOf } = localDays(timeZone);
  const bookings = await db
    .selectFrom('bookings')
    .select(['person', 'utm', 'referrer', 'first_page as page', 'created_at'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('submissions').select('id').whereRef('submissions.person', '=', 'bookings.person'),
      ).as('hasForm'),
    )
    .where('status', 'in', ACTIVE_BOOKINGS)
    .execute();
  const bookedPeople = new Set(bookings.map(({ person }) => person));
  const views = await db
    .selectFrom('insight')
    .select(['source', 'page', 'campaign', ({ fn }) => fn.sum<number>('count').as('count')])
    .where('event', '=', 'view')
    .where('day', '>=', dayOf(since))
    .groupBy(['source', 'page', 'campaign'])
    .execute();
  const days: Tallies = new Map();
  const by = { source: new Map() as Tallies, page: new Map() as Tallies, campaign: new Map() as Tallies };
  for (const view of views) for (const name of DIMENSIONS) tallyOf(by[name], view[name]).views += view.count;
  for (let lastId = '', isLast = false; !isLast; ) {
    const forms = await db
      .selectFrom('submissions')
      .leftJoin('subscribers', 'subscribers.person', 'submissions.person')
      .select(['submissions.id', 'submissions.person', 'kind', 'created_at', 'quarantine_reason'])
      .select(['source', 'campaign', 'first_page as page', 'confirmed_at'])
      .where('created_at', '>=', since)
      .where(({ and }) => and({ kind }))
      .$if(quarantined === true, (query) => query.where('quarantine_reason', 'is not', null))
      .where('submissions.id', '>', lastId)
      .orderBy('submissions.id')
      .limit(PAGE_SIZE)
      .execute();
    for (const form of forms) {
      const isTrusted = form.quarantine_reason === null;
      const date = new Date(dayOf(form.created_at) * DAY).toISOString().slice(0, 10);
      const dimensions = DIMENSIONS.map((name) => tallyOf(by[name], form[name]));
      for (const tally of [tallyOf(days, date), ...dimensions]) {
        tally.total += 1;
        tally.kinds[form.kind] += 1;
        if (!isTrusted) tally.quarantined += 1;
        else if (form.kind !== 'newsletter' || form.confirmed_at) tally.people.add(form.person);
        if (bookedPeople.has(form.person)) tally.booked.add(form.person);
      }
    }
    lastId = forms.at(-1)?.id ?? '';
    isLast = forms.length < PAGE_SIZE;
  }
  // People who booked but sent no form count by the source in the booking link.
  for (const booking of bookings.filter(({ created_at, hasForm }) => created_at >= since && !hasForm)) {
    const call = { source: sourceOf(booking), page: booking.page, campaign: campaignOf(booking) };
    for (const name of DIMENSIONS) tallyOf(by[name], call[name]).booked.add(booking.person);
  }

  const rowsOf = (tallies: Tallies) =>
    [...tallies].map(([key, { views, total, kinds, quarantined, people, booked }]) => {
      return { key, views, total, ...kinds, quarantined, people: people.size, booked: booked.size };
    });
  const rowsBy = (name: (typeof DIMENSIONS)[number]) =>
    rowsOf(by[name])
      .sort((a, b) => b.total - a.total || b.booked - a.booked || b.views - a.views)
      .slice(0, MAX_ROWS);
  return {
    days: rowsOf(days)
      .sort((a, b) => (a.key < b.key ? 1 : -1))
      .slice(0, MAX_ROWS),
    sources: rowsBy('source'),
    pages: rowsBy('page'),
    campaigns: rowsBy('campaign').filter(({ key }) => key !== ''),
  };
}

/** Submissions by day, source, first page and campaign, from the first view to the booked call. */
import { FORM_KINDS, type FormKind } from '#domain/forms/forms.ts';
import { DAY } from '#domain/timing.ts';
import { given } from '#server/core/paging.ts';
import { localDays } from '#server/local-days.ts';
import { campaignOf, sourceOf } from '#server/store/derived-columns.ts';
import type { Db } from '#server/store/schema.ts';
import { ACTIVE_BOOKINGS } from './analytics.ts';

const MAX_ROWS = 40;
const BATCH_SIZE = 1000;

type StatsFilter = Readonly<{
  since: number;
  timeZone: string;
  kind?: FormKind;
  quarantined?: boolean;
}>;
type Dimension = 'source' | 'page' | 'campaign';
export type StatsRow = Awaited<ReturnType<typeof readLeadStats>>['days'][number];

export async function readLeadStats(db: Db, filter: StatsFilter) {
  const { since } = filter;
  const { dayOf } = localDays(filter.timeZone);
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
  const views = await db
    .selectFrom('insight')
    .select(['source', 'page', 'campaign', ({ fn }) => fn.sum<number>('count').as('count')])
    .where('event', '=', 'view')
    .where('day', '>=', dayOf(since))
    .groupBy(['source', 'page', 'campaign'])
    .execute();
  const bookedPeople = new Set(bookings.map(({ person }) => person));

  const groups = {
    day: createGroups(),
    source: createGroups(),
    page: createGroups(),
    campaign: createGroups(),
  };
  const groupsOf = (row: Readonly<Record<Dimension, string>>) =>
    (['source', 'page', 'campaign'] as const).map((dimension) => groups[dimension](row[dimension]));
  for (const view of views) for (const group of groupsOf(view)) group.views += view.count;
  for await (const form of readForms(db, filter)) {
    const day = new Date(dayOf(form.created_at) * DAY).toISOString().slice(0, 10);
    for (const group of [groups.day(day), ...groupsOf(form)]) {
      group.total += 1;
      group[form.kind] += 1;
      if (form.quarantine_reason !== null) group.quarantined += 1;
      else if (form.kind !== 'newsletter' || form.confirmed_at) group.people.add(form.person);
      if (bookedPeople.has(form.person)) group.booked.add(form.person);
    }
  }
  // People who booked but sent no form count by the source in the booking link.
  for (const booking of bookings) {
    if (booking.created_at < since || booking.hasForm) continue;
    const row = { ...booking, source: sourceOf(booking), campaign: campaignOf(booking) };
    for (const group of groupsOf(row)) group.booked.add(booking.person);
  }

  const rowsOf = (dimension: keyof typeof groups) =>
    [...groups[dimension].all].map(([key, { people, booked, ...counts }]) => ({
      key,
      ...counts,
      people: people.size,
      booked: booked.size,
    }));
  const largestOf = (dimension: Dimension) =>
    rowsOf(dimension)
      .sort((a, b) => b.total - a.total || b.booked - a.booked || b.views - a.views)
      .slice(0, MAX_ROWS);
  return {
    days: rowsOf('day')
      .sort((a, b) => (a.key < b.key ? 1 : -1))
      .slice(0, MAX_ROWS),
    sources: largestOf('source'),
    pages: largestOf('page'),
    campaigns: largestOf('campaign').filter(({ key }) => key !== ''),
  };
}

const createGroup = () => ({
  /** First views of visits. 0 if Insight is off. */
  views: 0,
  total: 0,
  ...(Object.fromEntries(FORM_KINDS.map((kind) => [kind, 0])) as Record<FormKind, number>),
  quarantined: 0,
  people: new Set<string>(),
  booked: new Set<string>(),
});

/** Returns the group with a key. The first call with a key creates its group. */
function createGroups() {
  const all = new Map<string, ReturnType<typeof createGroup>>();
  const groupOf = (key: string) => {
    const group = all.get(key) ?? createGroup();
    all.set(key, group);
    return group;
  };
  return Object.assign(groupOf, { all });
}

/** In batches, because all submissions may not fit into memory. */
async function* readForms(db: Db, { since, kind, quarantined }: StatsFilter) {
  const query = db
    .selectFrom('submissions')
    .leftJoin('subscribers', 'subscribers.person', 'submissions.person')
    .select([
      'submissions.id',
      'submissions.person',
      'kind',
      'source',
      'campaign',
      'first_page as page',
      'created_at',
    ])
    .select(['quarantine_reason', 'confirmed_at'])
    .where('created_at', '>=', since)
    .where(({ and }) => and(given({ kind })))
    .$if(quarantined === true, (builder) => builder.where('quarantine_reason', 'is not', null))
    .orderBy('submissions.id')
    .limit(BATCH_SIZE);
  let forms = await query.execute();
  while (forms.length > 0) {
    yield* forms;
    forms = await query.where('submissions.id', '>', forms.at(-1)?.id ?? '').execute();
  }
}

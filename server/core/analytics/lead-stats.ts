/** Submissions by day, source, first page and campaign, from the first view to the booked call. */
import { FORM_KINDS, type FormKind } from '#domain/forms/forms.ts';
import { DAY } from '#domain/timing.ts';
import { localDays } from '#server/local-days.ts';
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

export async function readLeadStats(
  db: Db,
  { since, timeZone, kind, quarantined }: StatsFilter,
): Promise<LeadStats> {
  const { dayOf } = localDays(timeZone);
  const forms = await db
    .selectFrom('submissions')
    .leftJoin('subscribers', 'subscribers.person', 'submissions.person')
    .select(['submissions.person', 'kind', 'source', 'campaign', 'first_page', 'created_at'])
    .select(['quarantine_reason', 'confirmed_at'])
    .where('created_at', '>=', since)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'deck'))
    .$if(quarantined === true, (query) => query.where('quarantine_reason', 'is not', null))
    .execute();
  const bookings = await db
    .selectFrom('bookings')
    .select(['person', 'utm', 'referrer', 'first_page', 'created_at'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('submissions').select('id').whereRef('submissions.person', '=', 'bookings.person'),
      ).as('hasForm'),
    )
    .where('status', 'in', ACTIVE_BOOKINGS)
    .execute();
  const bookedPeople = new Set(bookings.map(({ person }) => person));
  /** People who booked but sent no form count by the source in the booking link. */
  const bookedOnly = bookings.filter(({ created_at, hasForm }) => created_at >= since && !hasForm);

  type Form = (typeof forms)[number];
  const countRow = (
    key: string,
    group: readonly Form[],
    callers: readonly Person[],
    views: number,
  ): StatsRow => ({
    key,
    views,
    total: group.length,
    ...(Object.fromEntries(
      FORM_KINDS.map((name) => [name, group.filter((form) => form.kind === name).length]),
    ) as Record<FormKind, number>),
    quarantined: group.filter(({ quarantine_reason }) => quarantine_reason !== null).length,
    people: countPeople(
      group.filter(
        (form) => form.quarantine_reason === null && (form.kind !== 'newsletter' || form.confirmed_at),
      ),
    ),
    booked: countPeople(group.filter(({ person }) => bookedPeople.has(person))) + countPeople(callers),
  });

  async function countBy(
    dimension: 'source' | 'page' | 'campaign',
    formKey: (form: Form) => string,
    bookingKey: (booking: (typeof bookings)[number]) => string,
  ): Promise<StatsRow[]> {
    const views = await countViews(db, dimension, dayOf(since));
    const groups = Map.groupBy(forms, formKey);
    const callers = Map.groupBy(bookedOnly, bookingKey);
    return [...new Set([...groups.keys(), ...views.keys(), ...callers.keys()])]
      .map((key) => countRow(key, groups.get(key) ?? [], callers.get(key) ?? [], views.get(key) ?? 0))
      .sort((a, b) => b.total - a.total || b.booked - a.booked || b.views - a.views)
      .slice(0, MAX_ROWS);
  }

  const campaignOf = ({ utm }: { utm: string }) =>
    (JSON.parse(utm) as { utm_campaign?: string }).utm_campaign ?? '';
  const campaigns = await countBy('campaign', ({ campaign }) => campaign, campaignOf);
  return {
    days: [...Map.groupBy(forms, ({ created_at }) => dayOf(created_at))]
      .map(([day, group]) => countRow(new Date(day * DAY).toISOString().slice(0, 10), group, [], 0))
      .sort((a, b) => (a.key < b.key ? 1 : -1))
      .slice(0, MAX_ROWS),
    sources: await countBy('source', ({ source }) => source, sourceOf),
    pages: await countBy(
      'page',
      ({ first_page }) => first_page,
      ({ first_page }) => first_page,
    ),
    campaigns: campaigns.filter(({ key }) => key !== ''),
  };
}

type Person = Readonly<{ person: string }>;
const countPeople = (rows: readonly Person[]) => new Set(rows.map(({ person }) => person)).size;

async function countViews(
  db: Db,
  dimension: 'source' | 'page' | 'campaign',
  firstDay: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('insight')
    .select([dimension, ({ fn }) => fn.sum<number>('count').as('views')])
    .where('event', '=', 'view')
    .where('day', '>=', firstDay)
    .groupBy(dimension)
    .execute();
  return new Map(rows.map((row) => [row[dimension], Number(row.views)]));
}

/** Submissions by day, source, first page and campaign, from the first view to the booked call. */
import { FORM_KINDS, type FormKind } from '#domain/forms/forms.ts';
import { DAY } from '#domain/timing.ts';
import { localDays } from '#server/local-days.ts';
import { campaignOf, sourceOf } from '#server/store/derived-columns.ts';
import type { Db } from '#server/store/schema.ts';
import { ACTIVE_BOOKINGS, sumBy } from './analytics.ts';

const MAX_ROWS = 40;

type StatsFilter = Readonly<{
  since: number;
  timeZone: string;
  kind?: FormKind | undefined;
  quarantined?: boolean | undefined;
}>;
export type StatsRow = Awaited<ReturnType<typeof readLeadStats>>['days'][number];

export async function readLeadStats(db: Db, { since, timeZone, kind, quarantined }: StatsFilter) {
  const { dayOf } = localDays(timeZone);
  const forms = await db
    .selectFrom('submissions')
    .leftJoin('subscribers', 'subscribers.person', 'submissions.person')
    .select(['submissions.person', 'kind', 'source', 'campaign', 'first_page as page', 'created_at'])
    .select(['quarantine_reason', 'confirmed_at'])
    .where('created_at', '>=', since)
    .where(({ and }) => and({ kind }))
    .$if(quarantined === true, (query) => query.where('quarantine_reason', 'is not', null))
    .orderBy('submissions.id')
    .execute();
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
  // People who booked but sent no form count by the source in the booking link.
  const calls = bookings
    .filter(({ created_at, hasForm }) => created_at >= since && !hasForm)
    .map((booking) => ({ ...booking, source: sourceOf(booking), campaign: campaignOf(booking) }));

  const toRow = (key: string, sent: typeof forms, called: typeof calls, viewCount: number) => {
    const kinds = FORM_KINDS.map((name) => [name, sent.filter((form) => form.kind === name).length]);
    const trusted = sent.filter(({ quarantine_reason }) => quarantine_reason === null);
    const counted = trusted.filter(({ kind, confirmed_at }) => kind !== 'newsletter' || confirmed_at);
    const booked = [...sent.filter(({ person }) => bookedPeople.has(person)), ...called];
    return {
      key,
      /** First views of visits. 0 if Insight is off. */
      views: viewCount,
      total: sent.length,
      ...(Object.fromEntries(kinds) as Record<FormKind, number>),
      quarantined: sent.length - trusted.length,
      people: new Set(counted.map(({ person }) => person)).size,
      booked: new Set(booked.map(({ person }) => person)).size,
    };
  };
  const rowsBy = (dimension: 'source' | 'page' | 'campaign') => {
    const viewsBy = sumBy(views, (row) => row[dimension]);
    const formsBy = Map.groupBy(forms, (row) => row[dimension]);
    const callsBy = Map.groupBy(calls, (row) => row[dimension]);
    return [...new Set([...viewsBy.keys(), ...formsBy.keys(), ...callsBy.keys()])]
      .map((key) => toRow(key, formsBy.get(key) ?? [], callsBy.get(key) ?? [], viewsBy.get(key) ?? 0))
      .sort((a, b) => b.total - a.total || b.booked - a.booked || b.views - a.views)
      .slice(0, MAX_ROWS);
  };
  const dateOf = ({ created_at }: (typeof forms)[number]) =>
    new Date(dayOf(created_at) * DAY).toISOString().slice(0, 10);
  return {
    days: [...Map.groupBy(forms, dateOf)]
      .map(([date, sent]) => toRow(date, sent, [], 0))
      .sort((a, b) => (a.key < b.key ? 1 : -1))
      .slice(0, MAX_ROWS),
    sources: rowsBy('source'),
    pages: rowsBy('page'),
    campaigns: rowsBy('campaign').filter(({ key }) => key !== ''),
  };
}

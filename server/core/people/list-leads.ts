/** The list of the desk: one row per person, with their latest submission. */
import { sql } from 'kysely';
import { auditDetail, recordView } from '#server/core/audit-log.ts';
import type { CoreContext } from '#server/core/context.ts';
import { correctForm } from '#server/store/contact.ts';
import { nameOf } from '#server/store/derived-columns.ts';
import type { Store } from '#server/store/open-store.ts';
import { readinessRank } from '#server/store/people.ts';
import type { Db, DeliveryState, Task } from '#server/store/schema.ts';
import { findPerson } from './find-person.ts';
import { findPeopleKeys, type PeopleQuery } from './people-query.ts';
import { readReadiness } from './readiness.ts';

/** People on one page of the list. */
export const LEADS_PAGE_SIZE = 50;

type DeliveryCounts = Partial<Record<DeliveryState, number>>;
export type LeadPage = Awaited<ReturnType<typeof readLeadPage>>;

/** Reads one page of the list. */
export async function listLeads(context: CoreContext, query: PeopleQuery): Promise<LeadPage> {
  await recordView(context.store.db, context, { action: 'listed', detail: auditDetail('allLeads') });
  return readLeadPage(context.store, query, context);
}

export async function readLeadPage(
  store: Store,
  { after, ...query }: PeopleQuery,
  {
    size = LEADS_PAGE_SIZE,
    now = Date.now(),
    actor = '',
    words,
  }: Readonly<{ size?: number }> & Partial<CoreContext> = {},
) {
  const lastKey = after === null ? null : await findPerson(store.db, after);
  // The last person of the previous page was erased meanwhile.
  if (lastKey === undefined) return { leads: [], next: null };
  const keys = await findPeopleKeys(store, { ...query, after: lastKey, limit: size + 1 });
  const pageKeys = keys.slice(0, size);
  if (pageKeys.length === 0) return { leads: [], next: null };
  const rows = await store.db
    .selectFrom('people')
    .innerJoin('submissions', 'submissions.id', 'people.latest_id')
    .select(['people.email_key', 'people.status', 'people.owner', 'people.next_step_at', 'people.last_at'])
    .select([
      'people.name as corrected_name',
      'people.email as corrected_email',
      'people.source',
      'people.campaign',
    ])
    .select(['people.company as corrected_company', 'do_not_contact_at', 'quarantined_at', 'kinds'])
    .select(['submissions.id', 'submissions.kind', 'submissions.email', 'first_name', 'last_name'])
    .select(['submissions.company'])
    .select(['page', 'assistant', 'created_at'])
    .where('people.email_key', 'in', pageKeys)
    .execute();
  const counts = await countDeliveries(store, pageKeys);
  const readiness = await readReadiness(store.db, pageKeys, { now, words });
  const tasks = await readNextTasks(store.db, pageKeys);
  const views = actor ? await readLastViews(store, actor, pageKeys) : new Map<string, number>();
  const rowsByKey = new Map(rows.map((row) => [row.email_key, row]));
  const leads = pageKeys.flatMap((key) => {
    const row = rowsByKey.get(key);
    if (!row) return [];
    const { email_key: _, corrected_name, corrected_email, corrected_company, ...stored } = row;
    const { first_name, last_name, kinds, quarantined_at, do_not_contact_at, last_at, ...lead } = correctForm(
      stored,
      { name: corrected_name, email: corrected_email, company: corrected_company },
    );
    const isQuarantined = quarantined_at !== null && kinds === '';
    return {
      ...lead,
      name: nameOf({ first_name, last_name }),
      do_not_contact: do_not_contact_at !== null,
      quarantined: query.filter.quarantined === true || isQuarantined,
      isUnread: lead.status === 'new' && (views.get(key) ?? 0) < last_at,
      nextStep: tasks.get(key)?.text ?? '',
      deliveries: counts.get(key) ?? {},
      readiness: isQuarantined ? null : (readiness.get(key) ?? null),
    };
  });
  return { leads, next: keys.length > size ? (leads.at(-1)?.id ?? null) : null };
}

async function countDeliveries({ db }: Store, people: readonly string[]) {
  const rows = await db
    .selectFrom('deliveries')
    .innerJoin('submissions', 'submissions.id', 'deliveries.submission_id')
    .select(({ fn }) => ['submissions.person', 'deliveries.state', fn.countAll<number>().as('count')])
    .where('submissions.person', 'in', people)
    .groupBy(['submissions.person', 'deliveries.state'])
    .execute();
  const counts = new Map<string, DeliveryCounts>();
  for (const { person, state, count } of rows)
    counts.set(person, { ...counts.get(person), [state]: Number(count) });
  return counts;
}

/** The open task of each person that is due first. Those without a date come last. */
export async function readNextTasks(db: Db, people: readonly string[]): Promise<ReadonlyMap<string, Task>> {
  if (people.length === 0) return new Map();
  const tasks = await db
    .selectFrom('tasks')
    .selectAll()
    .where('person', 'in', people)
    .where('done_at', 'is', null)
    .orderBy(sql`case when due_at is null then 1 else 0 end`)
    .orderBy('due_at')
    .orderBy('created_at')
    .execute();
  return new Map(tasks.toReversed().map((task) => [task.person, task]));
}

/** Every distinct source or campaign. */
export async function readDistinctValues({ db }: Store, column: 'source' | 'campaign', limit = 200) {
  const rows = await db
    .selectFrom('people')
    .select(column)
    .distinct()
    .where(column, '<>', '')
    .orderBy(column)
    .limit(limit)
    .execute();
  return rows.map((row) => row[column]);
}

/** Changes whenever a submission arrives or is deleted, even if a server's clock is slightly behind. */
export async function readLeadsVersion({ db }: Store): Promise<string> {
  const rows = await db
    .selectFrom('submissions')
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return rows.map(({ id }) => id.slice(-12)).join('');
}

/** The hot lead with the newest submission. */
export async function findHottestLead({ db }: Store): Promise<{ id: string; created_at: number } | null> {
  const lead = await db
    .selectFrom('people')
    .select(['latest_id as id', 'last_at as created_at'])
    .where('readiness', '=', readinessRank('hot'))
    .where('lead_since', 'is not', null)
    .orderBy('last_at', 'desc')
    .orderBy('email_key', 'desc')
    .limit(1)
    .executeTakeFirst();
  return lead ?? null;
}

/** Time of the actor's last view of each person. */
async function readLastViews(
  { db }: Store,
  actor: string,
  people: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('audit_log')
    .select(({ fn }) => ['subject', fn.max('at').as('at')])
    .where('subject', 'in', people)
    .where('actor', '=', actor)
    .where('action', '=', 'viewed')
    .groupBy('subject')
    .execute();
  return new Map(rows.map(({ subject, at }) => [subject, Number(at)]));
}

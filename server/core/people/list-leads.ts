/** The list of the desk: one row per person, with their latest submission. */
import { auditDetail, recordView } from '#server/core/audit-log.ts';
import type { CoreContext } from '#server/core/context.ts';
import { readContacts } from '#server/store/contact.ts';
import type { Store } from '#server/store/open-store.ts';
import { listedKind, readinessRank } from '#server/store/people.ts';
import type { Db, DeliveryState } from '#server/store/schema.ts';
import { findPerson } from './find-person.ts';
import { countPeople, findPeopleKeys, type PeopleQuery } from './people-query.ts';
import { selectOpenTasks } from './read-person.ts';
import { readReadiness } from './readiness.ts';

export const LEADS_PAGE_SIZE = 50;

export type LeadPage = Awaited<ReturnType<typeof readLeadPage>>;

type LeadPageContext = Partial<Pick<CoreContext, 'now' | 'actor' | 'words'>> & Readonly<{ size?: number }>;

export async function listLeads(context: CoreContext, query: PeopleQuery): Promise<LeadPage> {
  await recordView(context.store.db, context, { action: 'listed', detail: auditDetail('allLeads') });
  return readLeadPage(context.store, query, context);
}

export async function readLeadPage(
  store: Store,
  { after, ...query }: PeopleQuery,
  { size = LEADS_PAGE_SIZE, now = Date.now(), actor = '', words }: LeadPageContext = {},
) {
  const lastKey = after === null ? null : await findPerson(store.db, after);
  // The last person of the previous page was erased meanwhile.
  if (lastKey === undefined) return { leads: [], next: null, total: null };
  const keys = await findPeopleKeys(store, { ...query, after: lastKey, limit: size + 1, words });
  const pageKeys = keys.slice(0, size);
  const rows = await store.db
    .selectFrom('people')
    .innerJoin('submissions', 'submissions.id', 'people.latest_id')
    .select(['people.email_key', 'people.status', 'people.owner', 'people.next_step_at', 'people.last_at'])
    .select(['people.source', 'people.campaign', 'do_not_contact_at', 'quarantined_at', 'kinds'])
    .select(['submissions.id', 'submissions.kind', 'consent_version', 'page', 'assistant', 'created_at'])
    .where('people.email_key', 'in', pageKeys)
    .execute();
  const contacts = await readContacts(store.db, pageKeys);
  const counts = await countDeliveries(store, pageKeys);
  const readiness = await readReadiness(store.db, pageKeys, { now, words });
  const tasks = await readNextTasks(store.db, pageKeys);
  const views = actor ? await readLastViews(store, actor, pageKeys) : new Map<string, number>();
  const rowsByKey = new Map(rows.map((row) => [row.email_key, row]));
  const leads = pageKeys.flatMap((key) => {
    const row = rowsByKey.get(key);
    const contact = contacts.get(key);
    // Without both, the person was erased between the statements.
    if (!row || !contact) return [];
    const { name, email, company, phone } = contact;
    const { email_key: _, kinds, quarantined_at, do_not_contact_at, last_at, consent_version, ...lead } = row;
    const isQuarantined = quarantined_at !== null && kinds === '';
    return {
      ...lead,
      ...{ name, email, company, phone },
      kind: listedKind({ kind: lead.kind, consent_version }),
      do_not_contact: do_not_contact_at !== null,
      quarantined: query.filter.quarantined === true || isQuarantined,
      isUnread: lead.status === 'new' && (views.get(key) ?? 0) < last_at,
      nextStep: tasks.get(key)?.text ?? '',
      deliveries: counts.get(key) ?? {},
      readiness: isQuarantined ? null : (readiness.get(key) ?? null),
    };
  });
  const next = keys.length > size ? (leads.at(-1)?.id ?? null) : null;
  // The last page tells the number by itself, and a search is too slow to count.
  const isCounted = next !== null && after === null && !query.filter.search;
  return { leads, next, total: isCounted ? await countPeople(store.db, query.filter) : null };
}

async function countDeliveries({ db }: Store, people: readonly string[]) {
  const rows = await db
    .selectFrom('deliveries')
    .innerJoin('submissions', 'submissions.id', 'deliveries.submission_id')
    .select(({ fn }) => ['submissions.person', 'deliveries.state', fn.countAll<number>().as('count')])
    .where('submissions.person', 'in', people)
    .groupBy(['submissions.person', 'deliveries.state'])
    .execute();
  const counts = new Map<string, Partial<Record<DeliveryState, number>>>();
  for (const { person, state, count } of rows) counts.set(person, { ...counts.get(person), [state]: count });
  return counts;
}

/** The open task of each person that is due first. */
export async function readNextTasks(db: Db, people: readonly string[]) {
  const tasks = await selectOpenTasks(db, people).execute();
  return new Map(tasks.toReversed().map((task) => [task.person, task]));
}

export async function readDistinctValues({ db }: Store, column: 'source' | 'campaign', limit = 200) {
  const values = db.selectFrom('people').select(column).distinct().where(column, '<>', '');
  return (await values.orderBy(column).limit(limit).execute()).map((row) => row[column]);
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

export async function findHottestLead({ db }: Store) {
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

async function readLastViews({ db }: Store, actor: string, people: readonly string[]) {
  const rows = await db
    .selectFrom('audit_log')
    .select(({ fn }) => ['subject', fn.max('at').as('at')])
    .where('subject', 'in', people)
    .where('actor', '=', actor)
    .where('action', '=', 'viewed')
    .groupBy('subject')
    .execute();
  return new Map(rows.map(({ subject, at }) => [subject, at]));
}

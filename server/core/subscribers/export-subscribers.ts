/** Exports confirmed subscribers, with the data that a mail tool needs, including proof of consent. */
import { sql } from 'kysely';
import { auditDetail, recordExport } from '#server/core/audit-log.ts';
import type { CoreContext } from '#server/core/context.ts';
import { type Cursor, inOrder, readAll } from '#server/core/paging.ts';
import { csvText } from '#server/csv.ts';
import { DIRECT, nameOf } from '#server/store/derived-columns.ts';
import type { Db } from '#server/store/schema.ts';

const COLUMNS = [
  'confirmed_at',
  'consent',
  'consent_version',
  'source',
  'language',
  'unsubscribe_url',
] as const;

/** Returns the unsubscribe link of a subscriber. */
type CreateUnsubscribeUrl = (subscriberId: string, language: string) => string;

const PAGE_SIZE = 200;

/** Oldest first, without addresses that permanently refused mail. */
async function* readPages(db: Db, createUnsubscribeUrl: CreateUnsubscribeUrl) {
  for (let after: Cursor | null = null; ; ) {
    const query = db
      .selectFrom('subscribers')
      .leftJoin('submissions', 'submissions.id', 'subscribers.submission_id')
      .leftJoin('bounces', 'bounces.person', 'subscribers.person')
      .leftJoin('people', 'people.email_key', 'subscribers.person')
      .select(['subscribers.id', 'subscribers.email', 'subscribers.confirmed_at', 'submissions.consent'])
      .select(['submissions.consent_version', 'submissions.source'])
      .select(['submissions.page_language', 'submissions.first_name', 'submissions.last_name'])
      .select('people.name as corrected_name');
    const rows = await query
      // Not by the index of the state: each page would sort all subscribers.
      .where(sql`subscribers.state || ''`, '=', 'confirmed')
      .where('subscribers.confirmed_at', 'is not', null)
      .where('bounces.at', 'is', null)
      // A confirmation after the wish not to be contacted is a new wish.
      .where(sql<boolean>`(do_not_contact_at is null or subscribers.confirmed_at > do_not_contact_at)`)
      .$call(inOrder(after, sql.ref('subscribers.confirmed_at'), 'subscribers.id', 'asc'))
      .limit(PAGE_SIZE)
      .execute();
    yield rows.map((row) => ({
      email: row.email,
      name:
        row.corrected_name || nameOf({ first_name: row.first_name ?? '', last_name: row.last_name ?? '' }),
      confirmed_at: new Date(row.confirmed_at ?? 0).toISOString(),
      consent: row.consent ?? '',
      consent_version: row.consent_version ?? '',
      source: row.source ?? DIRECT,
      language: row.page_language ?? '',
      unsubscribe_url: createUnsubscribeUrl(row.id, row.page_language ?? ''),
    }));
    const last = rows.at(-1);
    if (!last || rows.length < PAGE_SIZE) return;
    after = [last.confirmed_at ?? 0, last.id];
  }
}

const recordSubscriberExport = (context: CoreContext, createUnsubscribeUrl: CreateUnsubscribeUrl) =>
  recordExport(context, auditDetail('allSubscribers'), readPages(context.store.db, createUnsubscribeUrl));

export async function readConfirmedSubscribers(
  context: CoreContext,
  createUnsubscribeUrl: CreateUnsubscribeUrl,
) {
  const { pages } = await recordSubscriberExport(context, createUnsubscribeUrl);
  return readAll(pages);
}

/** listmonk reads `email`, `name` and `attributes` (JSON). Other services map the columns by name. */
export async function exportSubscribers(context: CoreContext, createUnsubscribeUrl: CreateUnsubscribeUrl) {
  const { pages, sent } = await recordSubscriberExport(context, createUnsubscribeUrl);
  const text = csvText(pages, ['email', 'name', 'attributes', ...COLUMNS], ({ email, name, ...rest }) => [
    ...[email, name, JSON.stringify(rest)],
    ...COLUMNS.map((column) => rest[column]),
  ]);
  return { text, sent };
}

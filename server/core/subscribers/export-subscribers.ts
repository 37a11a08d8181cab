/** Exports confirmed subscribers, with the data that a mail tool needs, including proof of consent. */
import { auditDetail, type Download, recordExport } from '#server/core/audit-log.ts';
import type { CoreContext } from '#server/core/context.ts';
import { csvLine } from '#server/csv.ts';
import { nameOf, sourceOf } from '#server/store/derived-columns.ts';
import type { Db, Subscriber } from '#server/store/schema.ts';

const COLUMNS = [
  'confirmed_at',
  'consent',
  'consent_version',
  'source',
  'language',
  'unsubscribe_url',
] as const;
type ExportedSubscriber = Readonly<Record<'email' | 'name' | (typeof COLUMNS)[number], string>>;

/** Returns the unsubscribe link of a subscriber. */
type CreateUnsubscribeUrl = (subscriberId: string, language: string) => string;

const PAGE_SIZE = 200;

/** Oldest first, without addresses that permanently refused mail. */
async function* readSubscriberPages(
  db: Db,
  createUnsubscribeUrl: CreateUnsubscribeUrl,
): AsyncGenerator<readonly ExportedSubscriber[]> {
  let last: Pick<Subscriber, 'id' | 'confirmed_at'> | undefined;
  do {
    const after = last;
    const rows = await db
      .selectFrom('subscribers')
      .leftJoin('submissions', 'submissions.id', 'subscribers.submission_id')
      .leftJoin('bounces', 'bounces.person', 'subscribers.person')
      .leftJoin('people', 'people.email_key', 'subscribers.person')
      .select(['subscribers.id', 'subscribers.email', 'subscribers.confirmed_at', 'submissions.consent'])
      .select(['submissions.consent_version', 'submissions.utm', 'submissions.referrer'])
      .select(['submissions.page_language', 'submissions.first_name', 'submissions.last_name'])
      .select(['bounces.at as bounced_at', 'people.name as corrected_name'])
      .where('subscribers.state', '=', 'confirmed')
      .where('subscribers.confirmed_at', 'is not', null)
      // A confirmation after the wish not to be contacted is a new wish.
      .where((eb) =>
        eb.or([
          eb('do_not_contact_at', 'is', null),
          eb('subscribers.confirmed_at', '>', eb.ref('do_not_contact_at')),
        ]),
      )
      .$if(after !== undefined, (query) =>
        query.where((eb) =>
          eb(
            eb.refTuple('subscribers.confirmed_at', 'subscribers.id'),
            '>',
            eb.tuple(after?.confirmed_at ?? 0, after?.id ?? ''),
          ),
        ),
      )
      .orderBy('subscribers.confirmed_at')
      .orderBy('subscribers.id')
      .limit(PAGE_SIZE)
      .execute();
    const reachable = rows.filter(({ bounced_at }) => bounced_at === null);
    if (reachable.length > 0)
      yield reachable.map((row) => ({
        email: row.email,
        name:
          row.corrected_name || nameOf({ first_name: row.first_name ?? '', last_name: row.last_name ?? '' }),
        confirmed_at: new Date(row.confirmed_at ?? 0).toISOString(),
        consent: row.consent ?? '',
        consent_version: row.consent_version ?? '',
        source: sourceOf({ utm: row.utm ?? '{}', referrer: row.referrer ?? '' }),
        language: row.page_language ?? '',
        unsubscribe_url: createUnsubscribeUrl(row.id, row.page_language ?? ''),
      }));
    last = rows.length < PAGE_SIZE ? undefined : rows.at(-1);
  } while (last);
}

const recordSubscriberExport = (context: CoreContext, createUnsubscribeUrl: CreateUnsubscribeUrl) =>
  recordExport(
    context,
    { detail: auditDetail('allSubscribers') },
    readSubscriberPages(context.store.db, createUnsubscribeUrl),
  );

export async function readConfirmedSubscribers(
  context: CoreContext,
  createUnsubscribeUrl: CreateUnsubscribeUrl,
): Promise<ExportedSubscriber[]> {
  const { pages } = await recordSubscriberExport(context, createUnsubscribeUrl);
  const subscribers: ExportedSubscriber[] = [];
  for await (const page of pages) subscribers.push(...page);
  return subscribers;
}

/** listmonk reads `email`, `name` and `attributes` (JSON). Other services map the columns by name. */
export async function exportSubscribers(
  context: CoreContext,
  createUnsubscribeUrl: CreateUnsubscribeUrl,
): Promise<Download> {
  const { pages, sent } = await recordSubscriberExport(context, createUnsubscribeUrl);
  return { text: createCsv(), sent };

  async function* createCsv() {
    yield csvLine(['email', 'name', 'attributes', ...COLUMNS]);
    for await (const page of pages)
      yield page
        .map(({ email, name, ...rest }) =>
          csvLine([email, name, JSON.stringify(rest), ...COLUMNS.map((column) => rest[column])]),
        )
        .join('');
  }
}

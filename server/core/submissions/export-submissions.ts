/** Exports submissions as CSV or JSON, page by page, with little memory. */
import { siteForms } from '#content/forms/site-forms.ts';
import { formOf } from '#domain/forms/forms.ts';
import { answersOf, furtherFields } from '#domain/forms/stored-values.ts';
import { auditDetail, recordExport, recordView } from '#server/core/audit-log.ts';
import type { CoreContext } from '#server/core/context.ts';
import { type Cursor, readAll } from '#server/core/paging.ts';
import { findPeopleKeys, type PeopleFilter, type PeopleQuery } from '#server/core/people/people-query.ts';
import { BYTE_ORDER_MARK, csvText } from '#server/csv.ts';
import { answerLabel, answerLabels } from './answers.ts';
import {
  findByPeople,
  readSubmissionPage,
  type SubmissionPage,
  type SubmissionQuery,
  type SubmissionWithState,
} from './submissions.ts';

export type ExportFormat = 'csv' | 'json';
/** Submissions per page. Other requests run between two pages. A submission with its deliveries can have 16 kB. */
export const EXPORT_PAGE_SIZE = 50;

type Pages = AsyncGenerator<readonly SubmissionWithState[]>;
type Selection = Omit<SubmissionQuery, 'after' | 'limit'> & Readonly<{ limit?: number }>;

async function* readPages(context: CoreContext, { limit = Infinity, ...query }: Selection): Pages {
  let after: Cursor | null = null;
  for (let remaining = limit; remaining > 0; ) {
    const page = { ...query, after, limit: Math.min(EXPORT_PAGE_SIZE, remaining) };
    const { rows, next }: SubmissionPage = await readSubmissionPage(context, page);
    yield rows;
    if (!next) return;
    remaining -= rows.length;
    after = next;
  }
}

/** Finds submissions for the command line, newest first. */
export async function findSubmissions(context: CoreContext, filter: PeopleFilter, limit: number) {
  await recordView(context.store.db, context, { action: 'listed', detail: auditDetail('allLeads') });
  return readAll(readPages(context, { filter, sort: 'newest', limit }));
}

/** Reads the submissions of everybody on a list of people, in its order. Suspected spam is in its own list. */
async function* readPagesOfPeople({ store, now, words }: CoreContext, query: Omit<PeopleQuery, 'after'>) {
  for (let after: string | null = null; ; ) {
    const keys = await findPeopleKeys(store, { ...query, after, limit: EXPORT_PAGE_SIZE, words });
    const submissions = await findByPeople(store.db, keys, now);
    yield submissions.filter(
      ({ quarantine_reason }) => (quarantine_reason !== null) === (query.filter.quarantined ?? false),
    );
    after = keys.at(-1) ?? null;
    if (keys.length < EXPORT_PAGE_SIZE) return;
  }
}

type WithFormat = Readonly<{ format: ExportFormat }>;

/** Streams the file. The audit log says how many rows were sent and whether the export finished. */
export const exportSubmissions = (context: CoreContext, { format, ...selection }: Selection & WithFormat) =>
  exportPages(context, format, selection.filter, readPages(context, selection));

/** The same for the list of people in the desk. */
export const exportLeads = (
  context: CoreContext,
  { format, ...query }: Omit<PeopleQuery, 'after'> & WithFormat,
) => exportPages(context, format, query.filter, readPagesOfPeople(context, query));

async function exportPages(context: CoreContext, format: ExportFormat, filter: PeopleFilter, source: Pages) {
  const detail = auditDetail('leads', format, filterNames(filter));
  const { pages, sent } = await recordExport(context, detail, source);
  if (format === 'json') return { text: jsonText(pages), sent };
  const header = EXPORT_FIELDS.map(([name]) => name);
  const cellsOf = (submission: SubmissionWithState) => EXPORT_FIELDS.map(([, cellOf]) => cellOf(submission));
  return { text: csvText(pages, header, cellsOf, BYTE_ORDER_MARK), sent };
}

/** Filters for the audit log, without the text of a search, which may be a name or an address. */
const filterNames = (filter: PeopleFilter): string[] =>
  Object.entries(filter).flatMap(([name, value]) => {
    if (!value) return [];
    if (typeof value === 'number') return new Date(value).toISOString().slice(0, 10);
    return name === 'search' || value === true ? name : value;
  });

type ExportField = readonly [name: string, cellOf: (submission: SubmissionWithState) => string];

const isoOrEmpty = (time: number | null) => (time === null ? '' : new Date(time).toISOString());
const columns = (...names: readonly (keyof SubmissionWithState)[]): ExportField[] =>
  names.map((name) => [name, ({ [name]: value }) => String(value ?? '')]);
const jsonColumn = (name: 'utm' | 'details'): ExportField => [
  name,
  ({ [name]: json }) => (json === '{}' ? '' : json),
];

const EXPORT_FIELDS: readonly ExportField[] = [
  ...columns('id'),
  ['time', ({ created_at }) => isoOrEmpty(created_at)],
  ...columns('kind', 'first_name', 'last_name', 'email', 'company', 'phone', 'status', 'owner'),
  ['do_not_contact', ({ do_not_contact }) => (do_not_contact ? 'yes' : '')],
  ...columns('source', 'campaign', 'first_page', 'page', 'referrer'),
  jsonColumn('utm'),
  jsonColumn('details'),
  ['agent', ({ assistant }) => assistant],
  ...columns('language', 'page_language', 'consent', 'consent_version', 'newsletter'),
  ['suspected_spam', ({ quarantine_reason }) => quarantine_reason ?? ''],
  // One column per further field of each form, as the visitor read it.
  ...siteForms.flatMap((kind) =>
    furtherFields(formOf(kind)).map(
      (id): ExportField => [
        answerLabel(kind, id),
        (submission) =>
          submission.kind === kind ? answerLabels(id, answersOf(submission)[id] ?? '').join(', ') : '',
      ],
    ),
  ),
  ...columns('won_amount'),
  ['newsletter_confirmed', ({ newsletter_confirmed_at }) => isoOrEmpty(newsletter_confirmed_at)],
];

async function* jsonText(pages: AsyncIterable<readonly SubmissionWithState[]>): AsyncGenerator<string> {
  let start = '[';
  for await (const submissions of pages) {
    const items = submissions.map((submission) =>
      JSON.stringify(toExportedSubmission(submission), null, 2).replaceAll('\n', '\n  '),
    );
    yield `${start}\n  ${items.join(',\n  ')}`;
    start = ',';
  }
  yield start === '[' ? '[]\n' : '\n]\n';
}

/** A submission with parsed JSON columns and readable times. */
export function toExportedSubmission({
  utm,
  details,
  created_at,
  newsletter_confirmed_at: confirmedAt,
  fingerprint: _,
  person: __,
  readiness: ___,
  deliveries,
  ...submission
}: SubmissionWithState) {
  return {
    ...submission,
    time: new Date(created_at).toISOString(),
    newsletter_confirmed: isoOrEmpty(confirmedAt) || null,
    utm: JSON.parse(utm) as unknown,
    details: JSON.parse(details) as unknown,
    deliveries: deliveries.map(({ id, kind, state, attempts, next_at, note }) => ({
      id,
      kind,
      state,
      attempts,
      ...(state === 'pending' && { next: new Date(next_at).toISOString() }),
      note,
    })),
  };
}

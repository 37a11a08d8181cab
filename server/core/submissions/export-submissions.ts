/** Exports submissions as CSV or JSON, page by page, with little memory. */
import { siteForms } from '#content/forms/site-forms.ts';
import { formOf } from '#domain/forms/forms.ts';
import { answersOf, furtherFields } from '#domain/forms/stored-values.ts';
import { auditDetail, type Download, recordExport, recordView } from '#server/core/audit-log.ts';
import type { CoreContext } from '#server/core/context.ts';
import { findPeopleKeys, type PeopleFilter, type PeopleQuery } from '#server/core/people/people-query.ts';
import { BYTE_ORDER_MARK, csvLine } from '#server/csv.ts';
import type { Store } from '#server/store/open-store.ts';
import { answerLabel, answerLabels } from './answers.ts';
import {
  type Cursor,
  findByPeople,
  readSubmissionPage,
  type SubmissionQuery,
  type SubmissionWithState,
} from './submissions.ts';

export type ExportFormat = 'csv' | 'json';
/** Submissions per page. Other requests run between two pages. A submission with its deliveries can have 16 kB. */
export const EXPORT_PAGE_SIZE = 50;

type SubmissionSelection = Readonly<{
  filter: PeopleFilter;
  sort: SubmissionQuery['sort'];
  limit?: number;
}>;

/** Reads the first `limit` submissions of a query with all their fields. */
export async function* readSubmissionPages(
  { db }: Store,
  { limit = Number.POSITIVE_INFINITY, ...query }: SubmissionSelection,
): AsyncGenerator<readonly SubmissionWithState[]> {
  let after: Cursor | null = null;
  let remaining = limit;
  do {
    const page: Awaited<ReturnType<typeof readSubmissionPage>> = await readSubmissionPage(db, {
      ...query,
      after,
      limit: Math.min(EXPORT_PAGE_SIZE, remaining),
    });
    if (page.submissions.length > 0) yield page.submissions;
    remaining -= page.submissions.length;
    after = page.next;
  } while (after !== null && remaining > 0);
}

/** Finds submissions for the command line, newest first. */
export async function findSubmissions(
  context: CoreContext,
  filter: PeopleFilter,
  limit: number,
): Promise<SubmissionWithState[]> {
  await recordView(context.store.db, context, { action: 'listed', detail: auditDetail('allLeads') });
  const submissions: SubmissionWithState[] = [];
  for await (const page of readSubmissionPages(context.store, { filter, sort: 'newest', limit }))
    submissions.push(...page);
  return submissions;
}

/** Reads the submissions of everybody on a list of people, in its order. Suspected spam is in its own list. */
async function* readPagesOfPeople(
  store: Store,
  query: Omit<PeopleQuery, 'after'>,
): AsyncGenerator<readonly SubmissionWithState[]> {
  for (let after: string | null = null; ; ) {
    const keys = await findPeopleKeys(store, { ...query, after, limit: EXPORT_PAGE_SIZE });
    const submissions = await findByPeople(store.db, keys);
    yield submissions.filter(
      ({ quarantine_reason }) => (quarantine_reason !== null) === (query.filter.quarantined ?? false),
    );
    after = keys.at(-1) ?? null;
    if (keys.length < EXPORT_PAGE_SIZE) return;
  }
}

/** Streams the file. The audit log says how many rows were sent and whether the export finished. */
export const exportSubmissions = (
  context: CoreContext,
  { format, ...selection }: SubmissionSelection & Readonly<{ format: ExportFormat }>,
): Promise<Download> =>
  exportPages(context, format, selection.filter, readSubmissionPages(context.store, selection));

/** The same for the list of people in the desk. */
export const exportLeads = (
  context: CoreContext,
  { format, ...query }: Omit<PeopleQuery, 'after'> & Readonly<{ format: ExportFormat }>,
): Promise<Download> => exportPages(context, format, query.filter, readPagesOfPeople(context.store, query));

async function exportPages(
  context: CoreContext,
  format: ExportFormat,
  filter: PeopleFilter,
  source: AsyncGenerator<readonly SubmissionWithState[]>,
): Promise<Download> {
  const detail = auditDetail('leads', format, filterNames(filter));
  const { pages, sent } = await recordExport(context, { detail }, source);
  return { text: format === 'csv' ? csvText(pages) : jsonText(pages), sent };
}

/** Filters for the audit log, without the text of a search, which may be a name or an address. */
const filterNames = ({
  search,
  since,
  until,
  due,
  quarantined,
  assistant,
  ...otherFilters
}: PeopleFilter): string[] => [
  ...Object.values(otherFilters),
  ...[since, until, due].flatMap((time) =>
    time === undefined ? [] : [new Date(time).toISOString().slice(0, 10)],
  ),
  ...(quarantined ? ['quarantined'] : []),
  ...(assistant ? ['assistant'] : []),
  ...(search ? ['search'] : []),
];

type ExportField = Readonly<{ name: string; value(submission: SubmissionWithState): string }>;

type TextColumn = {
  [Name in keyof SubmissionWithState]: SubmissionWithState[Name] extends string ? Name : never;
}[keyof SubmissionWithState];
const columns = (...names: readonly TextColumn[]): ExportField[] =>
  names.map((name) => ({ name, value: (submission) => submission[name] }));
const jsonColumn = (name: 'utm' | 'details'): ExportField => ({
  name,
  value: ({ [name]: json }) => (json === '{}' ? '' : json),
});

const EXPORT_FIELDS: readonly ExportField[] = [
  ...columns('id'),
  { name: 'time', value: ({ created_at }) => new Date(created_at).toISOString() },
  ...columns('kind', 'first_name', 'last_name', 'email', 'company', 'phone', 'status', 'owner'),
  { name: 'do_not_contact', value: ({ do_not_contact }) => (do_not_contact ? 'yes' : '') },
  ...columns('source', 'campaign', 'first_page', 'page', 'referrer'),
  jsonColumn('utm'),
  jsonColumn('details'),
  { name: 'agent', value: ({ assistant }) => assistant },
  ...columns('language', 'page_language', 'consent', 'consent_version', 'newsletter'),
  { name: 'suspected_spam', value: ({ quarantine_reason }) => quarantine_reason ?? '' },
  // One column per further field of each form, as the visitor read it.
  ...siteForms.flatMap((kind) =>
    furtherFields(formOf(kind)).map((id) => ({
      name: answerLabel(kind, id),
      value: (submission: SubmissionWithState) =>
        submission.kind === kind ? answerLabels(id, answersOf(submission)[id] ?? '').join(', ') : '',
    })),
  ),
];

/** Streams one JSON array. */
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

async function* csvText(pages: AsyncIterable<readonly SubmissionWithState[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(EXPORT_FIELDS.map(({ name }) => name));
  for await (const submissions of pages)
    yield submissions
      .map((submission) => csvLine(EXPORT_FIELDS.map(({ value }) => value(submission))))
      .join('');
}

/** A submission with parsed JSON columns and readable times. */
export function toExportedSubmission({
  utm,
  details,
  created_at,
  fingerprint: _,
  person: __,
  deliveries,
  ...submission
}: SubmissionWithState) {
  return {
    ...submission,
    time: new Date(created_at).toISOString(),
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

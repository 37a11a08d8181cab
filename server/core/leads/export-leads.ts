/** Exports leads as CSV or JSON, page by page, with little memory. */
import { questions } from '#content/quiz/quiz-questions.ts';
import { QUESTIONS } from '#domain/quiz/questions.ts';
import { auditDetail, type Download, recordExport } from '#server/core/audit-log.ts';
import type { CoreContext } from '#server/core/context.ts';
import { BYTE_ORDER_MARK, csvLine } from '#server/csv.ts';
import type { Store } from '#server/store/open-store.ts';
import { type LeadFilter, type LeadQuery, SORTS } from './lead-query.ts';
import { findPageIds } from './list-leads.ts';
import { answerLabels, answersOf, QUESTIONS_WITH_COLUMN } from './quiz-details.ts';
import { findByIds, type LeadWithState } from './read-leads.ts';

export type ExportFormat = 'csv' | 'json';
type LeadSelection = Readonly<{ filter: LeadFilter; sort: LeadQuery['sort']; limit?: number }>;

/** Leads per page. Other requests run between two pages. A lead with its deliveries can have 16 kB. */
export const EXPORT_PAGE_SIZE = 50;

/** Reads the first `limit` leads of a query with all their fields. */
export async function* readLeadPages(
  store: Store,
  { filter, sort, limit = Number.POSITIVE_INFINITY }: LeadSelection,
): AsyncGenerator<readonly LeadWithState[]> {
  let after: LeadQuery['after'] = null;
  let remaining = limit;
  do {
    const size = Math.min(EXPORT_PAGE_SIZE, remaining);
    const ids = await findPageIds(store, { filter, sort, after }, { limit: size + 1 });
    const leads = await findByIds(store.db, ids.slice(0, size));
    if (leads.length > 0) yield leads;
    remaining -= leads.length;
    const last = ids.length > size ? leads.at(-1) : undefined;
    after = last ? [last[SORTS[sort].column], last.id] : null;
  } while (after !== null && remaining > 0);
}

/** Streams the file. The audit log says how many rows were sent and whether the export finished. */
export async function exportLeads(
  context: CoreContext,
  { format, ...selection }: LeadSelection & Readonly<{ format: ExportFormat }>,
): Promise<Download> {
  const detail = auditDetail('leads', format, filterNames(selection.filter));
  const { pages, sent } = await recordExport(context, { detail }, readLeadPages(context.store, selection));
  return { text: format === 'csv' ? csvText(pages) : jsonText(pages), sent };
}

/** Filters for the audit log, without the text of a search, which may be a name or an address. */
const filterNames = ({ search, since, until, due, held, agent, ...otherFilters }: LeadFilter): string[] => [
  ...Object.values(otherFilters),
  ...[since, until, due].flatMap((time) =>
    time === undefined ? [] : [new Date(time).toISOString().slice(0, 10)],
  ),
  ...(held ? ['held'] : []),
  ...(agent ? ['agent'] : []),
  ...(search ? ['search'] : []),
];

type ExportField = Readonly<{ name: string; value(lead: LeadWithState): string }>;

const EXPORT_FIELDS: readonly ExportField[] = [
  { name: 'id', value: ({ id }) => id },
  { name: 'time', value: ({ created_at }) => new Date(created_at).toISOString() },
  { name: 'kind', value: ({ kind }) => kind },
  { name: 'first_name', value: ({ first_name }) => first_name },
  { name: 'last_name', value: ({ last_name }) => last_name },
  { name: 'email', value: ({ email }) => email },
  { name: 'company', value: ({ company }) => company },
  { name: 'phone', value: ({ phone }) => phone },
  { name: 'status', value: ({ status }) => status },
  { name: 'owner', value: ({ owner }) => owner },
  { name: 'source', value: ({ source }) => source },
  { name: 'campaign', value: ({ campaign }) => campaign },
  { name: 'first_page', value: ({ first_page }) => first_page },
  { name: 'page', value: ({ page }) => page },
  { name: 'referrer', value: ({ referrer }) => referrer },
  { name: 'utm', value: ({ utm }) => (utm === '{}' ? '' : utm) },
  { name: 'details', value: ({ details }) => (details === '{}' ? '' : details) },
  { name: 'agent', value: ({ agent }) => agent },
  { name: 'language', value: ({ language }) => language },
  { name: 'page_language', value: ({ page_language }) => page_language },
  { name: 'consent', value: ({ consent }) => consent },
  { name: 'consent_version', value: ({ consent_version }) => consent_version },
  { name: 'newsletter', value: ({ newsletter }) => newsletter },
  { name: 'suspected_spam', value: ({ suspicion }) => suspicion ?? '' },
  // One column per question of the quiz, as the visitor read it.
  ...QUESTIONS.filter(({ id }) => !QUESTIONS_WITH_COLUMN.includes(id)).map(({ id }) => ({
    name: questions[id].text,
    value: (lead: LeadWithState) => answerLabels(id, answersOf(lead)[id] ?? '').join(', '),
  })),
];

/** Streams one JSON array. */
async function* jsonText(pages: AsyncIterable<readonly LeadWithState[]>): AsyncGenerator<string> {
  let start = '[';
  for await (const leads of pages) {
    const items = leads.map((lead) => JSON.stringify(toExportedLead(lead), null, 2).replaceAll('\n', '\n  '));
    yield `${start}\n  ${items.join(',\n  ')}`;
    start = ',';
  }
  yield start === '[' ? '[]\n' : '\n]\n';
}

async function* csvText(pages: AsyncIterable<readonly LeadWithState[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(EXPORT_FIELDS.map(({ name }) => name));
  for await (const leads of pages)
    yield leads.map((lead) => csvLine(EXPORT_FIELDS.map(({ value }) => value(lead)))).join('');
}

/** A lead with parsed JSON columns and readable times. */
export function toExportedLead({
  utm,
  details,
  created_at,
  fingerprint: _,
  person: __,
  words: ___,
  company_key: ____,
  call_order: _____,
  next_step_at: ______,
  deliveries,
  ...lead
}: LeadWithState) {
  return {
    ...lead,
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

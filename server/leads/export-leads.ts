/** Leads as a file for a spreadsheet or another program. */
import { CSV_MARK, csvLine } from '#server/csv.ts';
import type { LeadWithState } from './queries.ts';

type Field = Readonly<{ name: string; value(lead: LeadWithState): string }>;

const FIELDS: readonly Field[] = [
  { name: 'id', value: ({ id }) => id },
  { name: 'time', value: ({ created_at }) => new Date(created_at).toISOString() },
  { name: 'kind', value: ({ kind }) => kind },
  { name: 'first_name', value: ({ first_name }) => first_name },
  { name: 'last_name', value: ({ last_name }) => last_name },
  { name: 'email', value: ({ email }) => email },
  { name: 'company', value: ({ company }) => company },
  { name: 'phone', value: ({ phone }) => phone },
  { name: 'status', value: ({ status }) => status },
  { name: 'source', value: ({ source }) => source },
  { name: 'campaign', value: ({ campaign }) => campaign },
  { name: 'first_page', value: ({ first_page }) => first_page },
  { name: 'page', value: ({ page }) => page },
  { name: 'referrer', value: ({ referrer }) => referrer },
  { name: 'utm', value: ({ utm }) => (utm === '{}' ? '' : utm) },
  { name: 'details', value: ({ details }) => (details === '{}' ? '' : details) },
  { name: 'language', value: ({ language }) => language },
  { name: 'consent', value: ({ consent }) => consent },
  { name: 'consent_version', value: ({ consent_version }) => consent_version },
  { name: 'newsletter', value: ({ newsletter }) => newsletter },
  { name: 'suspected_spam', value: ({ suspicion }) => suspicion ?? '' },
];

/** One JSON array, piece by piece. */
export async function* jsonText(pages: AsyncIterable<readonly LeadWithState[]>): AsyncGenerator<string> {
  let start = '[';
  for await (const leads of pages) {
    const items = leads.map((lead) => JSON.stringify(plainLead(lead), null, 2).replaceAll('\n', '\n  '));
    yield `${start}\n  ${items.join(',\n  ')}`;
    start = ',';
  }
  yield start === '[' ? '[]\n' : '\n]\n';
}

export async function* csvText(pages: AsyncIterable<readonly LeadWithState[]>): AsyncGenerator<string> {
  yield CSV_MARK + csvLine(FIELDS.map(({ name }) => name));
  for await (const leads of pages)
    yield leads.map((lead) => csvLine(FIELDS.map(({ value }) => value(lead)))).join('');
}

export const toJson = (leads: readonly LeadWithState[]): string =>
  `${JSON.stringify(leads.map(plainLead), null, 2)}\n`;

/** A lead with its JSON columns as data and its times readable. */
export function plainLead({
  utm,
  details,
  created_at,
  fingerprint: _,
  person: __,
  words: ___,
  company_key: ____,
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

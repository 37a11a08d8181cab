import * as v from 'valibot';
import { apiProblems } from '#content/messages/api.ts';
import { questions } from '#content/quiz/quiz-questions.ts';
import { QUESTIONS } from '#domain/quiz/questions.ts';
import { changeLeads } from '#server/core/leads/change-leads.ts';
import { exportLeads } from '#server/core/leads/export-leads.ts';
import { type LeadWithReadiness, readCompleteLeadPage, readLead } from '#server/core/leads/find-leads.ts';
import { answerLabels, answersOf } from '#server/core/leads/quiz-details.ts';
import type { PersonReadiness } from '#server/core/people/readiness.ts';
import { CSV_CONTENT_TYPE } from '#server/csv.ts';
import { HttpError } from '#server/errors.ts';
import { personId } from '#server/events/person-id.ts';
import { download } from '#server/http/download.ts';
import type { Delivery } from '#server/store/schema.ts';
import { fileOperation, type Operation, operation } from '../operation.ts';
import * as schema from '../schemas.ts';
import { formatCursor, iso, isoOrNull, parseFilter, readCursor, requireFound } from '../values.ts';

type ApiLead = v.InferOutput<typeof schema.Lead>;

export const toApiReadiness = (readiness: PersonReadiness | null): ApiLead['readiness'] =>
  readiness && {
    level: readiness.level,
    reasons: [...readiness.reasons],
    nextCall: isoOrNull(readiness.nextCall),
  };

type DeliverySummary = Pick<Delivery, 'id' | 'kind' | 'state' | 'attempts' | 'note'> & {
  next_at: number | null;
};

export const toApiDelivery = ({ id, kind, state, attempts, note, next_at }: DeliverySummary) => ({
  id,
  kind,
  state,
  attempts,
  next: state === 'pending' ? isoOrNull(next_at) : null,
  note,
});

function answersInWords(lead: LeadWithReadiness['lead']): ApiLead['answers'] {
  const answers = answersOf(lead);
  return QUESTIONS.flatMap(({ id }) => {
    const answer = answers[id];
    if (answer === undefined || answer.length === 0) return [];
    return { id, question: questions[id].text, answer: answerLabels(id, answer).join(', ') };
  });
}

export function toApiLead({ lead, readiness }: LeadWithReadiness): ApiLead {
  return {
    id: lead.id,
    personId: personId(lead.person),
    time: iso(lead.created_at),
    kind: lead.kind,
    status: lead.status,
    owner: lead.owner,
    held: lead.suspicion,
    email: lead.email,
    firstName: lead.first_name,
    lastName: lead.last_name,
    company: lead.company,
    phone: lead.phone,
    language: lead.language,
    pageLanguage: lead.page_language,
    source: lead.source,
    campaign: lead.campaign,
    firstPage: lead.first_page,
    page: lead.page,
    referrer: lead.referrer,
    utm: JSON.parse(lead.utm) as Record<string, string>,
    consent: { text: lead.consent, version: lead.consent_version },
    newsletter: lead.newsletter,
    answers: answersInWords(lead),
    agent: lead.agent,
    readiness: toApiReadiness(readiness),
    deliveries: lead.deliveries.map(toApiDelivery),
  };
}

const ListQuery = v.strictObject({ ...schema.pagingFields, ...schema.leadFilter, ...schema.leadOrder });
const SearchBody = v.strictObject({ ...ListQuery.entries, search: schema.Search });
const LeadPage = schema.pageSchema(schema.Lead);

type LeadListRequest = Omit<v.InferOutput<typeof SearchBody>, 'search'> & { search?: string | undefined };

export async function listLeads(
  context: Parameters<typeof readCompleteLeadPage>[0],
  request: LeadListRequest,
) {
  const { cursor, limit, sort, ...filter } = request;
  const page = { filter: parseFilter(filter), sort, after: readCursor(cursor), limit };
  const { leads, next } = await readCompleteLeadPage(context, page);
  return { data: leads.map(toApiLead), next: formatCursor(next) };
}

function requireChanged(changed: number): number {
  if (changed === 0) throw new HttpError(404, apiProblems.unknownLead);
  return changed;
}

export const leadOperations: readonly Operation[] = [
  operation({
    id: 'listLeads',
    method: 'get',
    path: '/leads',
    scope: 'read',
    query: ListQuery,
    response: LeadPage,
    run: ({ context, query }) => listLeads(context, query),
  }),
  operation({
    id: 'searchLeads',
    method: 'post',
    path: '/leads/search',
    scope: 'read',
    body: SearchBody,
    response: LeadPage,
    run: ({ context, body }) => listLeads(context, body),
  }),
  fileOperation({
    id: 'exportLeads',
    method: 'post',
    path: '/leads/export',
    scope: 'read',
    body: v.strictObject({
      ...schema.leadFilter,
      ...schema.leadOrder,
      search: schema.Search,
      format: v.optional(v.picklist(['csv', 'json']), 'csv'),
    }),
    files: ['text/csv', 'application/json'],
    async run({ context, body: { format, sort, ...filter }, deps: { log } }) {
      const file = await exportLeads(context, { filter: parseFilter(filter), sort, format });
      const type = format === 'csv' ? CSV_CONTENT_TYPE : 'application/json';
      return download(file, { name: `leads.${format}`, type, log });
    },
  }),
  operation({
    id: 'readLead',
    method: 'get',
    path: '/leads/{id}',
    scope: 'read',
    response: schema.Lead,
    run: async ({ context, id }) =>
      toApiLead(requireFound(await readLead(context, id), apiProblems.unknownLead)),
  }),
  operation({
    id: 'changeLead',
    method: 'patch',
    path: '/leads/{id}',
    scope: 'write',
    body: v.strictObject({ status: schema.Status }),
    response: schema.IdResponse,
    async run({ context, id, body: { status }, deps: { wake } }) {
      requireChanged(await changeLeads(context, { ids: [id], action: { do: 'status', status } }));
      wake();
      return { id };
    },
  }),
  operation({
    id: 'retryLead',
    method: 'post',
    path: '/leads/{id}/retry',
    scope: 'write',
    response: schema.RetryResponse,
    async run({ context, id, deps: { worker } }) {
      const retried = await changeLeads(context, { ids: [id], action: { do: 'retry' } });
      worker.tryNow();
      return { retried };
    },
  }),
  operation({
    id: 'releaseLead',
    method: 'post',
    path: '/leads/{id}/release',
    scope: 'write',
    response: schema.ReleaseResponse,
    async run({ context, id, deps: { wake } }) {
      const released = requireChanged(await changeLeads(context, { ids: [id], action: { do: 'release' } }));
      wake();
      return { released };
    },
  }),
];

import * as v from 'valibot';
import { apiProblems } from '#content/api-texts.ts';
import type { CoreContext } from '#server/core/context.ts';
import { personId } from '#server/core/people/person-id.ts';
import type { PersonReadiness } from '#server/core/people/readiness.ts';
import { answerFacts } from '#server/core/submissions/answers.ts';
import { changeSubmissions } from '#server/core/submissions/change-submissions.ts';
import { exportSubmissions } from '#server/core/submissions/export-submissions.ts';
import {
  listSubmissions,
  readSubmission,
  type SubmissionWithState,
} from '#server/core/submissions/submissions.ts';
import { HttpError } from '#server/errors.ts';
import { iso, isoOrNull } from '#server/events/event-schema.ts';
import { download } from '#server/http/download.ts';
import type { Delivery } from '#server/store/schema.ts';
import { operation, requireFound, toPageResponse, toResponse } from '../operation.ts';
import * as schema from '../schemas.ts';

export const toApiReadiness = (readiness: PersonReadiness | undefined) =>
  readiness
    ? { level: readiness.level, reasons: [...readiness.reasons], nextCall: isoOrNull(readiness.nextCall) }
    : null;

type DeliverySummary = Pick<Delivery, 'id' | 'kind' | 'state' | 'attempts' | 'note'> & {
  next_at: number | null;
};

export const toApiDelivery = (delivery: DeliverySummary) =>
  toResponse(schema.SubmissionDelivery, {
    ...delivery,
    next: delivery.state === 'pending' ? isoOrNull(delivery.next_at) : null,
  });

const toApiSubmission = (submission: SubmissionWithState) =>
  toResponse(schema.Submission, {
    ...submission,
    personId: personId(submission.person),
    time: iso(submission.created_at),
    doNotContact: submission.do_not_contact,
    quarantined: submission.quarantine_reason,
    firstName: submission.first_name,
    lastName: submission.last_name,
    pageLanguage: submission.page_language,
    firstPage: submission.first_page,
    utm: JSON.parse(submission.utm) as Record<string, string>,
    consent: { text: submission.consent, version: submission.consent_version },
    answers: answerFacts(submission).map(({ id, label, value }) => ({ id, question: label, answer: value })),
    readiness: toApiReadiness(submission.readiness),
    deliveries: submission.deliveries.map(toApiDelivery),
  });

const selection = { ...schema.submissionFilter, ...schema.submissionOrder };
const ListQuery = v.strictObject({ ...schema.pagingFields, ...selection });
const SearchBody = v.strictObject({ ...ListQuery.entries, search: schema.Search });
const SubmissionPage = schema.pageSchema(schema.Submission);

async function listApiSubmissions(context: CoreContext, request: v.InferOutput<typeof SearchBody>) {
  const { cursor: after, limit, sort, ...filter } = request;
  return toPageResponse(await listSubmissions(context, { filter, sort, after, limit }), toApiSubmission);
}

function requireChanged(changed: number): number {
  if (changed === 0) throw new HttpError(404, apiProblems.unknownLead);
  return changed;
}

export const submissionOperations = {
  listSubmissions: operation('GET /submissions', 'read', {
    query: ListQuery,
    response: SubmissionPage,
    run: ({ context, query }) => listApiSubmissions(context, query),
  }),
  searchSubmissions: operation('POST /submissions/search', 'read', {
    body: SearchBody,
    response: SubmissionPage,
    run: ({ context, body }) => listApiSubmissions(context, body),
  }),
  exportSubmissions: operation('POST /submissions/export', 'read', {
    body: v.strictObject({
      ...selection,
      search: schema.Search,
      format: v.optional(v.picklist(['csv', 'json']), 'csv'),
    }),
    files: ['text/csv', 'application/json'],
    async run({ context, body: { format, sort, ...filter }, deps: { log } }) {
      const file = await exportSubmissions(context, { filter, sort, format });
      return download(file, `submissions.${format}`, log);
    },
  }),
  readSubmission: operation('GET /submissions/{id}', 'read', {
    response: schema.Submission,
    run: async ({ context, id }) =>
      toApiSubmission(requireFound(await readSubmission(context, id), apiProblems.unknownLead)),
  }),
  changeSubmission: operation('PATCH /submissions/{id}', 'write', {
    body: v.strictObject({ status: schema.Status }),
    response: schema.IdResponse,
    async run({ context, id, body: { status } }) {
      const { changed } = await changeSubmissions(context, {
        ids: [id],
        action: { do: 'change', change: { status } },
      });
      requireChanged(changed);
      return { id };
    },
  }),
  retrySubmission: operation('POST /submissions/{id}/retry', 'write', {
    response: schema.RetryResponse,
    async run({ context, id, deps: { worker } }) {
      const { changed: retried } = await changeSubmissions(context, { ids: [id], action: { do: 'retry' } });
      worker.tryNow();
      return { retried };
    },
  }),
  releaseSubmission: operation('POST /submissions/{id}/release', 'write', {
    response: schema.ReleaseResponse,
    async run({ context, id }) {
      const { changed } = await changeSubmissions(context, { ids: [id], action: { do: 'release' } });
      return { released: requireChanged(changed) };
    },
  }),
};

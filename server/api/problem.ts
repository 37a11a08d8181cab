/** Errors of the API in the format of RFC 9457, https://www.rfc-editor.org/rfc/rfc9457. */
import { STATUS_CODES } from 'node:http';
import * as v from 'valibot';
import { apiProblems } from '#content/messages/api.ts';
import type { HttpError } from '#server/errors.ts';

export const ProblemSchema = v.strictObject({
  type: v.literal('about:blank'),
  title: v.pipe(v.string(), v.description('Name of the status')),
  status: v.number(),
  detail: v.pipe(v.string(), v.description('Reason for the error')),
  field: v.optional(v.pipe(v.string(), v.description('Invalid field or parameter'))),
});
export type Problem = v.InferOutput<typeof ProblemSchema>;

export const PROBLEM_TYPE = 'application/problem+json';

const createProblem = (status: number, detail: string, field?: string): Problem => ({
  type: 'about:blank',
  title: STATUS_CODES[status] ?? '',
  status,
  detail,
  ...(field !== undefined && { field }),
});

const toResponse = (body: Problem, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(body), {
    status: body.status,
    headers: { 'content-type': PROBLEM_TYPE, ...headers },
  });

export const problemResponse = ({ status, message, field, headers }: HttpError): Response =>
  toResponse(createProblem(status, message, field), headers);

export const serverErrorResponse = (): Response => toResponse(createProblem(500, apiProblems.failed));

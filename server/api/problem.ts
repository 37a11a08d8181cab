/** Errors of the API in the format of RFC 9457, https://www.rfc-editor.org/rfc/rfc9457. */
import { STATUS_CODES } from 'node:http';
import * as v from 'valibot';
import { apiProblems } from '#content/api-texts.ts';
import { HttpError } from '#server/errors.ts';

export const ProblemSchema = v.strictObject({
  type: v.literal('about:blank'),
  title: v.pipe(v.string(), v.description('Name of the status')),
  status: v.number(),
  detail: v.pipe(v.string(), v.description('Reason for the error')),
  field: v.optional(v.pipe(v.string(), v.description('Invalid field or parameter'))),
});

export const PROBLEM_TYPE = 'application/problem+json';

export function problemResponse(error: Error): Response {
  const { status, message, field, headers } =
    error instanceof HttpError
      ? error
      : { status: 500, message: apiProblems.failed, field: undefined, headers: {} };
  const problem: v.InferOutput<typeof ProblemSchema> = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? '',
    status,
    detail: message,
    ...(field !== undefined && { field }),
  };
  return Response.json(problem, { status, headers: { ...headers, 'content-type': PROBLEM_TYPE } });
}

/** Responses of site and desk to errors, in JSON. The API has the format of api/problem.ts. */
import type { Context, Env } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { HttpError, storeUnavailable } from '#server/errors.ts';
import { isLocked } from '#server/store/faults.ts';
import { wordsFor } from '#server/words.ts';

export function errorResponse<E extends Env>(
  c: Context<E>,
  thrown: Error,
  { log, bugMessage }: Readonly<{ log: Logger; bugMessage: string }>,
): Response {
  if (thrown instanceof HTTPException) return c.json({ error: thrown.message }, thrown.status);
  if (!(thrown instanceof HttpError)) log.error({ err: thrown, method: c.req.method }, 'request failed');
  const error = isLocked(thrown) ? storeUnavailable() : thrown;
  if (!(error instanceof HttpError)) return c.json({ error: bugMessage }, 500);
  const { field, headers, status } = error;
  const message = error.messageIn(wordsFor(c).errorMessages);
  return c.json({ error: message, ...(field && { field }) }, status, headers);
}

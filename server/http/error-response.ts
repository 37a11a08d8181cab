/** Responses of site and desk to errors, in JSON. The API has a format of its own. */
import type { Context, Env, Hono } from 'hono';
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

type Message = ConstructorParameters<typeof HttpError>[1];

/** A known path with another method is a 405 that lists the allowed methods; an unknown path is a 404. */
export function unknownPathError<E extends Env>(
  { router }: Hono<E>,
  path: string,
  { notFound, notAllowed }: Readonly<{ notFound: Message; notAllowed: Message }>,
): HttpError {
  const allowed = ['GET', 'POST', 'PATCH'].filter((method) =>
    router.match(method, path)[0].some(([[, route]]) => route.method === method),
  );
  if (allowed.length === 0) return new HttpError(404, notFound);
  if (allowed.includes('GET')) allowed.push('HEAD');
  return new HttpError(405, notAllowed, { headers: { allow: allowed.join(', ') } });
}

import type { Context, Env } from 'hono';
import type { HttpError } from '#server/errors.ts';
import { wordsFor } from '#server/words.ts';

/** Error response of the API. */
export function errorResponse<E extends Env>(c: Context<E>, error: HttpError): Response {
  const { field, headers, status } = error;
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  return c.json({ error: error.messageIn(wordsFor(c).errorMessages), ...(field && { field }) }, status);
}

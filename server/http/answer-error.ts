import type { Context, Env } from 'hono';
import type { Refusal } from '#server/errors.ts';

/** What a caller of the API is told in the place of an answer. */
export function answerRefusal<E extends Env>(c: Context<E>, refusal: Refusal): Response {
  const { message, field, headers, status } = refusal;
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  return c.json({ error: message, ...(field && { field }) }, status);
}

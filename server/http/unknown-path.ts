import type { Env, Hono } from 'hono';
import { HttpError } from '#server/errors.ts';

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

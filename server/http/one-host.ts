/** Rejects requests with two Host headers: a proxy and this server might trust different ones (RFC 9112, 3.2). */
import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { ServerEnv } from './client-address.ts';

type Fetch = Hono<ServerEnv>['fetch'];

export const withOneHost =
  (fetch: Fetch) =>
  (request: Request, env: HttpBindings | Http2Bindings): Response | Promise<Response> =>
    countHosts(env.incoming.rawHeaders) > 1
      ? new Response(null, { status: 400 })
      : fetch(request, env as HttpBindings);

/** Raw headers alternate names and values. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

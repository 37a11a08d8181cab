/** The desk's API calls, typed by the server's own routes. Reads go through the shared query client by their path. */
import { type ClientResponse, hc } from 'hono/client';
import type { DeskApi } from '#server/desk/desk-api.ts';

export const api = hc<DeskApi>(new URL('/desk/api', window.location.href).href);

/** Query key of a GET request. The shared client fetches the path at the start of the key. */
export const keyOf = (url: URL): readonly [string] => [url.pathname + url.search];

/** Body of an API response. Throws for any status other than OK; the error message starts with the status. */
export async function answerOf<Body>(call: Promise<ClientResponse<Body>>): Promise<Body> {
  const response = await call;
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
  return (await response.json()) as Body;
}

/** Status of a failed call, from the start of its error message. */
export const statusOf = (error: unknown): number =>
  Number(/^(\d{3}):/.exec(error instanceof Error ? error.message : '')?.[1] ?? 0);

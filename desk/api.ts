/** Calls to the API of the desk. Their types come from the routes of the server. */
import { type ClientResponse, hc } from 'hono/client';
import type { DeskApi } from '#server/desk/desk-routes.ts';

export const api = hc<DeskApi>(new URL('/desk/api', window.location.href).href);

/** Query key of a GET request. The shared query client fetches the path in the key. */
export const queryKeyFor = (url: URL): readonly [string] => [url.pathname + url.search];

/** Returns the body of a response. A failed request throws an error whose message starts with the status. */
export async function readBody<Body>(pendingResponse: Promise<ClientResponse<Body>>): Promise<Body> {
  const response = await pendingResponse;
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
  return (await response.json()) as Body;
}

/** The server's answer to a failed call. */
export function errorBody(error: unknown): { field?: string; error?: string } {
  try {
    return JSON.parse((error as Error).message.slice('422: '.length));
  } catch {
    return {};
  }
}

/** Status of a failed call, from the start of its error message. */
export const errorStatus = (error: unknown): number =>
  Number(/^(\d{3}):/.exec(error instanceof Error ? error.message : '')?.[1] ?? 0);

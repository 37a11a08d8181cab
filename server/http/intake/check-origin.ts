import type { Context } from 'hono';
import { refusals } from '#content/refusals.ts';
import { Refusal } from '#server/errors.ts';

/**
 * Another site's page cannot send our forms: its browser says where it comes from. A client without Origin is no
 * browser, and there is no session here that it could abuse.
 */
export function checkOrigin(c: Context, publicOrigin: string): void {
  const origin = c.req.header('origin');
  if (c.req.header('sec-fetch-site') === 'cross-site') throw new Refusal(403, refusals.otherSite);
  if (origin === undefined || origin === publicOrigin) return;
  const host = c.req.header('host');
  if (URL.canParse(origin) && new URL(origin).host === host) return;
  throw new Refusal(403, refusals.otherSite);
}

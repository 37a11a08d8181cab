import type { Context } from 'hono';
import { HttpError } from '#server/errors.ts';
import type { Runtime } from '#server/runtime.ts';
import { printableText } from './submission-context.ts';

/**
 * Rejects forms from pages of other sites, by the browser's Origin header. A client without Origin is not a browser and
 * has no session to abuse.
 */
export function checkOrigin(c: Context, deps: Runtime): void {
  const origin = c.req.header('origin') ?? '';
  const isSameHost = URL.canParse(origin) && new URL(origin).host === c.req.header('host');
  if (isSameHost) rejectCrossSite(c, deps);
  else checkPublicOrigin(c, deps);
}

/**
 * Accepts pages of PUBLIC_ORIGIN only. The request's own Host proves nothing: a site can make its name point to this
 * server (DNS rebinding).
 */
export function checkPublicOrigin(c: Context, deps: Runtime): void {
  const origin = c.req.header('origin');
  if (origin === undefined || origin === deps.settings.publicOrigin) rejectCrossSite(c, deps);
  else refuse(c, deps);
}

function rejectCrossSite(c: Context, deps: Runtime): void {
  if (c.req.header('sec-fetch-site') === 'cross-site') refuse(c, deps);
}

function refuse(c: Context, { settings: { publicOrigin }, log }: Runtime): never {
  // The usual cause: PUBLIC_ORIGIN differs from the site's address in the browser.
  const facts = {
    origin: printableText(c.req.header('origin'), 200),
    publicOrigin,
    host: printableText(c.req.header('host'), 200),
  };
  log.warn(facts, 'cross-origin form refused');
  throw new HttpError(403, (words) => words.crossSite);
}

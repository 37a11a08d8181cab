import type { Context } from 'hono';
import { HttpError } from '#server/errors.ts';
import type { Runtime } from '#server/runtime.ts';
import { printableText } from './lead-context.ts';

/**
 * Rejects forms from pages of other sites, by the browser's Origin header. A client without Origin is not a browser and
 * has no session to abuse.
 */
export function checkOrigin(
  c: Context,
  { settings: { publicOrigin }, log }: Pick<Runtime, 'settings' | 'log'>,
): void {
  const origin = c.req.header('origin') ?? '';
  const isOwnOrigin =
    origin === '' ||
    origin === publicOrigin ||
    (URL.canParse(origin) && new URL(origin).host === c.req.header('host'));
  if (isOwnOrigin && c.req.header('sec-fetch-site') !== 'cross-site') return;
  // The usual cause: PUBLIC_ORIGIN differs from the site's address in the browser.
  const facts = {
    origin: printableText(origin, 200),
    publicOrigin,
    host: printableText(c.req.header('host'), 200),
  };
  log.warn(facts, 'cross-origin form refused');
  throw new HttpError(403, (words) => words.crossSite);
}

/** The application: site, forms, API, and the desk and Insight if they are on. Tests call it in process. */

import { join } from 'node:path';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { fill } from '#content/message.ts';
import { site } from '#content/site.ts';
import { apiRoutes } from '#server/api/api-routes.ts';
import { API_PATH } from '#server/api/operation.ts';
import { endAccessOfFormerUsers } from '#server/core/team/team.ts';
import { insightRoutes } from '#server/http/insight-routes.ts';
import { MCP_PATH, mcpRoutes } from '#server/mcp/mcp-routes.ts';
import type { Runtime } from '#server/runtime.ts';
import { languageOf, wordsFor } from '#server/words.ts';
import { bookingRoutes, providerFor, type SiteProvider } from './booking-routes.ts';
import { isSecure, type ServerEnv } from './client-address.ts';
import { errorResponse, unknownPathError } from './error-response.ts';
import { healthRoutes } from './health.ts';
import { newsletterRoutes } from './newsletter-routes.ts';
import { createPageRenderer } from './plain-page.tsx';
import { siteHeaders } from './security-headers.ts';
import { loadStaticSite } from './static-site.ts';
import { submissionRoutes } from './submission-routes.ts';

export async function openApp(
  runtime: Runtime,
  {
    isDraining = () => false,
    booking = providerFor(site.booking),
  }: Readonly<{ isDraining?(): boolean; booking?: SiteProvider }> = {},
): Promise<Hono<ServerEnv>> {
  const { settings, metrics, log, store, team, clock, worker } = runtime;
  const staticSite = loadStaticSite(settings.siteDir);
  const app = new Hono<ServerEnv>();
  const renderPage = createPageRenderer(staticSite);
  const headersOf = (c: Context<ServerEnv>) => siteHeaders[isSecure(c, settings) ? 'tls' : 'plain'];
  const requestSeconds = metrics.histogram(
    'http_request_seconds',
    'Time to answer calls of the API.',
    'route',
    'method',
    'status',
  );

  /** Logs and measures each call, without IP addresses, queries and bodies, which are personal data. */
  const logRequest: MiddlewareHandler<ServerEnv> = async (c, next) => {
    const startedAt = performance.now();
    await next();
    const ms = performance.now() - startedAt;
    const route = matchedRoutes(c).find(({ method }) => method !== 'ALL')?.path ?? 'none';
    const { status } = c.res;
    requestSeconds.observe({ route, method: c.req.method, status: String(status) }, ms / 1000);
    const facts = { method: c.req.method, route, status, ms: Math.round(ms * 10) / 10 };
    if (status >= 500) log.error(facts, 'request');
    else log.info(facts, 'request');
  };
  /** A change may have written deliveries. */
  const wakeWorker: MiddlewareHandler<ServerEnv> = async (c, next) => {
    await next();
    if (c.req.method !== 'GET') worker.wake();
  };
  const setHeaders: MiddlewareHandler<ServerEnv> = async (c, next) => {
    await next();
    const headers = {
      ...headersOf(c).document,
      'cache-control': 'no-store',
      'content-language': languageOf(c).code,
    };
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  };

  // Everything else is the static site. Webhooks and /mcp exist only if they are set up.
  const apiPaths = [
    ...['/webhook/*', '/api/*', '/newsletter/*'],
    ...(settings.bookingWebhookSecret ? ['/hooks/*'] : []),
    ...(settings.publicMcp ? [MCP_PATH] : []),
  ];
  for (const path of apiPaths) app.use(path, logRequest, setHeaders);
  // Without users the desk is off here, but another server may have it.
  if (settings.deskUsers.length > 0) {
    await endAccessOfFormerUsers(store.db, await team(), clock());
    const { deskRoutes } = await import('#server/desk/desk-routes.ts');
    // The desk's files are beside the site's folder, so a copy of the site on a static host does not contain them.
    const files = loadStaticSite(join(settings.siteDir, '..', 'desk'));
    app.use('/desk/api/*', logRequest, wakeWorker).route('/', deskRoutes(runtime, files));
  }
  app.route('/', healthRoutes(runtime, isDraining));
  app.route('/', submissionRoutes(runtime, renderPage));
  app.route('/', newsletterRoutes(runtime, renderPage));
  app.route('/', bookingRoutes(runtime, booking));
  if (settings.insight) app.route('/', insightRoutes(runtime));
  if (settings.publicMcp)
    app.route(
      '/',
      mcpRoutes({ ...runtime, staticSite, dispatch: (request, env) => app.fetch(request, env) }),
    );
  app.use(`${API_PATH}/*`, wakeWorker).route(API_PATH, apiRoutes(runtime));
  for (const path of apiPaths)
    app.all(path, (c) => {
      const { path, method } = c.req;
      throw unknownPathError(app, path, {
        notFound: (words) => words.notFound,
        notAllowed: (words) => fill(words.notAllowed, { method }),
      });
    });
  // No middleware here, so that pages and files are answered synchronously.
  app.all('*', (c) => staticSite.respond(c, headersOf(c)));
  app.onError((error, c) =>
    errorResponse(c, error, { log, bugMessage: wordsFor(c).errorMessages.serverError }),
  );
  return app;
}

/** All HTTP routes. Separate from listening, so that tests can call it in process. */

import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { fill } from '#content/message.ts';
import { site } from '#content/site.ts';
import { apiRoutes } from '#server/api/api-routes.ts';
import { API_PATH } from '#server/api/operation.ts';
import { HttpError } from '#server/errors.ts';
import { MCP_PATH, mcpRoutes } from '#server/mcp/mcp-routes.ts';
import type { Runtime } from '#server/runtime.ts';
import { languageOf, wordsFor } from '#server/words.ts';
import { bookingRoutes, providerFor, type SiteProvider } from './booking-routes.ts';
import { isSecure, type ServerEnv } from './client-address.ts';
import { errorResponse } from './error-response.ts';
import { healthRoutes } from './health.ts';
import { newsletterRoutes } from './newsletter-routes.ts';
import { createPageRenderer } from './plain-page.tsx';
import { siteHeaders } from './security-headers.ts';
import type { StaticSite } from './static-site.ts';
import { submissionRoutes } from './submission-routes.ts';

export type AppDeps = Omit<Runtime, 'mail' | 'close'> &
  Readonly<{
    staticSite: StaticSite;
    /** True after a stop signal. */
    isDraining?(): boolean;
    /** Receives the counts of Insight, if it is on. */
    insight?: Hono<ServerEnv> | undefined;
    /** The booking provider. */
    booking?: SiteProvider;
    /** The desk, if it has users. */
    desk?: Hono<ServerEnv> | undefined;
  }>;

export function createApp(deps: AppDeps): Hono<ServerEnv> {
  const { settings, staticSite, store, metrics, log, clock, monotonicNow } = deps;
  const { isDraining = () => false, booking = providerFor(site.booking) } = deps;
  const app = new Hono<ServerEnv>();
  const renderPage = createPageRenderer(staticSite);
  const headersOf = (c: Context<ServerEnv>) => siteHeaders[isSecure(c, settings) ? 'tls' : 'plain'];
  const requestSeconds = metrics.histogram('http_request_seconds', 'Time to answer calls of the API.', [
    'route',
    'method',
    'status',
  ]);

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
  if (deps.desk) app.use('/desk/api/*', logRequest).route('/', deps.desk);
  app.route(
    '/',
    healthRoutes({
      metrics,
      log,
      metricsToken: settings.metricsToken,
      probe: () => store.probe(clock()),
      monotonicNow,
      isDraining,
    }),
  );
  const submissionOutcomes = metrics.counter('submissions_total', 'Forms received, by kind and outcome.', [
    'kind',
    'outcome',
  ]);
  app.route('/', submissionRoutes({ ...deps, renderPage, outcomes: submissionOutcomes }));
  app.route('/', newsletterRoutes({ ...deps, renderPage }));
  const bookingOutcomes = metrics.counter('bookings_total', 'Messages of the booking provider, by outcome.', [
    'outcome',
  ]);
  app.route('/', bookingRoutes({ ...deps, ...booking, outcomes: bookingOutcomes }));
  if (deps.insight) app.route('/', deps.insight);
  if (settings.publicMcp)
    app.route('/', mcpRoutes({ ...deps, dispatch: (request, env) => app.fetch(request, env) }));
  app.route(API_PATH, apiRoutes(deps));
  for (const path of apiPaths)
    app.all(path, (c) => {
      throw unknownPathError(app, c);
    });
  // No middleware here, so that pages and files are answered synchronously.
  app.all('*', (c) => staticSite.respond(c, headersOf(c)));
  app.onError((error, c) =>
    errorResponse(c, error, { log, bugMessage: wordsFor(c).errorMessages.serverError }),
  );
  return app;
}

/** A known path with another method is a 405 that lists the allowed methods; an unknown path is a 404. */
function unknownPathError(app: Hono<ServerEnv>, { req: { method, path } }: Context): HttpError {
  const allowed = new Set(
    app.routes.filter((route) => route.path === path && route.method !== 'ALL').map((route) => route.method),
  );
  if (allowed.size === 0) return new HttpError(404, (words) => words.notFound);
  if (allowed.has('GET')) allowed.add('HEAD');
  const headers = { allow: [...allowed].join(', ') };
  return new HttpError(405, (words) => fill(words.notAllowed, { method }), { headers });
}

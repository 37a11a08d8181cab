/** All HTTP routes. Separate from listening, so that tests can call it in process. */
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { site } from '#content/site.ts';
import { apiRoutes } from '#server/api/api-routes.ts';
import { API_PATH } from '#server/api/policy.ts';
import { type SiteProvider, siteProvider } from '#server/bookings/provider.ts';
import { MCP_PATH, mcpRoutes } from '#server/mcp/mcp-routes.ts';
import type { Runtime } from '#server/runtime.ts';
import { languageOf, type ServerWords, wordsFor } from '#server/words.ts';
import { bookingRoutes } from './booking-routes.ts';
import type { ServerEnv } from './client-address.ts';
import { healthRoutes } from './health.ts';
import { INTAKE_POLICY, type IntakePolicy } from './intake/policy.ts';
import { createIsSecure } from './is-secure.ts';
import { newsletterRoutes } from './newsletter-routes.ts';
import { createPageRenderer } from './plain-page.tsx';
import { createReadinessProbe } from './readiness-probe.ts';
import { requestLog } from './request-log.ts';
import type { Protection, StaticSite } from './static-site.ts';
import { submissionRoutes } from './submission-routes.ts';

export type AppDeps = Pick<
  Runtime,
  | 'settings'
  | 'store'
  | 'tokens'
  | 'metrics'
  | 'log'
  | 'clock'
  | 'monotonicNow'
  | 'limits'
  | 'deliveriesFor'
  | 'announce'
  | 'wake'
  | 'worker'
> &
  Readonly<{
    staticSite: StaticSite;
    protection: Protection;
    /** True after a stop signal. */
    isDraining?(): boolean;
    policy?: IntakePolicy;
    /** Receives the counts of Insight, if it is on. */
    insight?: Hono<ServerEnv> | undefined;
    /** The booking provider. */
    booking?: SiteProvider;
    /** The desk, if it has users. */
    desk?: Hono<ServerEnv> | undefined;
  }>;

/** Paths of the API; everything else is the static site. */
const API_PATHS = ['/webhook/*', '/api/*', '/newsletter/*'];
/** Paths of webhooks that we receive. They exist only if bookings are set up. */
const HOOK_PATHS = '/hooks/*';

export function createApp(deps: AppDeps): Hono<ServerEnv> {
  const { settings, staticSite, protection, store, metrics, log, clock } = deps;
  const { policy = INTAKE_POLICY, isDraining = () => false, booking = siteProvider } = deps;
  const app = new Hono<ServerEnv>();
  const renderPage = createPageRenderer(staticSite);
  const isSecure = createIsSecure(settings);

  const requestSeconds = metrics.histogram('http_request_seconds', 'Time to answer calls of the API.', [
    'route',
    'method',
    'status',
  ]);
  const headersFor = (c: Context<ServerEnv>) => ({
    ...protection.document[isSecure(c) ? 'tls' : 'plain'],
    'cache-control': 'no-store',
    'content-language': languageOf(c).code,
  });
  const setHeaders: MiddlewareHandler<ServerEnv> = async (c, next) => {
    await next();
    if (c.get('hasHeaders')) return;
    for (const [name, value] of Object.entries(headersFor(c))) c.res.headers.set(name, value);
  };
  const apiPaths = [
    ...API_PATHS,
    ...(settings.bookingWebhookSecret ? [HOOK_PATHS] : []),
    ...(settings.agents ? [MCP_PATH] : []),
  ];
  const logRequests = requestLog(log, requestSeconds);
  // A separate router: fixed names beside `:id` would slow down the lookup of every other path.
  const api = new Hono<ServerEnv>().use(logRequests).route(API_PATH, apiRoutes(deps));
  const isApi = (path: string) => path.startsWith(`${API_PATH}/`);
  for (const path of apiPaths)
    app.use(path, (c, next) => (isApi(c.req.path) ? next() : logRequests(c, next)), setHeaders);
  if (deps.desk) {
    app.use('/desk/api/*', logRequests);
    app.route('/', deps.desk);
  }

  app.route(
    '/',
    healthRoutes({
      metrics,
      log,
      metricsToken: settings.metricsToken,
      checkReady: createReadinessProbe({
        probe: () => store.probe(clock()),
        monotonicNow: deps.monotonicNow,
        isDraining,
      }),
    }),
  );
  app.route(
    '/',
    submissionRoutes({
      ...deps,
      policy,
      renderPage,
      headersFor,
      outcomes: metrics.counter('submissions_total', 'Forms received, by kind and outcome.', [
        'kind',
        'outcome',
      ]),
    }),
  );
  app.route('/', newsletterRoutes({ ...deps, renderPage }));
  app.route(
    '/',
    bookingRoutes({
      ...deps,
      ...booking,
      outcomes: metrics.counter('bookings_total', 'Messages of the booking provider, by outcome.', [
        'outcome',
      ]),
    }),
  );
  if (deps.insight) app.route('/', deps.insight);
  if (settings.agents)
    app.route('/', mcpRoutes({ ...deps, dispatch: (request, env) => app.fetch(request, env) }));
  app.all(`${API_PATH}/*`, (c) => api.fetch(c.req.raw, c.env));
  for (const path of apiPaths) app.all(path, (c) => apiFallback(app, c.req, wordsFor(c).errorMessages));

  // No middleware here, so that pages and files are answered synchronously.
  app.all('*', (c) =>
    staticSite.respond({
      method: c.req.method,
      path: c.req.path,
      url: c.req.url,
      isTls: isSecure(c),
      header: (name) => c.req.header(name),
    }),
  );

  app.onError((error, c) => {
    log.error({ err: error, method: c.req.method }, 'request failed');
    return c.json({ error: wordsFor(c).errorMessages.serverError(site.email) }, 500);
  });
  return app;
}

/** A known path with another method is a 405 that lists the allowed methods; an unknown path is a 404. Both in JSON. */
function apiFallback(
  app: Hono<ServerEnv>,
  { method, path }: Readonly<{ method: string; path: string }>,
  errorMessages: ServerWords['errorMessages'],
): Response {
  const allowed = [
    ...new Set(
      app.routes
        .filter((route) => route.path === path && route.method !== 'ALL')
        .map((route) => route.method),
    ),
  ];
  if (allowed.length === 0) return Response.json({ error: errorMessages.notFound }, { status: 404 });
  const allow = [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : [])].join(', ');
  return Response.json({ error: errorMessages.notAllowed(method) }, { status: 405, headers: { allow } });
}

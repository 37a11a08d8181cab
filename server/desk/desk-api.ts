/** The API of the desk. `DeskApi` types the browser's client. */
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { deskErrors } from '#content/desk.ts';
import { HttpError } from '#server/errors.ts';
import { isSecure } from '#server/http/client-address.ts';
import { errorResponse } from '#server/http/error-response.ts';
import { createTimeBudget } from '#server/http/time-budget.ts';
import type { Runtime } from '#server/runtime.ts';
import type { DeskEnv } from './desk-env.ts';
import { deskHeaders } from './desk-headers.ts';
import { type Cookies, createCookies, requireSameOrigin, requireSession } from './guard.ts';
import { leadRoutes } from './lead-routes.ts';
import { personRoutes } from './person-routes.ts';
import { DESK_POLICY } from './policy.ts';
import { reportRoutes } from './report-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { systemRoutes } from './system-routes.ts';
import { teamRoutes } from './team-routes.ts';

/** Only routes before the guard are public. */
function createRoutes(deps: Runtime, cookies: Cookies) {
  return new Hono<DeskEnv>()
    .route('/', signInRoutes(deps, cookies))
    .use(requireSession(deps, cookies))
    .route('/', teamRoutes(deps))
    .route('/', leadRoutes(deps))
    .route('/', personRoutes(deps))
    .route('/', reportRoutes(deps))
    .route('/', systemRoutes(deps));
}

export type DeskApi = ReturnType<typeof createRoutes>;

export function deskApi(deps: Runtime): Hono<DeskEnv> {
  const cookies = createCookies(deps);
  const app = new Hono<DeskEnv>();
  app.use(async (c, next) => {
    await next();
    const { document } = deskHeaders[isSecure(c, deps.settings) ? 'tls' : 'plain'];
    for (const [name, value] of Object.entries(document)) c.res.headers.set(name, value);
    c.res.headers.set('cache-control', 'no-store');
  });
  app.use((_c, next) => createTimeBudget()(next()));
  app.use(requireSameOrigin(deps), bodyLimit({ maxSize: DESK_POLICY.bodyLimit }));
  app.route('/', createRoutes(deps, cookies));
  app.all('*', () => {
    throw new HttpError(404, deskErrors.notFound);
  });
  app.onError((error, c) => errorResponse(c, error, { log: deps.log, bugMessage: deskErrors.failed }));
  return app;
}

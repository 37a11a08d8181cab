/** The API of the desk. `DeskApi` types the browser's client. */
import type { Context } from 'hono';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { deskErrors } from '#content/desk.ts';
import { HttpError, storeUnavailable } from '#server/errors.ts';
import { errorResponse } from '#server/http/error-response.ts';
import { createTimeBudget } from '#server/http/time-budget.ts';
import { isLocked } from '#server/store/item-fault.ts';
import { apiKeyRoutes } from './api-key-routes.ts';
import { deliveryRoutes } from './delivery-routes.ts';
import type { DeskDeps, DeskEnv } from './desk-env.ts';
import { deskHeaders } from './desk-headers.ts';
import { type Cookies, createCookies, requireSameOrigin, requireSession } from './guard.ts';
import { leadRoutes } from './lead-routes.ts';
import { personRoutes } from './person-routes.ts';
import { DESK_POLICY } from './policy.ts';
import { reportRoutes } from './report-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { systemRoutes } from './system-routes.ts';
import { teamRoutes } from './team-routes.ts';

type IsSecure = (c: Context<DeskEnv>) => boolean;

/** Only routes before the guard are public. */
function createRoutes(deps: DeskDeps, cookies: Cookies) {
  return new Hono<DeskEnv>()
    .route('/', signInRoutes(deps, cookies))
    .use(requireSession(deps, cookies))
    .route('/', teamRoutes(deps))
    .route('/', leadRoutes(deps))
    .route('/', personRoutes(deps))
    .route('/', deliveryRoutes(deps))
    .route('/', reportRoutes(deps))
    .route('/', systemRoutes(deps))
    .route('/', apiKeyRoutes(deps));
}

export type DeskApi = ReturnType<typeof createRoutes>;

export function deskApi(deps: DeskDeps, isSecure: IsSecure): Hono<DeskEnv> {
  const cookies = createCookies(isSecure);
  const app = new Hono<DeskEnv>();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(deskHeaders(isSecure(c)))) c.res.headers.set(name, value);
    c.res.headers.set('cache-control', 'no-store');
  });
  app.use((_c, next) => createTimeBudget()(next()));
  app.use(requireSameOrigin(deps), bodyLimit({ maxSize: DESK_POLICY.bodyLimit }));
  app.route('/', createRoutes(deps, cookies));
  app.all('*', () => {
    throw new HttpError(404, deskErrors.notFound);
  });
  app.onError((error, c) => {
    if (error instanceof HTTPException) return c.json({ error: error.message }, error.status);
    if (!(error instanceof HttpError)) {
      deps.log.error({ err: error, method: c.req.method }, 'desk API call failed');
      if (isLocked(error)) return errorResponse(c, storeUnavailable());
      return c.json({ error: deskErrors.failed }, 500);
    }
    return errorResponse(c, error);
  });
  return app;
}

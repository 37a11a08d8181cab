/** Everything under /desk: the app's files and its API. Exists only if DESK_USERS is set. */
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { languageDetector } from 'hono/language';
import { deskErrors } from '#content/desk.ts';
import { DESK_LANGUAGES, deskPrefixOf } from '#content/languages.ts';
import { HttpError } from '#server/errors.ts';
import { isSecure, type ServerEnv } from '#server/http/client-address.ts';
import { errorResponse } from '#server/http/error-response.ts';
import type { StaticSite } from '#server/http/static-site.ts';
import { createTimeBudget } from '#server/http/time-budget.ts';
import type { Runtime } from '#server/runtime.ts';
import { createCookies, type DeskEnv, requireSameOrigin, requireSession } from './desk-env.ts';
import { deskHeaders } from './desk-headers.ts';
import { leadRoutes } from './lead-routes.ts';
import { personRoutes } from './person-routes.ts';
import { DESK_PATHS, DESK_POLICY, LANGUAGE_COOKIE } from './policy.ts';
import { reportRoutes } from './report-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { systemRoutes } from './system-routes.ts';
import { teamRoutes } from './team-routes.ts';

/** Only routes before the guard are public. */
function createRoutes(deps: Runtime) {
  const cookies = createCookies(deps);
  return new Hono<DeskEnv>()
    .route('/', signInRoutes(deps, cookies))
    .use(requireSession(deps, cookies))
    .route('/', teamRoutes(deps))
    .route('/', leadRoutes(deps))
    .route('/', personRoutes(deps))
    .route('/', reportRoutes(deps))
    .route('/', systemRoutes(deps));
}

/** Types the browser's client. */
export type DeskApi = ReturnType<typeof createRoutes>;

function deskApi(deps: Runtime): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>();
  app.use(async (c, next) => {
    await next();
    const { document } = deskHeaders[isSecure(c, deps.settings) ? 'tls' : 'plain'];
    for (const [name, value] of Object.entries(document)) c.res.headers.set(name, value);
    c.res.headers.set('cache-control', 'no-store');
  });
  app.use((_c, next) => createTimeBudget()(next()));
  app.use(requireSameOrigin(deps), bodyLimit({ maxSize: DESK_POLICY.bodyLimit }));
  app.route('/', createRoutes(deps));
  app.all('*', () => {
    throw new HttpError(404, deskErrors.notFound);
  });
  app.onError((error, c) => errorResponse(c, error, { log: deps.log, bugMessage: deskErrors.failed }));
  return app;
}

/** The user's choice, or else the browser's first language that the desk has. */
const detectLanguage = languageDetector({
  order: ['cookie', 'header'],
  lookupCookie: LANGUAGE_COOKIE,
  caches: false,
  supportedLanguages: DESK_LANGUAGES.map(({ code }) => code),
  fallbackLanguage: DESK_LANGUAGES[0].code,
});

/** The desk in the default language is at the root; each other language has a folder (build/build-desk.ts). */
const pagePath = (code: string) =>
  `${deskPrefixOf(DESK_LANGUAGES.find((language) => language.code === code) ?? DESK_LANGUAGES[0])}/`;

export function deskRoutes(deps: Runtime, files: StaticSite): Hono<ServerEnv> {
  const app = new Hono<DeskEnv>();
  app.use(`${DESK_PATHS.app}/*`, detectLanguage);
  app.route(DESK_PATHS.api, deskApi(deps));
  app.all(`${DESK_PATHS.app}/*`, (c) => {
    const file = c.req.path.slice(DESK_PATHS.app.length);
    const isFile = file.startsWith('/assets/');
    const headers = deskHeaders[isSecure(c, deps.settings) ? 'tls' : 'plain'];
    const response = files.respond(c, headers, isFile ? file : pagePath(c.var.language));
    if (!isFile) response.headers.set('cache-control', 'no-store');
    return response;
  });
  return app as unknown as Hono<ServerEnv>;
}

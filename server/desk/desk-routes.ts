/** Everything under /desk: the app's files and its API. Exists only if DESK_USERS is set. */

import { Hono } from 'hono';
import { DESK_LANGUAGES, deskPrefixOf } from '#content/languages.ts';
import { isSecure, type ServerEnv } from '#server/http/client-address.ts';
import type { StaticSite } from '#server/http/static-site.ts';
import type { Runtime } from '#server/runtime.ts';
import { deskApi } from './desk-api.ts';
import type { DeskEnv } from './desk-env.ts';
import { deskHeaders } from './desk-headers.ts';
import { detectLanguage } from './desk-language.ts';
import { DESK_PATHS } from './policy.ts';

/** The desk in the default language is at the root; each other language has a folder (build/build-desk.ts). */
const pagePath = (code: string) =>
  `${deskPrefixOf(DESK_LANGUAGES.find((language) => language.code === code) ?? DESK_LANGUAGES[0])}/`;

export function deskRoutes(deps: Runtime, files: StaticSite): Hono<ServerEnv> {
  const app = new Hono<DeskEnv>();
  app.use(`${DESK_PATHS.app}/*`, detectLanguage);
  app.route(DESK_PATHS.api, deskApi(deps));
  for (const path of [DESK_PATHS.app, `${DESK_PATHS.app}/*`])
    app.all(path, (c) => {
      const file = c.req.path.slice(DESK_PATHS.app.length);
      const isFile = file.startsWith('/assets/');
      const headers = deskHeaders[isSecure(c, deps.settings) ? 'tls' : 'plain'];
      const response = files.respond(c, headers, isFile ? file : pagePath(c.var.language));
      if (!isFile) response.headers.set('cache-control', 'no-store');
      return response;
    });
  return app as unknown as Hono<ServerEnv>;
}

/** `/mcp`: a stateless Model Context Protocol endpoint over Streamable HTTP. */

import { type Context, Hono } from 'hono';
import { markdownPath } from '#domain/paths.ts';
import { MINUTE } from '#domain/timing.ts';
import { readPages } from '#server/pages.ts';
import type { Runtime } from '#server/runtime.ts';
import type { ServerEnv } from '../http/client-address.ts';
import { type Limit, limitCallers } from '../http/rate-limits.ts';
import { checkOrigin, printableText } from '../http/read-request.ts';
import type { StaticSite } from '../http/static-site.ts';
import { respondToMcp } from './respond-to-mcp.ts';
import type { McpSite } from './tools.ts';

export const MCP_PATH = '/mcp';
/** Enough for conversations that read every page and take the quiz, from an office that shares an IP address. */
const CALL_LIMIT: Limit = { requests: 300, windowMs: 10 * MINUTE };

type McpDeps = Runtime &
  Readonly<{
    staticSite: StaticSite;
    /** The whole application, since tools store data through the routes of the forms. */
    dispatch(request: Request, env: ServerEnv['Bindings']): Response | Promise<Response>;
  }>;

const FORWARDED_HEADERS = ['host', 'x-forwarded-for', 'x-forwarded-proto', 'accept-language'];

export function mcpRoutes(deps: McpDeps): Hono<ServerEnv> {
  const perAddress = limitCallers(deps, 'mcp', CALL_LIMIT);

  const pages = readPages(deps.settings.siteDir);

  const createSite = (c: Context<ServerEnv>, clientName: string): McpSite => ({
    pages,
    client:
      printableText(clientName, 60) ||
      printableText(c.req.header('user-agent'), 100).split(/[\s/]/, 1)[0] ||
      'unknown',
    now: deps.clock(),
    requestKey: (content) => deps.tokens.sign('request', content, 0),
    readPage: (path) => deps.staticSite.read(markdownPath(path)),
    async submit(path, data, headers, assistant) {
      const forwardedHeaders = FORWARDED_HEADERS.flatMap((name) => {
        const value = c.req.header(name);
        return value === undefined ? [] : [[name, value]];
      });
      const request = new Request(new URL(path, c.req.url), {
        method: 'POST',
        headers: { ...Object.fromEntries(forwardedHeaders), ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(data),
      });
      return deps.dispatch(request, { ...c.env, assistant });
    },
  });

  const app = new Hono<ServerEnv>();
  app.post(MCP_PATH, async (c) => {
    await perAddress(c);
    checkOrigin(c, deps, { isPublicOnly: true });
    return respondToMcp(c, deps.log, async (clientName) => {
      const { createMcpServer } = await import('./tools.ts');
      return createMcpServer(createSite(c, clientName));
    });
  });
  return app;
}

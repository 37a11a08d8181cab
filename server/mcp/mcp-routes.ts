/** `/mcp`: a stateless Model Context Protocol endpoint over Streamable HTTP. */

import { Hono } from 'hono';
import { MINUTE } from '#domain/timing.ts';
import { readPages } from '#server/pages.ts';
import type { ServerEnv } from '../http/client-address.ts';
import { type Limit, limitCallers } from '../http/rate-limits.ts';
import { checkOrigin } from '../http/read-request.ts';
import { respondToMcp } from './respond-to-mcp.ts';
import type { McpDeps } from './tools.ts';

export const MCP_PATH = '/mcp';
/** Enough for conversations that read every page and take the quiz, from an office that shares an IP address. */
const CALL_LIMIT: Limit = { requests: 300, windowMs: 10 * MINUTE };

export function mcpRoutes(deps: Omit<McpDeps, 'pages'>): Hono<ServerEnv> {
  const perAddress = limitCallers(deps, 'mcp', CALL_LIMIT);
  const pages = readPages(deps.settings.siteDir);
  return new Hono<ServerEnv>().post(MCP_PATH, async (c) => {
    await perAddress(c);
    checkOrigin(c, deps, { isPublicOnly: true });
    return respondToMcp(c, deps.log, async (clientName) => {
      const { createMcpServer } = await import('./tools.ts');
      return createMcpServer(c, clientName, { ...deps, pages });
    });
  });
}

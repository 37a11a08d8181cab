/** Answers one message of the Model Context Protocol over Streamable HTTP. Stateless. */
import type { McpServer } from '@modelcontextprotocol/server';
import type { Context, Env } from 'hono';
import type { Logger } from 'pino';
import { HttpError } from '#server/errors.ts';
import { readBody, requireBodyFormat } from '../http/intake/read-body.ts';

const BODY_LIMIT = 64 * 1024;

/** `load` imports the tools lazily, so that a server without assistants stays small. */
export async function respondToMcp<E extends Env>(
  c: Context<E>,
  log: Logger,
  load: () => Promise<McpServer>,
): Promise<Response> {
  const message = await readBody(c, requireBodyFormat(c, false), BODY_LIMIT);
  // A batch would count many calls as one.
  if (typeof message !== 'object' || message === null || Array.isArray(message))
    throw new HttpError(400, (words) => words.notAnObject);
  const [{ createMcpHandler }, server] = await Promise.all([import('@modelcontextprotocol/server'), load()]);
  const handler = createMcpHandler(() => server, {
    // Tools send no change notifications, so there is nothing to subscribe to.
    maxSubscriptions: 0,
    onerror: ({ message: reason }) => log.info({ reason }, 'MCP request refused'),
  });
  return handler.fetch(c.req.raw, { parsedBody: message });
}

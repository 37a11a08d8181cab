/** Answers one message of the Model Context Protocol over Streamable HTTP. Stateless. */
import { randomUUID } from 'node:crypto';
import type { McpServer } from '@modelcontextprotocol/server';
import type { Context, Env } from 'hono';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { errorNote, HttpError } from '#server/errors.ts';
import { readBody, requireBodyFormat } from '../http/read-request.ts';

export const textResult = (value: string, isError = false) => ({
  content: [{ type: 'text' as const, text: value }],
  ...(isError && { isError }),
});

const BODY_LIMIT = 64 * 1024;

/**
 * Only the first message tells the name of the client, and the endpoint keeps no sessions: the id of the session, which
 * clients repeat, contains the name.
 */
const SESSION_HEADER = 'mcp-session-id';
const encodeSession = (clientName: string) =>
  `${randomUUID()}.${Buffer.from(clientName).toString('base64url')}`;
const clientOfSession = (session = '') =>
  Buffer.from(session.split('.')[1] ?? '', 'base64url').toString('utf8');

const FirstMessage = v.object({
  method: v.literal('initialize'),
  params: v.object({ clientInfo: v.object({ name: v.string() }) }),
});

/** `load` imports the tools lazily, so that a server without assistants stays small. */
export async function respondToMcp<E extends Env>(
  c: Context<E>,
  log: Logger,
  load: (clientName: string) => Promise<McpServer>,
): Promise<Response> {
  const message = await readBody(c, requireBodyFormat(c, false), BODY_LIMIT);
  // A batch would count many calls as one.
  if (typeof message !== 'object' || message === null || Array.isArray(message))
    throw new HttpError(400, (words) => words.notAnObject);
  const first = v.safeParse(FirstMessage, message);
  const clientName = first.success
    ? first.output.params.clientInfo.name.slice(0, 60)
    : clientOfSession(c.req.header(SESSION_HEADER)?.slice(0, 300));
  const [{ createMcpHandler }, server] = await Promise.all([
    import('@modelcontextprotocol/server'),
    load(clientName),
  ]);
  const handler = createMcpHandler(() => server, {
    // Tools send no change notifications, so there is nothing to subscribe to.
    maxSubscriptions: 0,
    onerror: (error) => log.info({ reason: errorNote(error) }, 'MCP request refused'),
  });
  const response = await handler.fetch(c.req.raw, { parsedBody: message });
  if (first.success && response.ok) response.headers.set(SESSION_HEADER, encodeSession(clientName));
  return response;
}

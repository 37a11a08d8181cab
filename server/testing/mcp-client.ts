/** An assistant that calls an MCP endpoint by the official client. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { onTestFinished } from 'vitest';
import type { TestServer } from './test-server.ts';

export async function connectAssistant(
  server: TestServer,
  path: string,
  headers: Record<string, string>,
): Promise<Client> {
  const client = new Client({ name: 'Test Assistant', version: '1.0' });
  const transport = new StreamableHTTPClientTransport(new URL(path, 'http://localhost'), {
    fetch: async (url, init) => server.request(new URL(url).pathname, init),
    requestInit: { headers },
  });
  await client.connect(transport);
  onTestFinished(() => client.close());
  return client;
}

/** Errors of the protocol are results too, as an assistant sees them. */
export const callTool = (client: Client, name: string, args: Record<string, unknown> = {}) =>
  client.callTool({ name, arguments: args }).then(
    ({ content, isError = false }) => ({
      text: (content as { text?: string }[])[0]?.text ?? '',
      isError,
    }),
    (error: Error) => ({ text: error.message, isError: true }),
  );

/** A message of the protocol without the client. */
export const MCP_HEADERS = { accept: 'application/json, text/event-stream' };
export const mcpMessage = (method: string) => ({ jsonrpc: '2.0', id: 1, method });

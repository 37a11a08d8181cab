/** A thousand concurrent MCP calls, valid and invalid. The server still responds to health checks. */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, onTestFinished, test } from 'vitest';
import { apiProblems } from '#content/messages/api.ts';
import { MCP_PATH } from '#server/mcp/mcp-routes.ts';
import type { Dialect } from '#server/store/schema.ts';
import { createKey } from '#server/testing/api-client.ts';
import { newSubmission } from '#server/testing/submissions.ts';
import { TIMEOUT } from './size.ts';
import { createTestSystem, openSharedStore } from './test-system.ts';

const TOO_SLOW_MESSAGE = 'the request took too long to arrive';
const CALL_COUNT = 1000;
/** Each caller has its own IP address and API key, because both are rate-limited. */
const CALLER_COUNT = 10;

type Endpoint = Readonly<{
  path: string;
  tools: Readonly<Record<string, Record<string, unknown>>>;
  hostileCall: Readonly<{ name: string; arguments: Record<string, unknown> }>;
}>;
type Caller = Readonly<{ url: URL; headers: Record<string, string> }>;

const ENDPOINTS = {
  public: {
    path: MCP_PATH,
    tools: { list_services: {}, read_page: { path: '/' }, get_quiz: {}, get_booking_link: {} },
    hostileCall: { name: 'read_page', arguments: { path: '/../../../etc/passwd' } },
  },
  "operator's": {
    path: '/api/v1/mcp',
    tools: { find_submissions: { search: 'lovelace' }, read_analytics: { days: 7 } },
    hostileCall: {
      name: 'find_submissions',
      arguments: { search: 'a\0b', cursor: "'; drop table submissions; --" },
    },
  },
} satisfies Record<string, Endpoint>;

async function createCallers(dialect: Dialect, path: string) {
  const system = await createTestSystem(dialect, { DESK_USERS: 'maya@desk.test' });
  const { origin } = await system.startServer();
  const store = await openSharedStore(system.settings);
  for (let i = 0; i < 20; i += 1) await store.intake(newSubmission());
  const callers: Caller[] = [];
  for (let i = 0; i < CALLER_COUNT; i += 1) {
    const authorization = `Bearer ${await createKey({ store, clock: Date.now })}`;
    callers.push({
      url: new URL(path, origin),
      headers: { 'x-forwarded-for': `192.0.2.${i}`, ...(path !== MCP_PATH && { authorization }) },
    });
  }
  return { origin, store, callers };
}

/**
 * Like `fetch`, but without its limit of ten seconds: on a busy machine, a thousand connections take longer. Each call has
 * its own connection, because a server may close an idle connection just before it is used again.
 */
async function fetchWithoutTimeout(url: string | URL, { method = 'GET', headers, body }: RequestInit = {}) {
  const clientRequest = request(url, {
    method,
    headers: Object.fromEntries(new Headers(headers)),
    agent: false,
  });
  clientRequest.end(body);
  const [response] = (await once(clientRequest, 'response')) as [IncomingMessage];
  const { statusCode: status = 0, headers: responseHeaders } = response;
  // A 408 response of Node has no body.
  const content = status === 408 ? TOO_SLOW_MESSAGE : (Readable.toWeb(response) as ReadableStream);
  return new Response(content, {
    status,
    headers: { ...responseHeaders } as Record<string, string>,
  });
}

async function connect({ url, headers }: Caller): Promise<Client> {
  const client = new Client({ name: 'Test Assistant', version: '1.0' });
  await client.connect(
    new StreamableHTTPClientTransport(url, { fetch: fetchWithoutTimeout, requestInit: { headers } }),
  );
  onTestFinished(() => client.close());
  return client;
}

/** Calls `/healthz` repeatedly until the work is done. Returns all statuses. */
async function checkHealthDuring(origin: string, work: Promise<unknown>): Promise<number[]> {
  let isDone = false;
  const end = () => {
    isDone = true;
  };
  work.then(end, end);
  const statuses: number[] = [];
  while (!isDone) {
    const response = await fetchWithoutTimeout(`${origin}/healthz`);
    await response.text();
    statuses.push(response.status);
  }
  return statuses;
}

test.each([
  ['public', 'sqlite'],
  ["operator's", 'sqlite'],
  ["operator's", 'postgres'],
] as const)(
  'the %s endpoint handles a thousand concurrent calls on %s, and health checks still pass',
  async (name, dialect) => {
    const { path, tools }: Endpoint = ENDPOINTS[name];
    const { origin, callers } = await createCallers(dialect, path);
    const clients = await Promise.all(callers.map(connect));
    const names = Object.keys(tools);
    const clientAt = (i: number) => clients[i % CALLER_COUNT] as Client;
    const calls = Promise.all(
      Array.from({ length: CALL_COUNT }, (_, i) => {
        const tool = names[i % names.length] ?? '';
        const call = clientAt(i).callTool({ name: tool, arguments: tools[tool] ?? {} });
        return call.catch((error: Error) => error);
      }),
    );
    const health = await checkHealthDuring(origin, calls);
    const results = await calls;
    const errorMessages = results.flatMap((result) => {
      if (result instanceof Error) return [result.message];
      return result.isError ? result.content.map((part) => ('text' in part ? part.text : '')) : [];
    });
    // On a busy machine, some calls time out or get no database connection.
    const busyMessages = errorMessages.filter((reason) =>
      [TOO_SLOW_MESSAGE, apiProblems.failed, '"status":503'].some((answer) => reason.includes(answer)),
    );
    expect(errorMessages).toEqual(busyMessages);
    expect(results.length).toBeGreaterThan(busyMessages.length);
    expect(new Set(health)).toEqual(new Set([200]));
  },
  TIMEOUT,
);

test.each(Object.entries(ENDPOINTS))(
  'the %s endpoint rejects a thousand concurrent bad calls, and health checks still pass',
  async (_name, { path, hostileCall }) => {
    const { origin, store, callers } = await createCallers('sqlite', path);
    const message = (method: unknown, params?: unknown) =>
      JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const badBodies = [
      '{',
      '[]',
      'null',
      '{"a":1}',
      '['.repeat(30_000),
      `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
      message('x'.repeat(100_000)),
      message({ $gt: '' }),
      message('tools/call'),
      message('tools/call', { name: '__proto__', arguments: {} }),
      message('tools/call', hostileCall),
      message('tools/call', { name: hostileCall.name, arguments: "'; drop table submissions; --" }),
      message('resources/read', { uri: 'file:///etc/passwd' }),
    ];
    const calls = Promise.all(
      Array.from({ length: CALL_COUNT }, async (_, i) => {
        const caller = callers[i % CALLER_COUNT];
        const response = await fetchWithoutTimeout(caller?.url ?? '', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            accept: 'application/json, text/event-stream',
            ...caller?.headers,
          },
          body: badBodies[i % badBodies.length] ?? '',
        });
        return {
          body: badBodies[i % badBodies.length]?.slice(0, 200),
          status: response.status,
          text: await response.text(),
        };
      }),
    );
    const health = await checkHealthDuring(origin, calls);
    const callResults = await calls;
    expect(callResults.filter(({ status }) => status >= 500)).toEqual([]);
    expect(
      callResults.filter(({ status, text }) => status === 200 && !/"(error|isError)":/.test(text)),
    ).toEqual([]);
    expect(callResults.filter(({ text }) => text === '' || /root:| {4}at /.test(text))).toEqual([]);
    expect(new Set(health)).toEqual(new Set([200]));
    expect(await store.db.selectFrom('submissions').selectAll().execute()).toHaveLength(20);
  },
  TIMEOUT,
);

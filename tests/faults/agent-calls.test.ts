/**
 * A thousand concurrent calls by the official MCP client, valid and invalid, while the server answers everybody else.
 */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, onTestFinished, test } from 'vitest';
import { apiProblems } from '#content/messages/api.ts';
import { MCP_PATH } from '#server/mcp/mcp-routes.ts';
import type { Dialect } from '#server/store/schema.ts';
import { createKey } from '#server/testing/api-client.ts';
import { newLead } from '#server/testing/leads.ts';
import { TIMEOUT } from './size.ts';
import { newTestSystem, storeBeside } from './test-system.ts';

const TOO_SLOW = 'the request took too long to arrive';
const CALLS = 1000;
/** Each caller has its own IP address and key, since both are rate-limited. */
const CLIENTS = 10;

type Endpoint = Readonly<{
  path: string;
  tools: Readonly<Record<string, Record<string, unknown>>>;
  hostile: Readonly<{ name: string; arguments: Record<string, unknown> }>;
}>;
type Caller = Readonly<{ url: URL; headers: Record<string, string> }>;

const ENDPOINTS = {
  public: {
    path: MCP_PATH,
    tools: { list_services: {}, read_page: { path: '/' }, get_quiz: {}, get_booking_link: {} },
    hostile: { name: 'read_page', arguments: { path: '/../../../etc/passwd' } },
  },
  "operator's": {
    path: '/api/v1/mcp',
    tools: { find_leads: { search: 'lovelace' }, read_analytics: { days: 7 } },
    hostile: { name: 'find_leads', arguments: { search: 'a\0b', cursor: "'; drop table leads; --" } },
  },
} satisfies Record<string, Endpoint>;

async function callers(dialect: Dialect, path: string) {
  const system = await newTestSystem(dialect, { DESK_USERS: 'maya@desk.test' });
  const { origin } = await system.startServer();
  const store = await storeBeside(system.settings);
  for (let i = 0; i < 20; i += 1) await store.intake(newLead());
  const all: Caller[] = [];
  for (let i = 0; i < CLIENTS; i += 1) {
    const authorization = `Bearer ${await createKey({ store, clock: Date.now })}`;
    all.push({
      url: new URL(path, origin),
      headers: { 'x-forwarded-for': `192.0.2.${i}`, ...(path !== MCP_PATH && { authorization }) },
    });
  }
  return { origin, store, all };
}

/**
 * A fetch without the ten-second limit for connecting: on a busy machine, a thousand connections take longer. Each call
 * has its own connection, since a server may close an idle connection just when the client reuses it.
 */
async function patientFetch(url: string | URL, { method = 'GET', headers, body }: RequestInit = {}) {
  const sent = request(url, { method, headers: Object.fromEntries(new Headers(headers)), agent: false });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const { statusCode: status = 0, headers: received } = answer;
  // Node's own 408 has no body that a client could read.
  const content = status === 408 ? TOO_SLOW : (Readable.toWeb(answer) as ReadableStream);
  return new Response(content, {
    status,
    headers: { ...received } as Record<string, string>,
  });
}

async function connect({ url, headers }: Caller): Promise<Client> {
  const client = new Client({ name: 'Test Assistant', version: '1.0' });
  await client.connect(
    new StreamableHTTPClientTransport(url, { fetch: patientFetch, requestInit: { headers } }),
  );
  onTestFinished(() => client.close());
  return client;
}

/** Responses of `/healthz`, one after the other, until the work is done. */
async function healthDuring(origin: string, work: Promise<unknown>): Promise<number[]> {
  let isDone = false;
  const end = () => {
    isDone = true;
  };
  work.then(end, end);
  const statuses: number[] = [];
  while (!isDone) {
    const answer = await patientFetch(`${origin}/healthz`);
    await answer.text();
    statuses.push(answer.status);
  }
  return statuses;
}

test.each([
  ['public', 'sqlite'],
  ["operator's", 'sqlite'],
  ["operator's", 'postgres'],
] as const)(
  'the %s endpoint answers a thousand concurrent calls and health checks on %s',
  async (name, dialect) => {
    const { path, tools }: Endpoint = ENDPOINTS[name];
    const { origin, all } = await callers(dialect, path);
    const clients = await Promise.all(all.map(connect));
    const names = Object.keys(tools);
    const client = (i: number) => clients[i % CLIENTS] as Client;
    const calls = Promise.all(
      Array.from({ length: CALLS }, (_, i) => {
        const tool = names[i % names.length] ?? '';
        const call = client(i).callTool({ name: tool, arguments: tools[tool] ?? {} });
        return call.catch((error: Error) => error);
      }),
    );
    const health = await healthDuring(origin, calls);
    const results = await calls;
    const reasons = results.flatMap((result) => {
      if (result instanceof Error) return [result.message];
      return result.isError ? result.content.map((part) => ('text' in part ? part.text : '')) : [];
    });
    // On a busy machine, some calls are sent too slowly or get no database connection in time.
    const busy = reasons.filter((reason) =>
      [TOO_SLOW, apiProblems.failed, '"status":503'].some((answer) => reason.includes(answer)),
    );
    expect(reasons).toEqual(busy);
    expect(results.length).toBeGreaterThan(busy.length);
    expect(new Set(health)).toEqual(new Set([200]));
  },
  TIMEOUT,
);

test.each(Object.entries(ENDPOINTS))(
  'the %s endpoint rejects a thousand concurrent bad calls, and answers health checks',
  async (_name, { path, hostile }) => {
    const { origin, store, all } = await callers('sqlite', path);
    const message = (method: unknown, params?: unknown) =>
      JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const bad = [
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
      message('tools/call', hostile),
      message('tools/call', { name: hostile.name, arguments: "'; drop table leads; --" }),
      message('resources/read', { uri: 'file:///etc/passwd' }),
    ];
    const calls = Promise.all(
      Array.from({ length: CALLS }, async (_, i) => {
        const caller = all[i % CLIENTS];
        const response = await patientFetch(caller?.url ?? '', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            accept: 'application/json, text/event-stream',
            ...caller?.headers,
          },
          body: bad[i % bad.length] ?? '',
        });
        return {
          body: bad[i % bad.length]?.slice(0, 200),
          status: response.status,
          text: await response.text(),
        };
      }),
    );
    const health = await healthDuring(origin, calls);
    const callResults = await calls;
    expect(callResults.filter(({ status }) => status >= 500)).toEqual([]);
    expect(
      callResults.filter(({ status, text }) => status === 200 && !/"(error|isError)":/.test(text)),
    ).toEqual([]);
    expect(callResults.filter(({ text }) => text === '' || /root:| {4}at /.test(text))).toEqual([]);
    expect(new Set(health)).toEqual(new Set([200]));
    expect(await store.db.selectFrom('leads').selectAll().execute()).toHaveLength(20);
  },
  TIMEOUT,
);

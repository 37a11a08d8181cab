/** A thousand concurrent bad calls of assistants are rejected, and the server still responds to health checks. */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { MCP_PATH } from '#server/mcp/mcp-routes.ts';
import { createKey } from '#server/testing/api-client.ts';
import { reopen } from '#server/testing/stores.ts';
import { newSubmission } from '#server/testing/submissions.ts';
import { createTestSystem } from './test-system.ts';

const CALL_COUNT = 1000;
/** Each caller has its own IP address and API key, because both are rate-limited. */
const CALLER_COUNT = 10;
const SUBMISSION_COUNT = 20;

/**
 * Like `fetch`, but without its limit of ten seconds: on a busy machine, a thousand connections take longer. Each call has
 * its own connection, because a server may close an idle connection just before it is used again.
 */
async function send(url: URL, method: string, headers: Record<string, string> = {}, body = '') {
  const start = body.slice(0, 200);
  try {
    const clientRequest = request(url, { method, headers, agent: false }).end(body);
    const [response] = (await once(clientRequest, 'response')) as [IncomingMessage];
    return { body: start, status: response.statusCode ?? 0, text: await text(response) };
  } catch (error) {
    // On a busy machine, Node gives up a slow call with 408 while the call is still being sent.
    if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error;
    return { body: start, status: 408, text: '' };
  }
}

const message = (method: unknown, params?: unknown) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });

test.each([
  ['public', MCP_PATH, 'read_page', { path: '/../../../etc/passwd' }],
  [
    "operator's",
    '/api/v1/mcp',
    'find_submissions',
    { search: 'a\0b', cursor: "'; drop table submissions; --" },
  ],
] as const)(
  'the %s endpoint rejects a thousand concurrent bad calls, and health checks still pass',
  async (_name, path, tool, hostileArguments) => {
    const system = await createTestSystem('sqlite', { DESK_USERS: 'maya@desk.test' });
    const { origin } = await system.startServer();
    const store = await reopen(system.settings);
    for (let i = 0; i < SUBMISSION_COUNT; i += 1) await store.intake(newSubmission());
    const callers: Record<string, string>[] = [];
    for (let i = 0; i < CALLER_COUNT; i += 1) {
      const authorization = `Bearer ${await createKey({ store, clock: Date.now })}`;
      callers.push({
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'x-forwarded-for': `192.0.2.${i}`,
        ...(path !== MCP_PATH && { authorization }),
      });
    }
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
      message('tools/call', { name: tool, arguments: hostileArguments }),
      message('tools/call', { name: tool, arguments: "'; drop table submissions; --" }),
      message('resources/read', { uri: 'file:///etc/passwd' }),
    ];
    let isDone = false;
    const calls = Promise.all(
      Array.from({ length: CALL_COUNT }, (_, i) =>
        send(new URL(path, origin), 'POST', callers[i % CALLER_COUNT], badBodies[i % badBodies.length]),
      ),
    ).finally(() => {
      isDone = true;
    });
    const health = new Set<number>();
    while (!isDone) health.add((await send(new URL('/healthz', origin), 'GET')).status);
    const results = await calls;
    expect(results.filter(({ status }) => status >= 500)).toEqual([]);
    expect(results.filter(({ status, text }) => status === 200 && !/"(error|isError)":/.test(text))).toEqual(
      [],
    );
    // A 408 response of Node has no body.
    expect(
      results.filter(({ status, text }) => (text === '' && status !== 408) || /root:| {4}at /.test(text)),
    ).toEqual([]);
    expect(health).toEqual(new Set([200]));
    expect(await store.db.selectFrom('submissions').selectAll().execute()).toHaveLength(SUBMISSION_COUNT);
  },
);

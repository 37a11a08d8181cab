/** The operator's API: responses of every route, and its access rules. */

import { AjvJsonSchemaValidator } from '@modelcontextprotocol/server/validators/ajv';
import { describe, expect, test } from 'vitest';
import { DAY } from '#domain/timing.ts';
import { listApiKeys, revokeApiKey } from '#server/core/api-keys.ts';
import { createLog } from '#server/log.ts';
import { apiClient, createKey } from '#server/testing/api-client.ts';
import { CAL_SECRET, calWebhooks } from '#server/testing/cal-webhooks.ts';
import { DESK_ENV, DESK_USER } from '#server/testing/desk-browser.ts';
import { quizAnswers } from '#server/testing/quiz-answers.ts';
import { DIALECTS } from '#server/testing/stores.ts';
import { addSubmission, asOperator, failDeliveries } from '#server/testing/submissions.ts';
import { DECK_PATH, deckRequest, type TestServer, testServer } from '#server/testing/test-server.ts';
import { forwardsTo, startReceiver } from '#server/testing/webhook-receiver.ts';
import consent from '#words/consent.json' with { type: 'json' };
import { OPERATIONS } from './openapi.ts';
import { API_POLICY } from './operation.ts';

const QUARANTINED = { quarantine_reason: 'hidden-field' };
const BOOKING_UID = 'b5mNq2vXk7RtYd4Lz9Wc3a';
const ENV = { ...DESK_ENV, CAL_WEBHOOK_SECRET: CAL_SECRET, QUIZ_REPORTS: 'on', RETENTION_DAYS: '90' };

/** A deck request, a quiz, a subscriber, a booking, suspected spam, a failed delivery. */
async function addExamples(server: TestServer) {
  await server.post(DECK_PATH, deckRequest);
  await server.post('/api/quiz-reports', { answers: quizAnswers, consent: consent.quiz });
  await server.subscribe('nora@acme.test');
  await server.hook(calWebhooks.created());
  const add = (fields: object) => addSubmission(server.store, fields, ['deck-mail']);
  const [spam] = [await add(QUARANTINED), await add(QUARANTINED)];
  const failed = await add({ email: 'failed@acme.test', assistant: 'Helper' });
  await failDeliveries(server.store, failed);
  const [submission] = await server.submissions();
  const delivery = (await server.deliveries()).find(({ state }) => state === 'dead');
  return { submission: submission?.id ?? '', spam, failed, delivery: delivery?.id ?? '' };
}

type Examples = Awaited<ReturnType<typeof addExamples>>;
type Example = Readonly<{ path(examples: Examples): string; body?: unknown }>;

/** One valid call per operation, ordered so that each finds its data. */
const EXAMPLES: Readonly<Record<string, Example>> = {
  readKey: { path: () => '/key' },
  listSubmissions: { path: () => '/submissions?limit=200&since=2026-01-01&sort=oldest' },
  searchSubmissions: { path: () => '/submissions/search', body: { search: 'lovelace', quarantined: false } },
  readSubmission: { path: ({ submission }) => `/submissions/${submission}` },
  changeSubmission: { path: ({ submission }) => `/submissions/${submission}`, body: { status: 'contacted' } },
  retrySubmission: { path: ({ failed }) => `/submissions/${failed}/retry` },
  releaseSubmission: { path: ({ spam }) => `/submissions/${spam}/release` },
  exportSubmissions: { path: () => '/submissions/export', body: { format: 'json' } },
  listPeople: { path: () => '/people?status=contacted' },
  findPerson: { path: () => '/people/search', body: { email: ' ADA@acme.test' } },
  addNote: { path: ({ submission }) => `/people/${submission}/notes`, body: { text: 'Called back' } },
  changePerson: {
    path: () => `/people/${BOOKING_UID}`,
    body: {
      status: 'lost',
      lostReason: 'Budget',
      owner: DESK_USER,
      nextStep: { time: '2026-02-01T09:00:00Z', text: 'Ask again' },
      doNotContact: true,
      name: 'Ada L.',
    },
  },
  readPerson: { path: ({ submission }) => `/people/${submission}` },
  exportPerson: { path: ({ submission }) => `/people/${submission}/export` },
  listBookings: { path: () => '/bookings?status=booked&since=2026-01-01T00:00:00Z' },
  readBooking: { path: () => `/bookings/${BOOKING_UID}` },
  listDeliveries: { path: () => '/deliveries?state=pending&kind=deck-mail' },
  retryDelivery: { path: ({ delivery }) => `/deliveries/${delivery}/retry` },
  retryDeliveries: { path: () => '/deliveries/retry', body: { state: 'held' } },
  listSubscribers: { path: () => '/subscribers?state=pending' },
  exportSubscribers: { path: () => '/subscribers/export' },
  readAnalytics: { path: () => '/analytics?days=7' },
  erasePerson: { path: ({ submission }) => `/people/${submission}/erase`, body: { email: 'Ada@acme.test' } },
};

type Responses = Record<string, { content: Record<string, { schema: object }> }>;
type OpenApiDocument = {
  paths: Record<string, Record<string, { operationId: string; responses: Responses }>>;
  components: { schemas: Record<string, object> };
};

function findSchemaError(document: OpenApiDocument, schema: object, value: unknown): string | undefined {
  // References in the document start at its root.
  const validate = new AjvJsonSchemaValidator().getValidator({
    ...schema,
    components: document.components,
  } as object);
  const result = validate(value);
  return result.valid ? undefined : result.errorMessage;
}

describe.each(DIALECTS)('on %s', (dialect) => {
  test('every operation answers as the OpenAPI document says, and is in the audit log under the key', async () => {
    const server = await testServer(dialect, { env: ENV });
    const examples = await addExamples(server);
    const document = (await (await server.request('/api/v1/openapi.json')).json()) as OpenApiDocument;
    const documentedOperations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    const documentedIds = documentedOperations.map(({ operationId }) => operationId);
    expect(documentedIds.sort()).toEqual(Object.keys(EXAMPLES).sort());

    const client = apiClient(server, await createKey(server, undefined, { name: 'Every call' }));
    for (const [id, { path, body }] of Object.entries(EXAMPLES)) {
      const operation = OPERATIONS[id as keyof typeof OPERATIONS];
      const before = await readAuditEntries(server, 'api:Every call');
      const response = await client.call(operation.method, path(examples), body);
      const text = await response.text();
      const documented = document.paths[operation.path]?.[operation.method.toLowerCase()];
      const { content } = documented?.responses[String(response.status)] ?? { content: {} };
      const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
      expect(response.status, `${id}: ${text}`).toBeLessThan(300);
      const { schema } = content[type] ?? {};
      expect(schema, `${id}: ${type}`).toBeDefined();
      if (!('files' in operation))
        expect(findSchemaError(document, schema ?? {}, JSON.parse(text)), `${id}: ${text}`).toBeUndefined();
      const after = await readAuditEntries(server, 'api:Every call');
      expect(after.length, id).toBeGreaterThan(before.length);
    }
  });

  test.each([
    ['deliveries/retry', { state: 'dead' }],
    ['deliveries/{delivery}/retry', undefined],
    ['submissions/{submission}/retry', undefined],
  ])('%s is tried now, although the target is paused after failures', async (path, body) => {
    const receiver = await startReceiver();
    receiver.setReply({ status: 503 });
    const server = await testServer(dialect, { env: { ...ENV, ...forwardsTo(receiver) } });
    const addForward = () => addSubmission(server.store, {}, ['forward']);
    for (let i = 0; i < 5; i++) await addForward();
    await server.deliverAll();
    const pausedTarget = { target: 'forward', state: 'open' };
    expect(server.worker.breakers()).toContainEqual(pausedTarget);
    const failed = await addForward();
    await failDeliveries(server.store, failed);
    const delivery = (await server.deliveries()).find(({ state }) => state === 'dead');
    receiver.setReply({ status: 200 });
    const client = apiClient(server, await createKey(server));
    const namedPath = path.replace('{delivery}', delivery?.id ?? '').replace('{submission}', failed);
    expect((await client.call('POST', `/${namedPath}`, body)).status).toBe(200);
    expect(server.worker.breakers()).not.toContainEqual(pausedTarget);
    await server.deliverAll();
    expect((await server.deliveries()).find(({ id }) => id === delivery?.id)?.state).toBe('done');
  });

  test('paging by cursor returns each row exactly once', async () => {
    const server = await testServer(dialect, { env: ENV });
    for (let i = 0; i < 7; i++) await server.post(DECK_PATH, { ...deckRequest, email: `p${i}@acme.test` });
    for (let i = 0; i < 3; i++) {
      await server.subscribe(`n${i}@acme.test`);
      await server.hook(calWebhooks.created({ uid: `uid${i}`, email: `b${i}@acme.test` }));
    }
    const client = apiClient(server, await createKey(server));
    for (const [list, count] of [
      ['/submissions?limit=3', 10],
      ['/submissions?limit=3&sort=oldest', 10],
      ['/people?limit=3', 7],
      ['/subscribers?limit=2', 3],
      ['/bookings?limit=2', 3],
      ['/deliveries?state=pending&limit=4', 10],
    ] as const) {
      const ids: string[] = [];
      for (let next: string | null = ''; next !== null; ) {
        const page: { data: { id: string }[]; next: string | null } = await client.json(
          'GET',
          `${list}${next && `&cursor=${encodeURIComponent(next)}`}`,
        );
        ids.push(...page.data.map(({ id }) => id));
        next = page.next;
      }
      expect([list, ids.length, new Set(ids).size]).toEqual([list, count, count]);
    }
    // Query strings end up in logs.
    const people: { next: string } = await client.json('GET', '/people?limit=3');
    expect(people.next).not.toContain('@');
  });

  test('a revoked or expired key fails at once on every server', async () => {
    const server = await testServer(dialect);
    const secondServer =
      dialect === 'postgres'
        ? await testServer(dialect, { env: { DATABASE_URL: server.settings.databaseUrl ?? '' } })
        : server;
    const key = await createKey(server, ['read'], { name: 'Ends', days: 2 });
    const shortKey = await createKey(server, ['read'], { name: 'Short', days: 1 });
    const servers = new Set([server, secondServer]);
    for (const each of servers) {
      expect((await apiClient(each, key).call('GET', '/key')).status).toBe(200);
      expect((await apiClient(each, shortKey).call('GET', '/key')).status).toBe(200);
      each.advance(DAY);
      expect((await apiClient(each, key).call('GET', '/key')).status).toBe(200);
      expect((await apiClient(each, shortKey).call('GET', '/key')).status).toBe(401);
    }
    const storedKey = (await listApiKeys(server.store.db)).find(({ name }) => name === 'Ends');
    expect(await revokeApiKey(asOperator(server.store), storedKey?.id ?? '')).toBe(true);
    expect(await revokeApiKey(asOperator(server.store), storedKey?.id ?? '')).toBe(false);
    for (const each of servers) expect((await apiClient(each, key).call('GET', '/key')).status).toBe(401);
  });

  test('the time of the last use is stored at most once a minute', async () => {
    const server = await testServer(dialect);
    const client = apiClient(server, await createKey(server, ['read'], { name: 'Seldom' }));
    const readLastUse = async () => (await listApiKeys(server.store.db))[0]?.used_at;
    expect(await readLastUse()).toBeNull();
    await client.call('GET', '/key');
    const first = server.clock();
    server.advance(59_000);
    await client.call('GET', '/key');
    expect(await readLastUse()).toBe(first);
    server.advance(1_000);
    await client.call('GET', '/key');
    expect(await readLastUse()).toBe(first + 60_000);
  });
});

const readAuditEntries = (server: TestServer, actor: string) =>
  server.store.db.selectFrom('audit_log').selectAll().where('actor', '=', actor).execute();

test('a key with one scope has no access to another', async () => {
  const server = await testServer('sqlite', { env: ENV });
  const examples = await addExamples(server);
  const before = await server.submissions();
  for (const scope of ['read', 'write', 'erase'] as const) {
    const client = apiClient(server, await createKey(server, [scope]));
    for (const [id, operation] of Object.entries(OPERATIONS).filter(([, each]) => each.scope !== scope)) {
      const { path, body } = EXAMPLES[id] ?? { path: () => '' };
      const response = await client.call(operation.method, path(examples), body);
      expect([scope, id, response.status]).toEqual([scope, id, 403]);
    }
  }
  expect(await server.submissions()).toEqual(before);
});

describe('all errors have the same shape', () => {
  const readProblem = async (response: Response) => {
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    const { type, title, status, detail, ...rest } = (await response.json()) as Record<string, unknown>;
    expect([type, status]).toEqual(['about:blank', response.status]);
    expect(title).not.toBe('');
    expect(detail).not.toBe('');
    return [response.status, ...Object.values(rest)];
  };

  test.each([
    ['an unknown path', 'GET', '/nothing', undefined, [404]],
    ['the root', 'GET', '', undefined, [404]],
    ['an unknown submission', 'GET', '/submissions/0190a000-0000-7000-8000-000000000000', undefined, [404]],
    ['a submission by something other than its id', 'GET', '/submissions/ada@acme.test', undefined, [404]],
    ['a short id', 'GET', '/submissions/x', undefined, [404]],
    ['an id that cannot be stored', 'GET', '/people/%00', undefined, [404]],
    ['an unknown person', 'PATCH', '/people/nobody', { status: 'won' }, [404]],
    ['a note about an unknown person', 'POST', '/people/nobody/notes', { text: 'x' }, [404]],
    ['an unknown booking', 'GET', '/bookings/none', undefined, [404]],
    ['an unknown delivery', 'POST', '/deliveries/none/retry', undefined, [404]],
    ['an unsupported method', 'DELETE', '/submissions', undefined, [405]],
    ['invalid JSON', 'POST', '/submissions/search', '{', [400]],
    ['text that cannot be stored', 'POST', '/submissions/search', { search: 'a\0b' }, [422]],
    ['an unknown field', 'POST', '/submissions/search', { drop: 'table' }, [422, 'drop']],
    ['an unknown status', 'PATCH', '/submissions/x', { status: 'gone' }, [422, 'status']],
    ['an unknown parameter', 'GET', '/submissions?email=ada@acme.test', undefined, [422, 'email']],
    ['a page size over the limit', 'GET', '/submissions?limit=201', undefined, [422, 'limit']],
    ['a limit that is not a number', 'GET', '/submissions?limit=many', undefined, [422, 'limit']],
    ['a broken cursor', 'GET', '/submissions?cursor=x', undefined, [422, 'cursor']],
    ['an invalid date', 'GET', '/submissions?since=yesterday', undefined, [422, 'since']],
    ['too many days', 'GET', '/analytics?days=367', undefined, [422, 'days']],
    ['a list instead of an object', 'POST', '/submissions/search', [], [422]],
    ['a huge body', 'POST', '/submissions/search', { search: 'x'.repeat(API_POLICY.bodyLimit) }, [413]],
    ['an empty note', 'POST', '/people/x/notes', { text: '  ' }, [422, 'text']],
  ])('the error for %s', async (_name, method, path, body, expected) => {
    const server = await testServer();
    const client = apiClient(server, await createKey(server));
    expect(await readProblem(await client.call(method, path, body))).toEqual(expected);
  });

  test('the errors for a wrong content type, an unknown owner, an unknown address and a finished delivery', async () => {
    const server = await testServer('sqlite', { env: ENV });
    const { submission } = await addExamples(server);
    const client = apiClient(server, await createKey(server));
    const text = await client.call('POST', '/submissions/search', 'a=b', { 'content-type': 'text/plain' });
    expect(await readProblem(text)).toEqual([415]);
    const owner = await client.call('PATCH', `/people/${submission}`, { owner: 'stranger@desk.test' });
    expect(await readProblem(owner)).toEqual([422, 'owner']);
    const erase = await client.call('POST', `/people/${submission}/erase`, { email: 'other@acme.test' });
    expect(await readProblem(erase)).toEqual([422, 'email']);
    await server.deliverAll();
    const [sentDelivery] = (await server.deliveries()).filter(({ state }) => state === 'done');
    const retry = await client.call('POST', `/deliveries/${sentDelivery?.id}/retry`);
    expect(await readProblem(retry)).toEqual([409]);
  });

  test('405 lists the allowed methods', async () => {
    const server = await testServer();
    const client = apiClient(server, await createKey(server));
    expect((await client.call('PUT', '/submissions/1')).headers.get('allow')).toBe('GET, PATCH, HEAD');
    expect((await client.call('GET', '/mcp')).headers.get('allow')).toBe('POST');
  });
});

describe('the key', () => {
  test.each([
    ['no header', {}],
    ['another authentication scheme', { authorization: 'Basic YTpi' }],
    ['a token that is not a key', { authorization: 'Bearer secret' }],
    ['an unknown id', { authorization: `Bearer api_${'0'.repeat(16)}_${'x'.repeat(43)}` }],
    ['a huge key', { authorization: `Bearer ${'x'.repeat(10_000)}` }],
  ])('%s: 401 names the authentication scheme', async (_name, headers) => {
    const server = await testServer();
    const init = { headers: headers as Record<string, string> };
    const response = await server.request('/api/v1/submissions', init);
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  });

  test('a known id with a wrong secret is rejected, and the store holds no secret', async () => {
    const server = await testServer();
    const key = await createKey(server);
    const wrongKey = key.slice(0, -1) + (key.endsWith('A') ? 'B' : 'A');
    expect((await apiClient(server, wrongKey).call('GET', '/key')).status).toBe(401);
    const rows = await server.store.db.selectFrom('api_keys').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key.slice(-43));
  });

  test('is not accepted in a query', async () => {
    const server = await testServer();
    const key = await createKey(server);
    expect((await server.request(`/api/v1/submissions?key=${key}`)).status).toBe(401);
  });

  test('appears in neither the log nor the audit log', async () => {
    const lines: string[] = [];
    const log = createLog('trace', { write: (line: string) => void lines.push(line) });
    const server = await testServer('sqlite', { log });
    const key = await createKey(server);
    const client = apiClient(server, key);
    await client.call('GET', '/submissions');
    await client.call('GET', `/submissions/${key}`);
    await client.call('POST', `/${key}`, { [key]: key });
    await client.call('POST', '/mcp', { jsonrpc: '2.0', id: 1, method: key });
    log.error({ err: new Error(`refused: ${key}`) }, key);
    expect(lines.length).toBeGreaterThan(4);
    const entries = await server.store.db.selectFrom('audit_log').selectAll().execute();
    expect(lines.join('') + JSON.stringify(entries)).not.toContain(key.slice(-43));
  });

  test('calls are limited per key, from any address, and 429 says when to retry', async () => {
    const server = await testServer();
    const busy = apiClient(server, await createKey(server));
    const other = apiClient(server, await createKey(server));
    const length = API_POLICY.callsPerKey.requests + 1;
    const responses = await Promise.all(Array.from({ length }, () => busy.call('GET', '/key')));
    const rejectedResponses = responses.filter(({ status }) => status === 429);
    expect(rejectedResponses).toHaveLength(1);
    expect(Number(rejectedResponses[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await other.call('GET', '/key')).status).toBe(200);
    server.advance(API_POLICY.callsPerKey.windowMs);
    expect((await busy.call('GET', '/key')).status).toBe(200);
  });

  test('an IP address that guesses keys is blocked, but not an IP address with a valid key', async () => {
    const server = await testServer();
    const wrongKey = `api_${'0'.repeat(16)}_${'x'.repeat(43)}`;
    const statuses = [];
    for (let i = 0; i <= API_POLICY.triesPerAddress.requests; i++)
      statuses.push((await apiClient(server, wrongKey).call('GET', '/key')).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([401, 429]);
    expect((await apiClient(server, await createKey(server)).call('GET', '/key')).status).toBe(200);
  });
});

test('pages of other sites cannot call the API', async () => {
  const server = await testServer();
  const preflight = await server.request('/api/v1/submissions', {
    method: 'OPTIONS',
    headers: {
      origin: 'https://evil.test',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    },
  });
  expect(preflight.status).toBe(401);
  const client = apiClient(server, await createKey(server));
  const response = await client.call('GET', '/submissions', undefined, { origin: 'https://evil.test' });
  for (const { headers } of [preflight, response])
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

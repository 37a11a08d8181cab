/** The public MCP endpoint, called by the official client. */

import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { booking } from '#content/booking.ts';
import { LANGUAGES } from '#content/languages.ts';
import { fill } from '#content/message.ts';
import { site } from '#content/site.ts';
import { isChoice, QUESTIONS } from '#domain/quiz/questions.ts';
import { consentVersion } from '#server/store/derived-columns.ts';
import { serverWithMail } from '#server/testing/mail-server.ts';
import { callTool, connectAssistant, MCP_HEADERS, mcpMessage } from '#server/testing/mcp-client.ts';
import { captureLog, DIALECTS } from '#server/testing/stores.ts';
import { DECK_PATH, deckRequest, type TestServer, testServer } from '#server/testing/test-server.ts';
import { eventsTo, startReceiver } from '#server/testing/webhook-receiver.ts';
import { wordsIn } from '#server/words.ts';
import consent from '#words/consent.json' with { type: 'json' };

const connect = (server: TestServer) =>
  connectAssistant(server, '/mcp', { 'user-agent': 'test-assistant/1.0' });

const deck = { ...deckRequest, consent: consent.deck };

test('lists every tool with its arguments and description', async () => {
  const client = await connect(await testServer());
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual([
    'evaluate_quiz',
    'get_booking_link',
    'get_quiz',
    'list_services',
    'read_page',
    'request_deck',
    'send_message',
    'subscribe_newsletter',
  ]);
  const deckTool = tools.find(({ name }) => name === 'request_deck');
  expect(deckTool?.description).toContain(consent.deck);
  expect(deckTool?.inputSchema.required).toEqual(
    expect.arrayContaining(['firstName', 'lastName', 'email', 'company', 'consent']),
  );
  expect(tools.filter(({ annotations }) => !annotations?.readOnlyHint).map(({ name }) => name)).toEqual([
    'request_deck',
    'subscribe_newsletter',
    'send_message',
  ]);
});

test('reading, the quiz and the booking link store nothing', async () => {
  const server = await testServer();
  const client = await connect(server);
  expect((await callTool(client, 'list_services')).text).toContain(booking.page);
  expect(await callTool(client, 'read_page', { path: '/' })).toEqual({ text: '# Home', isError: false });
  expect(JSON.parse((await callTool(client, 'get_quiz')).text)).toHaveLength(QUESTIONS.length);
  const link = await callTool(client, 'get_booking_link', { name: 'Ada & Co', email: 'ada@acme.test' });
  expect(link.text).toBe(`${booking.page}?name=Ada+%26+Co&email=ada%40acme.test`);

  const choice = QUESTIONS.find((question) => isChoice(question) && question.type === 'multiple');
  const answers = choice && isChoice(choice) ? { [choice.id]: [choice.options[0]] } : {};
  // A single choice may be a plain value.
  const single = QUESTIONS.find((question) => isChoice(question) && question.type === 'single');
  const plain = single && isChoice(single) ? { [single.id]: single.options[0] } : {};
  expect(await callTool(client, 'evaluate_quiz', { answers: plain })).toMatchObject({ isError: false });
  const { text, isError } = await callTool(client, 'evaluate_quiz', { answers });
  expect(isError).toBe(false);
  expect(JSON.parse(text).length).toBeGreaterThan(0);
  expect(await server.submissions()).toEqual([]);
});

test.each(LANGUAGES.map(({ code }) => code))(
  'a person who reads %s gets answers in that language',
  async (language) => {
    const { mcp, services, quiz, consent, problems } = wordsIn(language);
    const server = await testServer();
    const client = await connect(server);
    expect(JSON.parse((await callTool(client, 'list_services', { language })).text)).toMatchObject({
      services: [...services.map(({ title }) => ({ title })), { title: `Product ${language}` }],
      pages: [{ title: `Home ${language}` }, { title: `Product ${language}` }],
    });
    const [first] = JSON.parse((await callTool(client, 'get_quiz', { language })).text);
    expect(first.question).toBe(Object.values(quiz.questions)[0]?.text);
    const unknown = await callTool(client, 'evaluate_quiz', { answers: { nothing: 'x' }, language });
    expect(unknown).toEqual({ text: fill(mcp.unknownQuestion, { id: 'nothing' }), isError: true });
    // Without a language argument, the consent sentence determines the language.
    const accepted = await callTool(client, 'request_deck', { ...deckRequest, consent: consent.deck });
    expect(accepted).toEqual({ text: mcp.forms.deck.done, isError: false });
    const badAddress = { email: 'nobody', consent: consent.newsletter, language };
    const refused = await callTool(client, 'subscribe_newsletter', badAddress);
    expect(refused).toEqual({ text: `email: ${problems.emailFormat}`, isError: true });
    expect(await server.submissions()).toMatchObject([{ page_language: language, consent: consent.deck }]);
  },
);

test('pages are resources', async () => {
  const client = await connect(await testServer());
  const { resources } = await client.listResources();
  const uri = `${site.origin}/index.md`;
  expect(resources.map((resource) => resource.uri)).toContain(uri);
  const { contents } = await client.readResource({ uri });
  expect(contents).toEqual([{ uri, mimeType: 'text/markdown', text: '# Home' }]);
});

describe.each(DIALECTS)('on %s', (dialect) => {
  test('nobody can send another form first under the key of an assistant’s request', async () => {
    const server = await testServer(dialect);
    const day = new Date(server.clock()).toISOString().slice(0, 10);
    const key = hash('sha256', JSON.stringify([day, DECK_PATH, deckRequest]), 'hex');
    await server.post(DECK_PATH, deckRequest, { 'idempotency-key': key });
    await callTool(await connect(server), 'request_deck', deck);
    expect(await server.submissions()).toHaveLength(2);
  });

  test('a repeated deck request is one submission, one mail and one event, with consent', async () => {
    const receiver = await startReceiver();
    const { mail, server } = await serverWithMail(dialect, eventsTo(receiver));
    const client = await connect(server);
    expect(await callTool(client, 'request_deck', deck)).toMatchObject({ isError: false });
    expect(await callTool(client, 'request_deck', deck)).toMatchObject({ isError: false });
    await server.deliverAll();
    const [submission, ...others] = await server.submissions();
    expect(others).toEqual([]);
    expect(submission).toMatchObject({
      kind: 'deck',
      email: deckRequest.email,
      consent: consent.deck,
      consent_version: consentVersion(consent.deck),
      quarantine_reason: null,
      assistant: 'Test Assistant',
    });
    expect(JSON.parse(submission?.utm ?? '')).toMatchObject({ utm_medium: 'agent' });
    expect(mail.received.map(({ envelopeTo }) => envelopeTo)).toEqual([[deckRequest.email]]);
    expect(receiver.calls.map(({ body }) => JSON.parse(body))).toMatchObject([
      {
        type: 'deck.requested',
        data: {
          submission: { id: submission?.id, assistant: submission?.assistant },
          consent: { text: consent.deck },
        },
      },
    ]);
  });
});

test('a subscription waits for its confirmation mail', async () => {
  const server = await testServer();
  const client = await connect(server);
  const args = { email: 'ada@acme.test', consent: consent.newsletter };
  expect(await callTool(client, 'subscribe_newsletter', args)).toMatchObject({ isError: false });
  expect(await server.submissions()).toMatchObject([{ kind: 'newsletter', consent: consent.newsletter }]);
});

test.each([
  ['without consent', { ...deck, consent: undefined }],
  ['with another consent sentence', { ...deck, consent: 'Yes' }],
  ['with a bad address', { ...deck, email: 'ada' }],
])('a deck request %s is an error and stores nothing', async (_name, args) => {
  const server = await testServer();
  const client = await connect(server);
  const failed = await callTool(client, 'request_deck', args);
  expect(failed.isError).toBe(true);
  expect(failed.text).not.toBe('');
  expect(await server.submissions()).toEqual([]);
});

test.each([
  ['an unknown page', 'read_page', { path: '/../../etc/passwd' }],
  ['an unknown question', 'evaluate_quiz', { answers: { nothing: 'x' } }],
  ['an unknown option', 'evaluate_quiz', { answers: { [QUESTIONS[0]?.id ?? '']: ['nothing'] } }],
  ['an unknown tool', 'drop_table', {}],
])('%s is an error', async (_name, tool, args) => {
  const client = await connect(await testServer());
  expect((await callTool(client, tool, args)).isError).toBe(true);
});

test.each([
  ['no JSON', '{', 400],
  ['a batch', '[]', 400],
  ['a huge body', JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'x'.repeat(100_000) }), 413],
  ['a string', '"tools/list"', 400],
  ['a message outside the protocol', '{"a":1}', 400],
])('%s is rejected', async (_name, body, status) => {
  const server = await testServer();
  expect((await server.post('/mcp', body, MCP_HEADERS)).status).toBe(status);
});

test('a client cannot make the server log or store long or foreign text', async () => {
  const { log, lines } = captureLog('trace');
  const server = await testServer('sqlite', { log });
  const long = `\u202eevil\n${'x'.repeat(3_000)}`;
  const initialize = (name: unknown) => ({
    ...mcpMessage('initialize'),
    params: { protocolVersion: long, capabilities: {}, clientInfo: { name, version: long } },
  });
  for (const name of [{ toString: 1 }, [long], long, 7, null]) {
    const { status, headers } = await server.post('/mcp', initialize(name), MCP_HEADERS);
    expect(status).toBeLessThan(500);
    expect(headers.get('mcp-session-id')?.length ?? 0).toBeLessThan(400);
  }
  await server.post('/mcp', { ...mcpMessage(long), params: long }, MCP_HEADERS);
  const longVersion = { ...MCP_HEADERS, 'mcp-protocol-version': 'x'.repeat(3_000) };
  await server.post('/mcp', mcpMessage('ping'), longVersion);
  const call = { ...mcpMessage('tools/call'), params: { name: 'request_deck', arguments: deck } };
  const session = `a.${Buffer.from(long).toString('base64url')}`;
  const response = await server.post('/mcp', call, { ...MCP_HEADERS, 'mcp-session-id': session });
  expect(await response.text()).not.toContain('isError');
  expect(await server.submissions()).toMatchObject([{ assistant: expect.stringMatching(/^evilx{0,56}$/) }]);
  expect(lines.join('')).not.toMatch(/\u202e|\\u202e|x{400}/);
});

test('other methods than POST get 405', async () => {
  const response = await (await testServer()).request('/mcp');
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
});

test('an address that calls too often gets 429 with the time to wait', async () => {
  const server = await testServer();
  const call = () => server.post('/mcp', mcpMessage('ping'), MCP_HEADERS);
  const responses = await Promise.all(Array.from({ length: 301 }, call));
  const [refused, ...others] = responses.filter(({ status }) => status !== 200);
  expect([refused?.status, others]).toEqual([429, []]);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('the limits of the forms apply to the caller of a tool', async () => {
  const server = await testServer();
  const client = await connect(server);
  const results = [];
  for (let i = 0; i <= 30; i++)
    results.push(await callTool(client, 'request_deck', { ...deck, email: `ada${i}@acme.test` }));
  expect(results.at(0)?.isError).toBe(false);
  expect(results.at(-1)?.isError).toBe(true);
});

test('with AGENTS=off the path does not exist', async () => {
  const server = await testServer('sqlite', { env: { AGENTS: 'off' } });
  const message = mcpMessage('tools/list');
  expect((await server.post('/mcp', message)).status).toBe(405);
  expect((await server.request('/mcp')).status).toBe(404);
});

test('the calls of the guide work', async () => {
  const server = await testServer();
  const guide = readFileSync('docs/agents.md', 'utf8');
  const bodies = [...guide.matchAll(/-d '(.+)'/g)].map(([, body = '']) => body);
  expect(bodies).toHaveLength(2);
  for (const body of bodies) {
    const response = await server.post('/mcp', body, MCP_HEADERS);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('"result"');
  }
});

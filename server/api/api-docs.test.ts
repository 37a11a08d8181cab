/** Runs the curl commands of docs/api.md and the expressions of the n8n workflows in docs/examples/n8n. */

import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { apiClient, createKey } from '#server/testing/api-client.ts';
import { quizAnswers } from '#server/testing/quiz-answers.ts';
import { DECK_PATH, deckRequest, type TestServer, testServer } from '#server/testing/test-server.ts';
import { eventsTo, startReceiver } from '#server/testing/webhook-receiver.ts';
import consent from '#words/consent.json' with { type: 'json' };
import { WAIT_LIMIT_MS } from '../../tests/support/limit.ts';
import { postWebhook } from '../delivery/webhooks.ts';
import { createOpenApiDocument } from './openapi.ts';
import { API_PATH } from './operation.ts';

const guide = readFileSync('docs/api.md', 'utf8');
const ORIGIN = 'http://localhost:3000';

/** Arguments of a command line, without their quotes. */
const splitArguments = (line: string): string[] =>
  [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, bare]) => single ?? double ?? bare ?? '',
  );

type CurlRequest = { url: string; method: string; headers: Record<string, string>; body?: string };

/** The request that curl would send. Throws for an unknown option. */
function readCurl(line: string): CurlRequest {
  const [command, ...rest] = splitArguments(line);
  expect(command).toBe('curl');
  const request: CurlRequest = { url: '', method: '', headers: {} };
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '-X') request.method = rest.shift() ?? '';
    else if (word === '-o') rest.shift();
    else if (word === '-H') {
      const [, name = '', value = ''] = /^([\w-]+): (.+)$/.exec(rest.shift() ?? '') ?? [];
      request.headers[name] = value;
    } else if (word === '--json') {
      request.body = rest.shift() ?? '';
      request.headers['content-type'] = 'application/json';
    } else if (word.startsWith('-')) throw new Error(`curl option ${word} is unknown`);
    else request.url = word;
  }
  request.method ||= request.body === undefined ? 'GET' : 'POST';
  return request;
}

test('Redocly finds no fault in the OpenAPI document', async () => {
  const config = await createConfig({ extends: ['recommended'], rules: { 'info-license': 'off' } });
  const source = JSON.stringify(createOpenApiDocument('https://acme.test'));
  const faults = await lintFromString({ source, config });
  expect(faults.map(({ message, location: [place] }) => [message, place?.pointer])).toEqual([]);
});

test('every curl command of the guide succeeds', async () => {
  const server = await testServer();
  await server.post(DECK_PATH, deckRequest);
  const [submission] = await server.submissions();
  const key = await createKey(server);
  const lines = guide.match(/^curl .+$/gm) ?? [];
  expect(lines.length).toBeGreaterThan(14);
  for (const line of lines) {
    const { url, method, headers, body } = readCurl(
      line.replaceAll('$KEY', key).replaceAll('$ID', submission?.id ?? ''),
    );
    expect(url.startsWith(`${ORIGIN}${API_PATH}/`)).toBe(true);
    const init = { method, headers, ...(body !== undefined && { body }) };
    const response = await server.request(url.slice(ORIGIN.length), init);
    expect([line, response.status < 300]).toEqual([line, true]);
  }
  expect(await server.submissions()).toEqual([]);
});

type WorkflowNode = {
  name: string;
  parameters: {
    url?: string;
    value?: string;
    jsonBody?: string;
    conditions?: { conditions: { leftValue: string; rightValue: number }[] };
    queryParameters?: { parameters: { name: string; value: string }[] };
  };
};
type Workflow = { nodes: WorkflowNode[]; connections: Record<string, { main: { node: string }[][] }> };

/**
 * Reads an n8n workflow and returns functions that evaluate its expressions. An expression is `=` followed by text, with
 * code in `{{ }}`.
 */
function readWorkflow(file: string, now: number, client?: ReturnType<typeof apiClient>) {
  const { nodes, connections } = JSON.parse(readFileSync(`docs/examples/n8n/${file}`, 'utf8')) as Workflow;
  const names = nodes.map(({ name }) => name);
  const targets = Object.values(connections).flatMap(({ main }) => main.flat().map(({ node }) => node));
  expect([...Object.keys(connections), ...targets].filter((name) => !names.includes(name))).toEqual([]);
  class FrozenDate extends Date {
    static override now = () => now;
  }
  const outputs = new Map<string, unknown>();
  const run = (expression: string, $json: unknown): unknown => {
    if (!expression.startsWith('=')) return expression;
    const $ = (name: string) => ({ item: { json: outputs.get(name) } });
    const evaluateCode = (code: string) =>
      runInNewContext(code, { $json, $, JSON, Math, Number, Date: FrozenDate, Boolean, encodeURIComponent });
    const [, onlyCode] = /^=\{\{((?:(?!\}\}).)+)\}\}$/s.exec(expression) ?? [];
    if (onlyCode !== undefined) return evaluateCode(onlyCode);
    return expression.slice(1).replace(/\{\{(.+?)\}\}/gs, (_, code: string) => String(evaluateCode(code)));
  };
  const parametersOf = (name: string) => nodes.find((node) => node.name === name)?.parameters ?? {};
  const url = (name: string, json: unknown) => new URL(String(run(parametersOf(name).url ?? '', json)));
  const body = (name: string, json: unknown) =>
    JSON.parse(String(run(parametersOf(name).jsonBody ?? '', json)));
  return {
    parametersOf,
    /** Stores the output of a node for later nodes. */
    setOutput: (name: string, json: unknown) => void outputs.set(name, json),
    run,
    url,
    body,
    /** Sends the request of a node to our API. */
    send(method: string, name: string, json: unknown) {
      const { pathname } = url(name, json);
      expect(pathname.startsWith(`${API_PATH}/`)).toBe(true);
      return client?.json(method, pathname.slice(API_PATH.length), body(name, json));
    },
    passes: (name: string, json: unknown) =>
      run(parametersOf(name).conditions?.conditions[0]?.leftValue ?? '', json),
  };
}

test('the n8n workflow reads hot leads, writes a message and adds a note', async () => {
  const server = await testServer('sqlite', { env: { QUIZ_REPORTS: 'on' } });
  await server.post(DECK_PATH, { ...deckRequest, email: 'cold@acme.test' });
  await server.post('/api/quiz-reports', { answers: quizAnswers, consent: consent.quiz });
  // Set the readiness directly, so that the submission is hot whatever the rules in content/quiz/readiness.ts are.
  const people = server.store.db.updateTable('people').set({ readiness: 0 });
  await people.where('kinds', 'like', '%quiz%').execute();
  const client = apiClient(server, await createKey(server, ['read', 'write']));
  const { parametersOf, run, body, send } = readWorkflow('hot-leads.json', server.clock(), client);
  const query = (parametersOf('New hot leads').queryParameters?.parameters ?? []).map(({ name, value }) => [
    name,
    String(run(value, {})),
  ]);
  const { data } = await client.json('GET', `/submissions?${new URLSearchParams(query)}`);
  expect(data).toHaveLength(1);
  expect(body('Tell the team', data[0]).text).toContain('Ada Lovelace, Analytical Engines');
  await send('POST', 'Leave a note', data[0]);
  expect(await server.store.db.selectFrom('notes').select('text').execute()).toHaveLength(1);
});

/** Events of a deck request and of a status change, from the outbox. */
async function createEvents(server: TestServer, client: ReturnType<typeof apiClient>) {
  await server.post(DECK_PATH, deckRequest);
  const [submission] = await server.submissions();
  await client.json('PATCH', `/people/${submission?.id}`, { status: 'qualified' });
  const rows = await server.deliveries();
  return rows.flatMap(({ payload }) => (payload ? [JSON.parse(payload)] : []));
}

const EVENTS_ENV = eventsTo({ url: 'https://n8n.test/' });

test('the HubSpot workflow saves contacts and copies the status from HubSpot', async () => {
  const server = await testServer('sqlite', { env: EVENTS_ENV });
  const client = apiClient(server, await createKey(server, undefined, { name: 'HubSpot' }));
  const workflow = readWorkflow('hubspot.json', server.clock(), client);
  const { body, passes, url, run, setOutput, parametersOf, send } = workflow;
  const [requested, changed] = (await createEvents(server, client)).map((event) => ({ body: event }));
  const { email, company, phone } = deckRequest;
  const properties = { email, firstname: 'Ada', lastname: 'Lovelace', company, phone };
  const saved = body('Save the contact', requested);
  expect(saved).toEqual({ inputs: [{ id: email, idProperty: 'email', properties }] });
  // The workflow lets a new submission pass, but not its own change.
  expect(passes('Not our own change', requested)).toBe(true);
  expect(passes('Not our own change', changed)).toBe(false);
  expect(body('Save the contact', changed).inputs[0].properties.hs_lead_status).toBe('OPEN_DEAL');

  // https://developers.hubspot.com/docs/api/webhooks/validating-requests
  const property = { propertyName: 'hs_lead_status', propertyValue: 'CONNECTED' };
  const change = [{ objectId: 51, ...property, subscriptionType: 'contact.propertyChange' }];
  const time = String(server.clock());
  const hookUrl = 'https://n8n.test/webhook/hubspot-changes';
  const signature = createHmac('sha256', 'client secret')
    .update(`POST${hookUrl}${JSON.stringify(change)}${time}`)
    .digest('base64');
  const headers = { 'x-hubspot-signature-v3': signature, 'x-hubspot-request-timestamp': time };
  const received = { body: change, headers, webhookUrl: hookUrl };
  const expected = createHmac('sha256', 'client secret')
    .update(String(run(parametersOf('Sign it as HubSpot').value ?? '', received)))
    .digest('base64');
  expect(passes('Is it HubSpot?', { ...received, expected })).toBe(true);
  expect(passes('Is it HubSpot?', { ...received, expected: `${expected}x` })).toBe(false);
  expect(passes('A status that we know', change[0])).toBe(true);
  expect(url('Read the contact', change[0]).pathname).toBe('/crm/v3/objects/contacts/51');
  const contact = { id: '51', properties: { email: 'ADA@acme.test', hs_lead_status: 'CONNECTED' } };
  setOutput('Read the contact', contact);
  const matches = await send('POST', 'Find the person', contact);
  expect(passes('Somebody was found', matches)).toBe(true);
  await send('PATCH', 'Set the status', matches);
  const people = await server.store.db.selectFrom('people').select('status').execute();
  expect(people).toEqual([{ status: 'won' }]);
});

test('the Pipedrive workflow saves persons and follows won and lost deals', async () => {
  const server = await testServer('sqlite', { env: EVENTS_ENV });
  const client = apiClient(server, await createKey(server, undefined, { name: 'Pipedrive' }));
  const { body, passes, url, setOutput, send } = readWorkflow('pipedrive.json', server.clock(), client);
  const [requested] = (await createEvents(server, client)).map((event) => ({ body: event }));
  setOutput('Only once', requested);
  expect(url('Look for the person', requested).searchParams.get('term')).toBe(deckRequest.email);
  const noPerson = { data: { items: [] } };
  expect(passes('Not there yet', noPerson)).toBe(true);
  expect(body('Save the person', noPerson)).toEqual({
    name: 'Ada Lovelace',
    emails: [{ value: deckRequest.email, primary: true }],
    phones: [{ value: deckRequest.phone, primary: true }],
  });

  const lost = { status: 'lost', person_id: 5, lost_reason: 'Budget' };
  const deal = { body: { meta: { entity: 'deal', action: 'change' }, data: lost } };
  setOutput('Deal change', deal);
  expect(passes('Won or lost', deal)).toBe(true);
  expect(url('Read the person', deal).pathname).toBe('/api/v2/persons/5');
  const old = { value: 'old@acme.test', primary: false };
  const person = { data: { emails: [old, { value: deckRequest.email, primary: true }] } };
  const matches = await send('POST', 'Find the person', person);
  await send('PATCH', 'Set the status', matches);
  const { status, lostReason } = await client.json('GET', `/people/${matches.data[0].id}`);
  expect([status, lostReason]).toEqual(['lost', 'Budget']);
});

test('the workflow for events verifies our signature, rejects others and names the person', async () => {
  const { parametersOf, passes, run, body: bodyOf } = readWorkflow('lead-events.json', Date.now());
  const [example = ''] =
    /\{\n {2}"type": "deck\.requested"[\s\S]+?\n\}/.exec(readFileSync('docs/events.md', 'utf8')) ?? [];
  const body = JSON.parse(example) as { data: { person: { email: string; name: string } } };
  const secretText = 'a secret of at least 24 bytes';
  const receiver = await startReceiver();
  const target = { url: receiver.url, secret: `whsec_${Buffer.from(secretText).toString('base64')}` };
  await postWebhook(target, 'deck_1', {
    payload: JSON.stringify(body),
    now: Date.now(),
    signal: AbortSignal.timeout(WAIT_LIMIT_MS),
  });
  const received = { headers: receiver.calls[0]?.headers ?? {}, body };
  const isSigned = (json: object) => {
    const value = String(run(parametersOf('Sign it again').value ?? '', json));
    const expected = createHmac('sha256', secretText).update(value).digest('base64');
    return passes('Is it ours?', { ...json, expected });
  };
  expect(isSigned(received)).toBe(true);
  expect(isSigned({ ...received, body: { ...body, type: 'person.erased' } })).toBe(false);
  const [, age] = parametersOf('Is it ours?').conditions?.conditions ?? [];
  expect(run(age?.leftValue ?? '', received)).toBeLessThan(age?.rightValue ?? 0);
  const { text } = bodyOf('Tell the team', received);
  expect(text).toContain(body.data.person.name);
  expect(text).toContain(body.data.person.email);
});

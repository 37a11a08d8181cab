/** The calls and the workflow that docs/api.md shows work as they are written there. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { orderBase } from '#server/store/call-order.ts';
import { apiClient, newKey } from '#server/testing/api-client.ts';
import { quizAnswers } from '#server/testing/quiz-answers.ts';
import { DECK_PATH, deckRequest, testServer } from '#server/testing/test-server.ts';
import { API_PATH } from './policy.ts';

const guide = readFileSync('docs/api.md', 'utf8');
const ORIGIN = 'http://localhost:3000';

/** Words of a command line, without their quotes. */
const words = (line: string): string[] =>
  [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, bare]) => single ?? double ?? bare ?? '',
  );

type Sent = { url: string; method: string; headers: Record<string, string>; body?: string };

/** The request that curl would send. An option that it does not know is an error here too. */
function readCurl(line: string): Sent {
  const [command, ...rest] = words(line);
  expect(command).toBe('curl');
  const sent: Sent = { url: '', method: '', headers: {} };
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '-X') sent.method = rest.shift() ?? '';
    else if (word === '-o') rest.shift();
    else if (word === '-H') {
      const [, name = '', value = ''] = /^([\w-]+): (.+)$/.exec(rest.shift() ?? '') ?? [];
      sent.headers[name] = value;
    } else if (word === '--json') {
      sent.body = rest.shift() ?? '';
      sent.headers['content-type'] = 'application/json';
    } else if (word.startsWith('-')) throw new Error(`curl option ${word} is not known here`);
    else sent.url = word;
  }
  sent.method ||= sent.body === undefined ? 'GET' : 'POST';
  return sent;
}

test('every curl command of the guide is answered', async () => {
  const server = await testServer();
  await server.post(DECK_PATH, deckRequest);
  const [lead] = await server.leads();
  const key = await newKey(server);
  const lines = guide.match(/^curl .+$/gm) ?? [];
  expect(lines.length).toBeGreaterThan(14);
  for (const line of lines) {
    const { url, method, headers, body } = readCurl(
      line.replaceAll('$KEY', key).replaceAll('$ID', lead?.id ?? ''),
    );
    expect(url.startsWith(`${ORIGIN}${API_PATH}/`)).toBe(true);
    const response = await server.request(url.slice(ORIGIN.length), {
      method,
      headers,
      ...(body !== undefined && { body }),
    });
    expect([line, response.status < 300]).toEqual([line, true]);
  }
  expect(await server.leads()).toEqual([]);
});

type Node = {
  name: string;
  parameters: {
    url?: string;
    jsonBody?: string;
    queryParameters?: { parameters: { name: string; value: string }[] };
  };
};
type Workflow = { nodes: Node[]; connections: Record<string, { main: { node: string }[][] }> };

/** As n8n does it: an equals sign, then text with code in double braces. */
function evaluated(expression: string, json: unknown, now: number): string {
  if (!expression.startsWith('=')) return expression;
  class At extends Date {
    static override now = () => now;
  }
  return expression
    .slice(1)
    .replace(/\{\{(.+)\}\}/gs, (_, code: string) =>
      String(runInNewContext(code, { $json: json, JSON, Date: At })),
    );
}

test('the n8n workflow reads hot leads, words a message and leaves a note', async () => {
  const workflow = JSON.parse(readFileSync('docs/examples/n8n/hot-leads.json', 'utf8')) as Workflow;
  const names = workflow.nodes.map(({ name }) => name);
  const ends = Object.values(workflow.connections).flatMap(({ main }) => main.flat().map(({ node }) => node));
  expect([...Object.keys(workflow.connections), ...ends].filter((name) => !names.includes(name))).toEqual([]);
  const parameters = (name: string) => workflow.nodes.find((node) => node.name === name)?.parameters ?? {};

  const server = await testServer('sqlite', { env: { QUIZ_REPORTS: 'on' } });
  await server.post(DECK_PATH, { ...deckRequest, email: 'cold@acme.test' });
  await server.post('/api/quiz-reports', { answers: quizAnswers, consent: '' });
  // Hot by whatever rules the operator has.
  await server.store.db
    .updateTable('leads')
    .set({ call_order: orderBase('hot') + server.clock() })
    .where('kind', '=', 'quiz')
    .execute();
  const client = apiClient(server, await newKey(server, ['read', 'write']));
  const query = (parameters('New hot leads').queryParameters?.parameters ?? []).map(({ name, value }) => [
    name,
    evaluated(value, {}, server.clock()),
  ]);
  const { data } = await client.json('GET', `/leads?${new URLSearchParams(query)}`);
  expect(data).toHaveLength(1);
  const message = JSON.parse(evaluated(parameters('Tell the team').jsonBody ?? '', data[0], server.clock()));
  expect(message.text).toContain('Ada Lovelace, Analytical Engines');
  const note = new URL(evaluated(parameters('Leave a note').url ?? '', data[0], server.clock()));
  await client.json('POST', note.pathname.slice(API_PATH.length), parameters('Leave a note').jsonBody);
  expect(await server.store.db.selectFrom('notes').select('text').execute()).toHaveLength(1);
});

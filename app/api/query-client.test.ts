import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { QueryObserver } from '@tanstack/react-query';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from './query-client.ts';

const RESPONSES: Record<string, { status: number; text?: string; body: string }> = {
  '/deck.json': { status: 200, body: '{"pages":10}' },
  '/locked': { status: 401, body: 'who are you' },
  '/broken': { status: 503, text: 'Back Soon', body: '' },
};
const receivedRequests: IncomingMessage[] = [];
const server = createServer((request, response) => {
  receivedRequests.push(request);
  const { status, text, body } = RESPONSES[request.url ?? ''] ?? { status: 404, body: 'nothing here' };
  response.writeHead(status, text).end(body);
});
let origin = '';
const fetchSpy = vi.spyOn(globalThis, 'fetch');

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  queryClient.clear();
  receivedRequests.length = 0;
  fetchSpy.mockClear();
});

const runQuery = (path: string, ...otherKeys: string[]) =>
  queryClient.fetchQuery({ queryKey: [`${origin}${path}`, ...otherKeys] });

test('fetches the URL in the first element of the query key with credentials and parses the JSON', async () => {
  await expect(runQuery('/deck.json', 'ignored')).resolves.toEqual({ pages: 10 });
  expect(receivedRequests.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /deck.json']);
  expect(fetchSpy.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include' });
});

test.each([
  ['/locked', '401: who are you'],
  ['/missing', '404: nothing here'],
  ['/broken', '503: Back Soon'],
])('%s fails with "%s" after one request', async (path, message) => {
  await expect(runQuery(path)).rejects.toThrow(new Error(message));
  expect(receivedRequests).toHaveLength(1);
});

test('data never becomes stale, so there is no second request on focus or on a timer', async () => {
  await runQuery('/deck.json');
  await runQuery('/deck.json');
  const observer = new QueryObserver(queryClient, { queryKey: [`${origin}/deck.json`] });
  const stop = observer.subscribe(() => {});
  expect(observer.getCurrentResult()).toMatchObject({ data: { pages: 10 }, isStale: false });
  expect(observer.options).toMatchObject({ refetchOnWindowFocus: false, refetchInterval: false });
  stop();
  expect(receivedRequests).toHaveLength(1);
});

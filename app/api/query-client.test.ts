import { QueryObserver } from '@tanstack/react-query';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from './query-client.ts';

const RESPONSES: Record<string, { status: number; text?: string; body: string }> = {
  '/deck.json': { status: 200, body: '{"pages":10}' },
  '/locked': { status: 401, body: 'who are you' },
  '/broken': { status: 503, text: 'Back Soon', body: '' },
};
const fetchSpy = vi.spyOn(globalThis, 'fetch');

beforeEach(() => {
  queryClient.clear();
  fetchSpy.mockClear();
  fetchSpy.mockImplementation(async (url) => {
    const { status, text, body } = RESPONSES[String(url)] ?? { status: 404, body: 'nothing here' };
    return new Response(body, { status, ...(text && { statusText: text }) });
  });
});
afterAll(() => fetchSpy.mockRestore());

const runQuery = (path: string, ...otherKeys: string[]) =>
  queryClient.fetchQuery({ queryKey: [path, ...otherKeys] });

test('fetches the URL in the first element of the query key with credentials and parses the JSON', async () => {
  await expect(runQuery('/deck.json', 'ignored')).resolves.toEqual({ pages: 10 });
  expect(fetchSpy.mock.calls).toEqual([['/deck.json', expect.objectContaining({ credentials: 'include' })]]);
});

test.each([
  ['/locked', '401: who are you'],
  ['/missing', '404: nothing here'],
  ['/broken', '503: Back Soon'],
])('%s fails with "%s" after one request', async (path, message) => {
  await expect(runQuery(path)).rejects.toThrow(new Error(message));
  expect(fetchSpy).toHaveBeenCalledTimes(1);
});

test('data never becomes stale, so there is no second request on focus or on a timer', async () => {
  await runQuery('/deck.json');
  await runQuery('/deck.json');
  const observer = new QueryObserver(queryClient, { queryKey: ['/deck.json'] });
  const stop = observer.subscribe(() => {});
  expect(observer.getCurrentResult()).toMatchObject({ data: { pages: 10 }, isStale: false });
  expect(observer.options).toMatchObject({ refetchOnWindowFocus: false, refetchInterval: false });
  stop();
  expect(fetchSpy).toHaveBeenCalledTimes(1);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOAD_RETRIES } from '#domain/timing.ts';
import { later, prefetch, retryAll } from './later.ts';

/** What the browser's window does for it. */
beforeEach(() => {
  vi.useFakeTimers();
  const window = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, window[name].bind(window));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const failing = (times: number) => {
  const load = vi.fn(async () => ({ part: 'here' }));
  for (let i = 0; i < times; i++) load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  return load;
};

test('loads once for all who ask, and is ready from then on', async () => {
  const load = failing(0);
  const part = later(load, 'part');
  expect(part.ready()).toBeUndefined();
  expect(await Promise.all([part.fetch(), part.attempt(), part.fetch()])).toEqual(['here', 'here', 'here']);
  expect(part.ready()).toBe('here');
  expect(load).toHaveBeenCalledTimes(1);
});

test('one try that fails says so without rejecting, and the next may succeed', async () => {
  const part = later(failing(1), 'part');
  prefetch(part);
  expect(await part.attempt()).toBeUndefined();
  expect(await part.attempt()).toBe('here');
});

test('tries again after growing waits until it arrives', async () => {
  const load = failing(LOAD_RETRIES.length + 1);
  const part = later(load, 'part');
  const arrival = part.fetch();
  for (const [i, wait] of [...LOAD_RETRIES, LOAD_RETRIES.at(-1) ?? 0].entries()) {
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(load).toHaveBeenCalledTimes(i + 1);
    expect(part.failures()).toBe(i + 1);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(await arrival).toBe('here');
  expect(part.failures()).toBe(0);
});

test.each([
  ['the connection returns', () => dispatchEvent(new Event('online'))],
  ['everything missing is asked for again', retryAll],
])('tries at once when %s', async (_, happens) => {
  const load = failing(1);
  const arrival = later(load, 'part').fetch();
  await vi.advanceTimersByTimeAsync(0);
  happens();
  expect(await arrival).toBe('here');
});

test('tells its listeners of failures and of its arrival, and forgets failures when the visitor asks', async () => {
  const part = later(failing(1), 'part');
  const told: number[] = [];
  part.subscribe(() => told.push(part.failures()));
  const arrival = part.fetch();
  await vi.advanceTimersByTimeAsync(0);
  part.retry();
  await arrival;
  expect(told).toEqual([1, 0, 0]);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOAD_RETRIES } from '#domain/timing.ts';
import { lazyModule, retryAll } from './lazy-module.ts';

/** Stubs the parts of `window` that lazy modules use. */
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

const createFailingLoad = (failureCount: number) => {
  const load = vi.fn(async () => ({ part: 'here' }));
  for (let i = 0; i < failureCount; i++) load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  return load;
};

test('loads once for all callers and then keeps its value', async () => {
  const load = createFailingLoad(0);
  const part = lazyModule(load, 'part');
  expect(part.value()).toBeUndefined();
  expect(await Promise.all([part.load(), part.tryLoad(), part.load()])).toEqual(['here', 'here', 'here']);
  expect(part.value()).toBe('here');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failed attempt resolves to undefined, and the next one may succeed', async () => {
  const part = lazyModule(createFailingLoad(1), 'part');
  expect(await part.tryLoad()).toBeUndefined();
  expect(await part.tryLoad()).toBe('here');
});

test('retries with growing delays until it succeeds', async () => {
  const load = createFailingLoad(LOAD_RETRIES.length + 1);
  const part = lazyModule(load, 'part');
  const loadResult = part.load();
  for (const [i, delay] of [...LOAD_RETRIES, LOAD_RETRIES.at(-1) ?? 0].entries()) {
    await vi.advanceTimersByTimeAsync(delay - 1);
    expect(load).toHaveBeenCalledTimes(i + 1);
    expect(part.failures()).toBe(i + 1);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(await loadResult).toBe('here');
  expect(part.failures()).toBe(0);
});

test.each([
  ['the connection returns', () => dispatchEvent(new Event('online'))],
  ['every missing module is requested again', retryAll],
])('tries at once when %s', async (_, trigger) => {
  const load = createFailingLoad(1);
  const loadResult = lazyModule(load, 'part').load();
  await vi.advanceTimersByTimeAsync(0);
  trigger();
  expect(await loadResult).toBe('here');
});

test('notifies listeners of failures and success, and resets failures when the visitor retries', async () => {
  const part = lazyModule(createFailingLoad(1), 'part');
  const failures: number[] = [];
  part.subscribe(() => failures.push(part.failures()));
  const loadResult = part.load();
  await vi.advanceTimersByTimeAsync(0);
  part.retry();
  await loadResult;
  expect(failures).toEqual([1, 0, 0]);
});

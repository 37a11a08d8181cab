import { expect, test, vi } from 'vitest';
import { later, prefetch } from './later.ts';

test('fetches once and is ready from then on', async () => {
  const load = vi.fn(async () => 'part');
  const part = later(load);
  expect(part.ready()).toBeUndefined();
  expect(await Promise.all([part.fetch(), part.fetch()])).toEqual(['part', 'part']);
  expect(part.ready()).toBe('part');
  expect(load).toHaveBeenCalledOnce();
});

test('forgets a failure, so that the next use tries again', async () => {
  const load = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('offline'));
  const part = later(load);
  prefetch(part);
  await expect(part.fetch()).rejects.toThrow('offline');
  expect(await part.fetch()).toBe('part');
  expect(load).toHaveBeenCalledTimes(2);
});

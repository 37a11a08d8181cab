import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addToast, dismissToast, toastStore } from './toast-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a dismissed toast closes at once and leaves the list 1,000,000 ms later', () => {
  const id = addToast('error', 'first');
  dismissToast(id);
  dismissToast(id);
  expect(toastStore.current()).toEqual([{ id, tone: 'error', text: 'first', open: false }]);
  vi.advanceTimersByTime(999_999);
  expect(toastStore.current()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(toastStore.current()).toEqual([]);
});

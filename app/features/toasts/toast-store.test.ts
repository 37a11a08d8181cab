import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addToast, dismissToast, toastStore, updateToast } from './toast-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('keeps only the newest toast', () => {
  addToast('success', 'older');
  const id = addToast('success', 'newer');
  expect(toastStore.current()).toEqual([{ id, tone: 'success', text: 'newer', open: true }]);
});

test('updates only the toast with the given id', () => {
  const id = addToast('success', 'old');
  updateToast(id + 1, { text: 'other' });
  expect(toastStore.current()).toMatchObject([{ id, text: 'old' }]);
  updateToast(id, { text: 'new' });
  expect(toastStore.current()).toMatchObject([{ id, text: 'new' }]);
});

test('a dismissed toast closes at once and leaves the list 1,000,000 ms later', () => {
  const id = addToast('error', 'first');
  updateToast(id, { text: 'second' });
  dismissToast(id);
  dismissToast(id);
  expect(toastStore.current()).toEqual([{ id, tone: 'error', text: 'second', open: false }]);
  vi.advanceTimersByTime(999_999);
  expect(toastStore.current()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(toastStore.current()).toEqual([]);
});

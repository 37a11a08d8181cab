import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addToast, dismissToast, type Toast, toastReducer, toastStore, updateToast } from './toast-store.ts';

const toast = (id: number): Toast => ({ id, tone: 'success', text: `message ${id}`, open: true });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('keeps only the newest toast', () => {
  const state = toastReducer([toast(1)], { type: 'add', toast: toast(2) });
  expect(state).toEqual([toast(2)]);
});

test('updates only the toast with the given id', () => {
  expect(toastReducer([toast(1)], { type: 'update', id: 1, change: { text: 'new' } })).toEqual([
    { ...toast(1), text: 'new' },
  ]);
  expect(toastReducer([toast(1)], { type: 'update', id: 9, change: { text: 'new' } })).toEqual([toast(1)]);
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

import { TOAST } from '#domain/timing.ts';

export type ToastTone = 'success' | 'error';
/** A button in the toast. */
export type ToastButton = { label: string; onPress: () => void };
export type Toast = {
  id: number;
  tone: ToastTone;
  text: string;
  open: boolean;
  button?: ToastButton | undefined;
};

export type ToastAction =
  | { type: 'add'; toast: Toast }
  | { type: 'update'; id: number; change: Partial<Pick<Toast, 'tone' | 'text'>> }
  | { type: 'dismiss'; id: number }
  | { type: 'remove'; id: number };

/**
 * Toasts are sorted newest first, and one is shown at a time. A dismissed toast stays in the list as closed until it is
 * removed.
 */
export function toastReducer(toasts: readonly Toast[], action: ToastAction): readonly Toast[] {
  switch (action.type) {
    case 'add':
      return [action.toast, ...toasts].slice(0, TOAST.limit);
    case 'update':
      return toasts.map((toast) => (toast.id === action.id ? { ...toast, ...action.change } : toast));
    case 'dismiss':
      return toasts.map((toast) => (toast.id === action.id ? { ...toast, open: false } : toast));
    case 'remove':
      return toasts.filter((toast) => toast.id !== action.id);
  }
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const removalTimers = new Map<number, ReturnType<typeof setTimeout>>();

function dispatch(action: ToastAction) {
  toasts = toastReducer(toasts, action);
  for (const listener of listeners) listener();
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => toasts,
};

export function addToast(tone: ToastTone, text: string, button?: ToastButton): number {
  const id = ++lastId;
  dispatch({ type: 'add', toast: { id, tone, text, open: true, button } });
  return id;
}

export function updateToast(id: number, change: Partial<Pick<Toast, 'tone' | 'text'>>) {
  dispatch({ type: 'update', id, change });
}

export function dismissToast(id: number) {
  dispatch({ type: 'dismiss', id });
  if (removalTimers.has(id)) return;
  removalTimers.set(
    id,
    setTimeout(() => {
      removalTimers.delete(id);
      dispatch({ type: 'remove', id });
    }, TOAST.removeDelay),
  );
}

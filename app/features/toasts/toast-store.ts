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

/** Sorted newest first. One is shown at a time. */
let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function setToasts(changed: readonly Toast[]) {
  toasts = changed;
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
  setToasts([{ id, tone, text, open: true, button }, ...toasts].slice(0, TOAST.limit));
  return id;
}

const updateToast = (id: number, change: Partial<Toast>) =>
  setToasts(toasts.map((toast) => (toast.id === id ? { ...toast, ...change } : toast)));

/** A dismissed toast stays in the list as closed until it is removed. */
export function dismissToast(id: number) {
  updateToast(id, { open: false });
  setTimeout(() => setToasts(toasts.filter((toast) => toast.id !== id)), TOAST.removeDelay);
}

import { useSyncExternalStore } from 'react';
import { later, prefetch } from '#app/loading/later.ts';
import { fetchNoticed } from '#app/loading/notice.ts';
import type { ToastTone } from './toast-store.ts';

const part = later(() => import('./toaster.tsx'), 'toasts');

/** Says something to the visitor. The code comes with the first message, or earlier by `prepareToasts`. */
export async function notify(tone: ToastTone, text: string): Promise<void> {
  const { addToast } = await fetchNoticed(part);
  addToast(tone, text);
}

export const prepareToasts = () => prefetch(part);

const none = () => undefined;

export function ToastOutlet() {
  const toasts = useSyncExternalStore(part.subscribe, part.ready, none);
  return toasts ? <toasts.Toaster /> : null;
}

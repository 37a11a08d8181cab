import { type ComponentType, useEffect, useState } from 'react';
import { addToast, type ToastTone, toastStore } from './toast-store.ts';

const loadToaster = () => import('./toaster.tsx');

/** Says something to the visitor. The toaster's code comes with the first message, or earlier by `prepareToasts`. */
export function notify(tone: ToastTone, text: string): void {
  addToast(tone, text);
}

export const prepareToasts = () => void loadToaster().catch(() => {});

export function ToastOutlet() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    const load = () => loadToaster().then((module) => setToaster(() => module.Toaster));
    const unsubscribe = toastStore.subscribe(() => {
      unsubscribe();
      load();
    });
    return () => {
      unsubscribe();
    };
  }, []);
  return Toaster ? <Toaster /> : null;
}

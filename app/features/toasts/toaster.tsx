import * as RadixToast from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { labels } from '#content/shell/labels.ts';
import { TOAST } from '#domain/timing.ts';
import AlertIcon from '~icons/lucide/circle-alert';
import CheckIcon from '~icons/lucide/circle-check';
import CloseIcon from '~icons/lucide/x';
import {
  addToast,
  dismissToast,
  type Toast,
  type ToastButton,
  type ToastTone,
  toastStore,
} from './toast-store.ts';

function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  return (
    <RadixToast.Provider
      swipeDirection={TOAST.swipeDirection}
      swipeThreshold={TOAST.swipeThresholdPx}
      label={labels.notification}
    >
      {toasts.map((toast) => (
        <ToastMessage key={toast.id} toast={toast} />
      ))}
      <RadixToast.Viewport hotkey={[TOAST.hotkey]} label={labels.notifications} className="toasts" />
    </RadixToast.Provider>
  );
}

function ToastMessage({ toast }: { toast: Toast }) {
  const Icon = toast.tone === 'error' ? AlertIcon : CheckIcon;
  return (
    <RadixToast.Root
      open={toast.open}
      duration={toast.button ? TOAST.durationWithButton : TOAST.duration}
      onOpenChange={(open) => !open && dismissToast(toast.id)}
      type={toast.tone === 'error' ? 'foreground' : 'background'}
      role={toast.tone === 'error' ? 'alert' : 'status'}
      className="toast"
    >
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-5 shrink-0 ${toast.tone === 'error' ? 'text-danger' : 'text-ok'}`}
      />
      <div className="grid grow justify-items-start gap-1">
        <RadixToast.Description className="font-medium">{toast.text}</RadixToast.Description>
        {toast.button && (
          <RadixToast.Action
            altText={toast.button.label}
            onClick={toast.button.onPress}
            className="toast-action"
          >
            {toast.button.label}
          </RadixToast.Action>
        )}
      </div>
      <RadixToast.Close aria-label={labels.dismiss} className="toast-close">
        <CloseIcon aria-hidden="true" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}

let root: Root | undefined;

/** Mounts the toaster on the first message. */
export function showToast(tone: ToastTone, text: string, button?: ToastButton): void {
  if (!root) {
    root = createRoot(document.body.appendChild(document.createElement('div')));
    root.render(<Toaster />);
  }
  addToast(tone, text, button);
}

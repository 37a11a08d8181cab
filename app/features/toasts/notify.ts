import { lazyModule } from '#app/islands/lazy-module.ts';
import { loadWithNotice } from '#app/islands/load-notice.ts';
import type { ToastButton, ToastTone } from './toast-store.ts';

const lazyToaster = lazyModule(() => import('./toaster.tsx'), 'showToast');

/** Shows a toast. Its code loads with the first message, or earlier with `prepareToasts`. */
export async function notify(tone: ToastTone, text: string, button?: ToastButton): Promise<void> {
  const showToast = await loadWithNotice(lazyToaster, () => true);
  showToast(tone, text, button);
}

export const prepareToasts = () => lazyToaster.tryLoad();

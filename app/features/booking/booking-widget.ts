import EmbedSnippet from '@calcom/embed-snippet';
import { count } from '#app/insight/count.ts';
import { site } from '#content/site.ts';
import type { BookingConfig } from './booking-config.ts';
import { calNamespace, isWidgetReady } from './widget-state.ts';

const { namespace, embedScript, embedOrigin, link: calLink } = site.booking;

type WidgetState = 'ready' | 'failed';
let pendingLoad: Promise<WidgetState> | undefined;

/** Loads the widget if it is not loaded yet. After a failure, the next call tries again. */
function loadWidget(): Promise<WidgetState> {
  pendingLoad ??= new Promise<WidgetState>((resolve) => {
    const cal = EmbedSnippet(embedScript);
    cal('init', namespace, { origin: embedOrigin });
    calNamespace()?.('ui', { layout: 'month_view', theme: 'light', hideEventTypeDetails: false });
    const script = document.querySelector<HTMLScriptElement>(`script[src="${embedScript}"]`);
    const settle = () => {
      if (isWidgetReady()) return resolve('ready');
      // The snippet sets its loaded flag before the script runs. Reset it, otherwise a retry would do nothing.
      script?.remove();
      Reflect.deleteProperty(window, 'Cal');
      pendingLoad = undefined;
      resolve('failed');
    };
    // A blocked URL may return another script, which then loads without an error.
    for (const event of ['load', 'error']) script?.addEventListener(event, settle);
  });
  return pendingLoad;
}

function openWidget(link: HTMLAnchorElement, config: BookingConfig): void {
  calNamespace()?.('modal', { calLink, config });
  returnFocusTo(link);
}

/** The widget does not handle focus: move focus into it, and back to the link afterwards. */
function returnFocusTo(link: HTMLElement): void {
  const modal = [...document.querySelectorAll('cal-modal-box')].at(-1);
  if (!modal) return;
  count('booking-opened');
  calNamespace()?.('on', {
    action: 'linkReady',
    callback: () => modal.querySelector('iframe')?.focus(),
  });
  modal.addEventListener('close', () => link.focus(), { once: true });
}

export const bookingWidget = { load: loadWidget, open: openWidget, returnFocusTo };

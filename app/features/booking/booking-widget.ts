import EmbedSnippet from '@calcom/embed-snippet';
import { count } from '#app/insight/count.ts';
import { site } from '#content/site.ts';
import type { BookingConfig } from './booking-config.ts';
import { calNamespace, widgetIsReady } from './widget-state.ts';

const { namespace, embedScript, embedOrigin, link: calLink } = site.booking;

type WidgetState = 'ready' | 'failed';
let loading: Promise<WidgetState> | undefined;

/** Loads the widget once; a failure is forgotten, so that the next intent tries again. */
function loadWidget(): Promise<WidgetState> {
  loading ??= new Promise<WidgetState>((resolve) => {
    const cal = EmbedSnippet(embedScript);
    cal('init', namespace, { origin: embedOrigin });
    calNamespace()?.('ui', { layout: 'month_view', theme: 'light', hideEventTypeDetails: false });
    const script = document.querySelector<HTMLScriptElement>(`script[src="${embedScript}"]`);
    const end = () => {
      if (widgetIsReady()) return resolve('ready');
      // The snippet marks itself loaded before the script runs: clear that, or it would never try again.
      script?.remove();
      Reflect.deleteProperty(window, 'Cal');
      loading = undefined;
      resolve('failed');
    };
    // Something else than the widget may have been sent in its place, and loads well.
    for (const event of ['load', 'error']) script?.addEventListener(event, end);
  });
  return loading;
}

function openWidget(link: HTMLAnchorElement, config: BookingConfig): void {
  calNamespace()?.('modal', { calLink, config });
  returnFocusTo(link);
}

/** The widget's popup takes no focus and returns none: do both for it. */
function returnFocusTo(link: HTMLElement): void {
  const box = [...document.querySelectorAll('cal-modal-box')].at(-1);
  if (!box) return;
  count('booking-opened');
  calNamespace()?.('on', {
    action: 'linkReady',
    callback: () => box.querySelector('iframe')?.focus(),
  });
  box.addEventListener('close', () => link.focus(), { once: true });
}

export const bookingWidget = { load: loadWidget, open: openWidget, returnFocusTo };

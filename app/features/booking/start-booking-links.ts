/** Opens the scheduling widget from every booking link of the page. Without the widget, the booking page opens. */
import { getFirstView } from '#app/api/first-view.ts';
import { lazyModule } from '#app/islands/lazy-module.ts';
import { BOOKING_METADATA } from '#domain/booking-metadata.ts';
import { BOOKING_WIDGET_TIMEOUT } from '#domain/timing.ts';
import type { BookingConfig } from './booking-config.ts';
import { isWidgetReady } from './widget-state.ts';

const lazyWidget = lazyModule(() => import('./booking-widget.ts'), 'bookingWidget');
/** True if the widget failed to preload. Clicks then open the booking page at once, because browsers block late tabs. */
let isUnavailable = false;

const findBookingLink = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-cal-link]') : null;

/** Limits the length of the booking URL, since campaign links can contain anything. */
const METADATA_LIMITS = { entries: 12, characters: 200 } as const;

/** Source of the visit as Cal.com metadata. Cal.com stores it with the booking and returns it in its webhooks. */
function getVisitSource(): Record<string, string> {
  const { page, utm, referrer } = getFirstView();
  const source = {
    [BOOKING_METADATA.firstPage]: page,
    [BOOKING_METADATA.page]: window.location.pathname,
    [BOOKING_METADATA.language]: document.documentElement.lang,
    [BOOKING_METADATA.referrer]: referrer,
  };
  return Object.fromEntries(
    [...Object.entries(source), ...new URLSearchParams(utm)]
      .filter(([, value]) => value)
      .slice(0, METADATA_LIMITS.entries)
      .map(([name, value]) => [`metadata[${name}]`, value.slice(0, METADATA_LIMITS.characters)]),
  );
}

/** Adds the source of the visit to the link. The build cannot do this: only the browser knows the source. */
function addSource(link: HTMLAnchorElement): BookingConfig {
  const source = getVisitSource();
  const config = { ...JSON.parse(link.dataset.calConfig ?? '{}'), ...source };
  link.dataset.calConfig = JSON.stringify(config);
  const url = new URL(link.href);
  for (const [name, value] of Object.entries(source)) url.searchParams.set(name, value);
  link.href = url.href;
  return config;
}

function openTab(href: string): boolean {
  const tab = window.open(href, '_blank');
  if (tab) tab.opener = null;
  return tab !== null;
}

/** Handles a click before the widget is ready. Opens the widget if it loads in time, otherwise the booking page. */
function waitForWidget(link: HTMLAnchorElement, config: BookingConfig): void {
  if (link.ariaBusy === 'true') return;
  link.ariaBusy = 'true';
  let isHandled = false;
  const finish = () => {
    isHandled = true;
    link.ariaBusy = null;
  };
  lazyWidget.tryLoad().then(async (loaded) => {
    const state = await loaded?.load();
    if (isHandled || (state !== 'ready' && !openTab(link.href))) return;
    finish();
    if (state === 'ready') loaded?.open(link, config);
  });
  // WebKit allows a new tab from a timer of less than a second, but not from the `error` event of a
  // script that failed to load.
  setTimeout(() => {
    if (isHandled) return;
    finish();
    openTab(link.href);
  }, BOOKING_WIDGET_TIMEOUT);
}

/** Starts on hover or touch, not on focus: tabbing through a page must not load a third-party script. */
async function preloadWidget(event: Event): Promise<void> {
  const link = findBookingLink(event);
  if (!link) return;
  addSource(link);
  const state = await (await lazyWidget.tryLoad())?.load();
  isUnavailable = state !== 'ready';
}

function openBooking(event: MouseEvent): void {
  const link = findBookingLink(event);
  if (!link) return;
  const config = addSource(link);
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  // The default action opens the booking page in a new tab.
  if (isUnavailable) return;
  event.preventDefault();
  // A running widget opens itself with its own click listener. Here we only handle focus.
  if (isWidgetReady()) setTimeout(() => lazyWidget.value()?.returnFocusTo(link));
  else waitForWidget(link, config);
}

export function startBookingLinks(): void {
  for (const type of ['pointerover', 'touchstart'])
    document.addEventListener(type, preloadWidget, { passive: true });
  document.addEventListener('click', openBooking, true);
}

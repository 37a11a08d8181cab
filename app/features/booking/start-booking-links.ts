/** Every booking link of the page, rendered by whom it may: opens the scheduling widget instead of the booking page. */
import { firstViewOfVisit } from '#app/api/first-view.ts';
import { lazyModule } from '#app/islands/lazy-module.ts';
import { BOOKING_METADATA } from '#domain/booking-metadata.ts';
import { BOOKING_WIDGET_PATIENCE } from '#domain/timing.ts';
import type { BookingConfig } from './booking-config.ts';
import { widgetIsReady } from './widget-state.ts';

const widget = lazyModule(() => import('./booking-widget.ts'), 'bookingWidget');
/** Known from the last try: a press then needs no waiting, in which browsers forget that it was one. */
let unavailable = false;

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-cal-link]') : null;

/** Whatever somebody put into a campaign's link, the booking page's address stays one that servers accept. */
const MOST_METADATA = { entries: 12, characters: 200 } as const;

/** The source of the visit, in the form that Cal.com keeps with a booking and returns in its webhooks. */
function sourceOfVisit(): Record<string, string> {
  const { page, utm, referrer } = firstViewOfVisit();
  const source = {
    [BOOKING_METADATA.firstPage]: page,
    [BOOKING_METADATA.page]: window.location.pathname,
    [BOOKING_METADATA.language]: document.documentElement.lang,
    [BOOKING_METADATA.referrer]: referrer,
  };
  return Object.fromEntries(
    [...Object.entries(source), ...new URLSearchParams(utm)]
      .filter(([, value]) => value)
      .slice(0, MOST_METADATA.entries)
      .map(([name, value]) => [`metadata[${name}]`, value.slice(0, MOST_METADATA.characters)]),
  );
}

/** With the intent, not while rendering: only the browser knows where the visit came from. */
function addSource(link: HTMLAnchorElement): BookingConfig {
  const source = sourceOfVisit();
  const config = { ...JSON.parse(link.dataset.calConfig ?? '{}'), ...source };
  link.dataset.calConfig = JSON.stringify(config);
  const address = new URL(link.href);
  for (const [name, value] of Object.entries(source)) address.searchParams.set(name, value);
  link.href = address.href;
  return config;
}

function openTab(href: string): boolean {
  const tab = window.open(href, '_blank');
  if (tab) tab.opener = null;
  return tab !== null;
}

/** A press before the widget is there: it and our code for it are waited for a little, else the booking page opens. */
function waitForWidget(link: HTMLAnchorElement, config: BookingConfig): void {
  if (link.ariaBusy === 'true') return;
  link.ariaBusy = 'true';
  let answered = false;
  const answer = () => {
    answered = true;
    link.ariaBusy = null;
  };
  widget.tryLoad().then(async (loaded) => {
    const state = await loaded?.load();
    if (answered || (state !== 'ready' && !openTab(link.href))) return;
    answer();
    if (state === 'ready') loaded?.open(link, config);
  });
  // WebKit lets a timer of less than a second act for the press, but not the failure of a script.
  setTimeout(() => {
    if (answered) return;
    answer();
    openTab(link.href);
  }, BOOKING_WIDGET_PATIENCE);
}

/** Focus alone is no intent: tabbing through a page must not load another company's script. */
async function warmUp(event: Event): Promise<void> {
  const link = linkOf(event);
  if (!link) return;
  addSource(link);
  const state = await (await widget.tryLoad())?.load();
  unavailable = state !== 'ready';
}

function open(event: MouseEvent): void {
  const link = linkOf(event);
  if (!link) return;
  const config = addSource(link);
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  // The link acts by itself: the booking page opens in a new tab.
  if (unavailable) return;
  event.preventDefault();
  // A running widget hears this click itself, on the document.
  if (widgetIsReady()) setTimeout(() => widget.value()?.returnFocusTo(link));
  else waitForWidget(link, config);
}

export function startBookingLinks(): void {
  for (const intent of ['pointerover', 'touchstart'])
    document.addEventListener(intent, warmUp, { passive: true });
  document.addEventListener('click', open, true);
}

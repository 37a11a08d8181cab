/** Counts events on the page and sends them in batches. Uses no cookie and no identifier, and stores nothing. */
import { getFirstView } from '#app/api/first-view.ts';
import type { InsightEvent, InsightMark } from '#domain/insight.ts';
import { INSIGHT_SIGNAL } from './count.ts';

// A copy of INSIGHT_PATH in domain/insight.ts: the import would add more bytes to the first load than this whole
// script.
const INSIGHT_URL = '/api/insight';
const SEND_INTERVAL_MS = 10_000;
/** Sections are counted when the visitor stops scrolling for this time, not when they only scroll past. */
const SCROLL_PAUSE_MS = 200;

/** False if the browser says that its visitor objects. */
export function mayCount(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack !== '1' && !globalPrivacyControl;
}

export function startInsight(): void {
  const countedMarks = new Set<string>();
  let marks: InsightMark[] = [];
  const page = location.pathname;
  let scrollTimer: ReturnType<typeof setTimeout>;

  const send = () => {
    const batch = marks;
    marks = [];
    if (batch.length > 0)
      navigator.sendBeacon(
        INSIGHT_URL,
        new Blob([JSON.stringify({ ...getFirstView(), marks: batch })], { type: 'application/json' }),
      );
  };
  const addMark = (event: InsightEvent, detail = '') => {
    const key = [event, detail, page].join();
    if (event !== 'view' && countedMarks.has(key)) return;
    countedMarks.add(key);
    marks.push([event, detail, page]);
  };
  const countReachedSections = () => {
    for (const section of document.querySelectorAll('section[id]'))
      if (section.getBoundingClientRect().top < innerHeight * 0.7) addMark('section-reached', section.id);
  };
  const countLinkClick = ({ target }: Event) => {
    const element = target as Element;
    if (element.closest(__BOOKING_SELECTOR__)) addMark('booking-pressed');
    else if (element.closest('a')?.host === 'wa.me') addMark('chat-pressed');
  };

  addMark('view');
  // Back and Forward may restore a page from the browser's cache.
  addEventListener('pageshow', ({ persisted }) => persisted && addMark('view'));
  addEventListener('scroll', () => {
    clearTimeout(scrollTimer);
    scrollTimer = setTimeout(countReachedSections, SCROLL_PAUSE_MS);
  });
  addEventListener('click', countLinkClick, true);
  addEventListener(INSIGHT_SIGNAL, (signal) =>
    addMark(...(signal as CustomEvent<[InsightEvent, string]>).detail),
  );
  addEventListener('visibilitychange', send);
  addEventListener('pagehide', send);
  setInterval(send, SEND_INTERVAL_MS);
}

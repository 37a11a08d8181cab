/** Counts events on the page and sends them in batches. Uses no cookie and no identifier, and stores nothing. */
import { firstViewOfVisit } from '#app/api/first-view.ts';
import type { InsightEvent, InsightMark } from '#domain/insight.ts';
import { INSIGHT_SIGNAL } from './count.ts';

// A copy of INSIGHT_PATH in domain/insight.ts: the import would add more bytes to the first load than this whole
// script.
const PATH = '/api/insight';
const SEND_MS = 10_000;
/** A section is counted if it stays on the screen this long, not if the visitor only scrolls past. */
const REST_MS = 200;

export function startInsight(): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (doNotTrack === '1' || globalPrivacyControl) return;
  const countedMarks = new Set<string>();
  let marks: InsightMark[] = [];
  const page = location.pathname;
  let resting: ReturnType<typeof setTimeout>;

  const send = () => {
    const batch = marks;
    marks = [];
    if (batch.length > 0)
      navigator.sendBeacon(
        PATH,
        new Blob([JSON.stringify({ ...firstViewOfVisit(), marks: batch })], { type: 'application/json' }),
      );
  };
  const mark = (event: InsightEvent, detail = '') => {
    const key = [event, detail, page].join();
    if (event !== 'view' && countedMarks.has(key)) return;
    countedMarks.add(key);
    marks.push([event, detail, page]);
  };
  const reach = () => {
    for (const section of document.querySelectorAll('section[id]'))
      if (section.getBoundingClientRect().top < innerHeight * 0.7) mark('section-reached', section.id);
  };
  const press = ({ target }: Event) => {
    const link = (target as Element).closest('a');
    if (link?.dataset.calLink) mark('booking-pressed');
    else if (link?.host === 'wa.me') mark('chat-pressed');
  };

  mark('view');
  // Back and Forward may restore a page from the browser's cache.
  addEventListener('pageshow', ({ persisted }) => persisted && mark('view'));
  addEventListener('scroll', () => {
    clearTimeout(resting);
    resting = setTimeout(reach, REST_MS);
  });
  addEventListener('click', press, true);
  addEventListener(INSIGHT_SIGNAL, (signal) =>
    mark(...(signal as CustomEvent<[InsightEvent, string]>).detail),
  );
  addEventListener('visibilitychange', send);
  addEventListener('pagehide', send);
  setInterval(send, SEND_MS);
}

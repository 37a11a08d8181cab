/** The one notice that says that something of the page is missing, and offers what helps. */
import { type Later, retryAll } from './later.ts';
import { findOut, type Site } from './newer-build.ts';

export const NOTICE_ID = 'load-notice';

/** A first failure is tried again before anybody is told. */
const TOLD_AFTER = 2;

const ACTS = {
  /** The site does not answer. */
  lost: retryAll,
  /** It answers, but not with this part: some browsers ask only once for each file. */
  stuck: () => window.location.reload(),
  outdated: () => window.location.reload(),
};
const NOTICE_OF: Record<Site, keyof typeof ACTS> = { away: 'lost', same: 'stuck', newer: 'outdated' };

const missing = new Set<Later<unknown>>();

function show(kind: keyof typeof ACTS | undefined): void {
  for (const notice of document.querySelectorAll<HTMLElement>(`#${NOTICE_ID} > *`)) {
    notice.hidden = notice.dataset.notice !== kind;
    const button = notice.querySelector('button');
    if (button && kind && !notice.hidden) button.onclick = ACTS[kind];
  }
}

/** Fetches what somebody waits for; as long as it does not arrive the notice is up. */
export function fetchNoticed<T>(part: Later<T>): Promise<T> {
  const watch = async () => {
    if (part.ready()) {
      stop();
      missing.delete(part);
      if (missing.size === 0) show(undefined);
    } else if (part.failures() >= TOLD_AFTER) {
      missing.add(part);
      const site = await findOut();
      if (missing.size > 0) show(NOTICE_OF[site]);
    }
  };
  const stop = part.subscribe(watch);
  return part.fetch();
}

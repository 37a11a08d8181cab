/** The one notice that says that code of the page is missing, and offers what helps. */
import { type LazyModule, retryAll } from './lazy-module.ts';

export const NOTICE_ID = 'load-notice';

/** A first failure is tried again before the visitor reads of it, unless a press waits. */
const NOTICE_AFTER = 2;

/** From then on another try is not offered: some browsers fetch a module only once. */
const STUCK_AFTER = 4;

const ACTIONS = {
  lost: retryAll,
  /** The site answers, but without this module. */
  stuck: () => window.location.reload(),
  outdated: () => window.location.reload(),
};
type Kind = keyof typeof ACTIONS;

const missing = new Set<LazyModule<unknown>>();

function show(kind: Kind | undefined): void {
  for (const notice of document.querySelectorAll<HTMLElement>(`#${NOTICE_ID} > *`)) {
    notice.hidden = notice.dataset.notice !== kind;
    const button = notice.querySelector('button');
    if (button && kind && !notice.hidden) button.onclick = ACTIONS[kind];
  }
}

/** Fetches this page again: after a new deployment it names another entry script. */
async function checkDeployedBuild(): Promise<Kind> {
  const entry = document.querySelector<HTMLScriptElement>('script[data-entry]')?.getAttribute('src') ?? '';
  try {
    const response = await fetch(window.location.pathname, { cache: 'no-store' });
    const page = await response.text();
    if (!page.includes('data-entry')) return 'lost';
    return page.includes(entry) ? 'stuck' : 'outdated';
  } catch {
    return 'lost';
  }
}

/** Loads a module that the visitor needs; the notice is shown while it is missing. */
export function loadWithNotice<T>(module: LazyModule<T>, isUrgent = () => false): Promise<T> {
  const watch = async () => {
    if (module.value()) {
      stop();
      missing.delete(module);
      if (missing.size === 0) show(undefined);
    } else if (module.failures() >= NOTICE_AFTER || (module.failures() > 0 && isUrgent())) {
      missing.add(module);
      const kind = await checkDeployedBuild();
      const mayRetry = kind === 'stuck' && module.failures() < STUCK_AFTER;
      if (missing.size > 0) show(mayRetry ? 'lost' : kind);
    }
  };
  const stop = module.subscribe(watch);
  return module.load();
}

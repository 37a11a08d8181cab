/** The notice that code of the page failed to load, with a button that helps. */
import { type LazyModule, retryAll } from './lazy-module.ts';

export const NOTICE_ID = 'load-notice';

/** Retry once before the notice appears, unless the visitor has pressed something. */
const NOTICE_AFTER = 2;

/** After this many failures the notice no longer offers a retry: some browsers fetch a module only once. */
const STUCK_AFTER = 4;

const ACTIONS = {
  lost: retryAll,
  /** The site is reachable, but this module does not load. */
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

/** Fetches this page again. After a new deployment it names another entry script. */
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

/** Loads a module that the visitor needs. Shows the notice while it fails. */
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

/** The notice that code of the page failed to load, with a button to retry or reload. */
import { loadNotice } from '#content/shell/load-notice.ts';
import { type LazyModule, retryAll } from './lazy-module.ts';

/** The live region is in the HTML of every page, since screen readers ignore one that comes with its text. */
export const NOTICE_ID = 'load-notice';

/** The notice appears after this many failures, or at once if the visitor has clicked something. */
const NOTICE_AFTER = 2;

/** After this many failures the notice no longer offers a retry: some browsers fetch a module only once. */
const STUCK_AFTER = 4;

const { lost, outdated, retry, reload } = loadNotice;
const reloadPage = () => window.location.reload();
const NOTICES = {
  lost: [lost, retry, retryAll],
  /** The site is reachable, but this module does not load. */
  stuck: [lost, reload, reloadPage],
  outdated: [outdated, reload, reloadPage],
} as const;
type Kind = keyof typeof NOTICES;

const missing = new Set<LazyModule<unknown>>();
let shownKind: Kind | undefined;

function show(kind: Kind | undefined): void {
  // Do not render the same notice again: its button may have focus.
  if (kind === shownKind) return;
  shownKind = kind;
  const region = document.getElementById(NOTICE_ID);
  region?.replaceChildren();
  if (!kind) return;
  const [text, label, onclick] = NOTICES[kind];
  const notice = document.createElement('div');
  notice.append(
    Object.assign(document.createElement('p'), { textContent: text }),
    Object.assign(document.createElement('button'), { type: 'button', textContent: label, onclick }),
  );
  region?.append(notice);
}

/** Fetches this page again. After a new deployment, it has another entry script. */
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

/** Loads a module. Shows the notice if it fails, at once if the visitor has already clicked something. */
export function loadWithNotice<T>(
  module: LazyModule<T>,
  isUrgent: () => boolean,
  isNeeded = true,
): Promise<T> {
  const watch = async () => {
    if (module.value()) {
      stop();
      missing.delete(module);
      if (missing.size === 0) show(undefined);
    } else if (module.failures() >= (isUrgent() ? 1 : isNeeded ? NOTICE_AFTER : Number.POSITIVE_INFINITY)) {
      missing.add(module);
      const kind = await checkDeployedBuild();
      const mayRetry = kind === 'stuck' && module.failures() < STUCK_AFTER;
      if (missing.size > 0) show(mayRetry ? 'lost' : kind);
    }
  };
  const stop = module.subscribe(watch);
  return module.load();
}

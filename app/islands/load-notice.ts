/** The notice that code of the page failed to load, with a button to retry or reload. */
import loadNotice from '#words/load-notice.json' with { type: 'json' };
import { type LazyModule, RETRY_EVENT, retryAll } from './lazy-module.ts';

/** The live region is in the HTML of every page: screen readers ignore a region that is added together with its text. */
export const NOTICE_ID = 'load-notice';

/** The notice appears after this many failures, or at once if the visitor has clicked something. */
const FAILURES_BEFORE_NOTICE = 2;

/** After this many failures the notice offers a reload: some browsers never fetch a failed module again. */
const FAILURES_BEFORE_RELOAD = 4;

const reloadPage = () => window.location.reload();
// Members, not destructured: a bundle would contain the whole file with a helper that is one more script.
const NOTICES = {
  lost: [loadNotice.lost, loadNotice.retry, retryAll],
  /** The site is reachable, but this module does not load. */
  stuck: [loadNotice.lost, loadNotice.reload, reloadPage],
  outdated: [loadNotice.outdated, loadNotice.reload, reloadPage],
} as const;
type NoticeKind = keyof typeof NOTICES;

const missingModules = new Set<LazyModule<unknown>>();
let shownKind: NoticeKind | undefined;

const findRegion = () => document.getElementById(NOTICE_ID);

/** Stays closed until the visitor retries or clicks something else that is missing. */
function closeNotice(): void {
  findRegion()?.replaceChildren();
  addEventListener(RETRY_EVENT, () => showNotice(undefined), { once: true });
}

const create = (tag: string, className: string, props: object) =>
  Object.assign(document.createElement(tag), { className, ...props });

function showNotice(kind: NoticeKind | undefined): void {
  // Do not render the same notice again: its button may have focus.
  if (kind === shownKind) return;
  shownKind = kind;
  const region = findRegion();
  region?.replaceChildren();
  if (!kind) return;
  const [textContent, label, onclick] = NOTICES[kind];
  const notice = create('div', 'toast', {});
  notice.append(
    create('p', 'font-medium text-balance', { textContent }),
    create('button', 'toast-action', { textContent: label, onclick }),
    create('button', 'toast-close', { ariaLabel: loadNotice.dismiss, onclick: closeNotice }),
  );
  region?.append(notice);
}

/** Fetches this page again. After a new deployment, it has another entry script. */
async function checkDeployedBuild(): Promise<NoticeKind> {
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
  const onModuleChange = async () => {
    if (module.value()) {
      stop();
      missingModules.delete(module);
      if (missingModules.size === 0) showNotice(undefined);
    } else if (
      module.failures() >= (isUrgent() ? 1 : isNeeded ? FAILURES_BEFORE_NOTICE : Number.POSITIVE_INFINITY)
    ) {
      missingModules.add(module);
      const kind = await checkDeployedBuild();
      const canRetry = kind === 'stuck' && module.failures() < FAILURES_BEFORE_RELOAD;
      if (missingModules.size > 0) showNotice(canRetry ? 'lost' : kind);
    }
  };
  const stop = module.subscribe(onModuleChange);
  return module.load();
}

/**
 * Source of the visit: page, campaign and referrer of the first view. The next page load would lose it, so it is stored in
 * the tab.
 */
const STORAGE_KEY = 'first-view';

type View = { page: string; utm: string; referrer: string };
let firstView: View = { page: '', utm: '', referrer: '' };

function readCurrentView(): View {
  const utm = [...new URLSearchParams(window.location.search)].filter(([key]) => key.startsWith('utm_'));
  const isOwnReferrer = document.referrer.startsWith(`${window.location.origin}/`);
  return {
    page: window.location.pathname,
    utm: new URLSearchParams(utm).toString(),
    referrer: isOwnReferrer ? '' : (document.referrer.split(/[?#]/, 1)[0] ?? ''),
  };
}

function readStoredView(): View | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') ?? undefined;
  } catch {
    // Storage may be blocked. Then every page load counts as the first.
  }
}

/** Keeps the first view of the visit. A campaign link replaces a first view without a campaign. */
export function rememberFirstView(): void {
  const view = readCurrentView();
  const storedView = readStoredView();
  firstView = storedView && (storedView.utm || !view.utm) ? storedView : view;
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(firstView));
  } catch {
    // Storage may be blocked.
  }
}

export const getFirstView = () => firstView;

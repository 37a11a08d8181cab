/**
 * Source of the visitor: campaign and referrer of the first page. The next page load would lose it, so the tab
 * stores it.
 */
const STORE = 'first-view';

type View = { page: string; utm: string; referrer: string };
let firstView: View = { page: '', utm: '', referrer: '' };

function thisView(): View {
  const utm = [...new URLSearchParams(window.location.search)].filter(([key]) => key.startsWith('utm_'));
  const isOwn = document.referrer.startsWith(`${window.location.origin}/`);
  return {
    page: window.location.pathname,
    utm: new URLSearchParams(utm).toString(),
    referrer: isOwn ? '' : (document.referrer.split(/[?#]/, 1)[0] ?? ''),
  };
}

function storedView(): View | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? 'null') ?? undefined;
  } catch {
    // Storage may be blocked. Then every page load counts as the first.
  }
}

/** Keeps the first view of the visit. A campaign link replaces a first view without a campaign. */
export function rememberFirstView(): void {
  const view = thisView();
  const stored = storedView();
  firstView = stored && (stored.utm || !view.utm) ? stored : view;
  try {
    sessionStorage.setItem(STORE, JSON.stringify(firstView));
  } catch {
    // Storage may be blocked.
  }
}

export const firstViewOfVisit = () => firstView;

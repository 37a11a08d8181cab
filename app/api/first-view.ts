/**
 * Source of the visit: page, campaign and referrer of the first view. The next page load would lose it, so the tab keeps
 * it if the visit is counted; the privacy page says so. Otherwise nothing is stored, and the previous page of the site is
 * the source.
 */
const STORAGE_KEY = 'first-view';

type View = { page: string; utm: string; referrer: string };
let firstView: View = { page: '', utm: '', referrer: '' };

function toView({ pathname, search }: URL | Location, referrer: string): View {
  const utm = [...new URLSearchParams(search)].filter(([key]) => key.startsWith('utm_'));
  return {
    page: pathname,
    utm: new URLSearchParams(utm).toString(),
    referrer: referrer.split(/[?#]/, 1)[0] ?? '',
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
export function rememberFirstView(isStored: boolean): void {
  const { referrer } = document;
  const isFromSite = referrer.startsWith(`${window.location.origin}/`);
  const view = toView(window.location, isFromSite ? '' : referrer);
  const previousPage = isFromSite ? toView(new URL(referrer), '') : undefined;
  const earlierView = isStored ? readStoredView() : previousPage;
  firstView = earlierView && (earlierView.utm || !view.utm) ? earlierView : view;
  if (!isStored) return;
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(firstView));
  } catch {
    // Storage may be blocked.
  }
}

export const getFirstView = () => firstView;

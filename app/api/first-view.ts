/** Where the visitor came from, kept in memory before client-side navigation drops it from the address. */
let firstView = { page: '', utm: '', referrer: '' };

export function rememberFirstView(): void {
  const utm = [...new URLSearchParams(window.location.search)].filter(([key]) => key.startsWith('utm_'));
  firstView = {
    page: window.location.pathname,
    utm: new URLSearchParams(utm).toString(),
    referrer: document.referrer.split(/[?#]/, 1)[0] ?? '',
  };
}

export const firstViewOfVisit = () => firstView;

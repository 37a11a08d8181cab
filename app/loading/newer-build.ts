/** Whether the site has been deployed anew since this page was opened. */
export type Site = 'away' | 'same' | 'newer';

const html = () => document.documentElement.dataset;

/** From then on links are followed by the browser, which fetches the new pages. */
export const isOutdated = () => 'outdated' in html();

/** Asks for this page again: a newer one names another entry script. */
export async function findOut(): Promise<Site> {
  const entry = document.querySelector<HTMLElement>('script[data-entry]')?.dataset.entry ?? '';
  try {
    const response = await fetch(window.location.pathname, { cache: 'no-store' });
    const page = await response.text();
    if (!page.includes('data-entry=')) return 'away';
    if (page.includes(entry)) return 'same';
    html().outdated = '';
    return 'newer';
  } catch {
    return 'away';
  }
}

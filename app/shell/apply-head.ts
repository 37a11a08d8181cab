import { later } from '#app/loading/later.ts';

export const heads = later(() => import('#content/page-heads.ts'), 'shownHead');

/** On client-side navigation, the parts of the head that a person or their browser can see. */
export async function applyHead(route: string): Promise<void> {
  const { title, description, address } = (await heads.fetch())(route);
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', address);
}

import { absoluteUrl, type PageHead } from '#content/page-heads.ts';

/** On client-side navigation, the parts of the head that a person or their browser can see. */
export function applyHead(head: PageHead): void {
  document.title = head.title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', head.description);
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', absoluteUrl(head.path));
}

import { type HTMLElement, parse } from 'node-html-parser';
import { renderPage } from '#app/prerender.tsx';

/** A page as it is prerendered: what is read before any script runs. */
export function pageHtml(route: string): HTMLElement {
  return parse(renderPage(route, { entry: '', styles: [], fonts: [] }));
}

/** Words apart by one plain space, also those that are kept on one line. */
export const oneSpaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Text of an element, in one line. */
export const textOf = (element: HTMLElement | null): string => oneSpaced(element?.structuredText ?? '');

export const textsOf = (elements: HTMLElement[]): string[] => elements.map(textOf);

/** Links and buttons of a page that say exactly this. */
export const named = (page: HTMLElement, label: string): HTMLElement[] =>
  page.querySelectorAll('a, button').filter((element) => textOf(element) === label);

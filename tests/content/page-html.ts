import { type HTMLElement, parse } from 'node-html-parser';
import { renderPage } from '#app/prerender.tsx';

/** A prerendered page, as it is before any script runs. */
export function pageHtml(route: string): HTMLElement {
  return parse(renderPage(route, { entry: '', styles: [], fonts: [] }));
}

/** Collapses spaces, including non-breaking ones, to one plain space. */
export const oneSpaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Text of an element on one line. */
export const textOf = (element: HTMLElement | null): string => oneSpaced(element?.structuredText ?? '');

export const textsOf = (elements: HTMLElement[]): string[] => elements.map(textOf);

/** Links and buttons of a page with exactly this label. */
export const named = (page: HTMLElement, label: string): HTMLElement[] =>
  page.querySelectorAll('a, button').filter((element) => textOf(element) === label);

import { type HTMLElement, parse } from 'node-html-parser';
import { renderPage } from '#app/prerender.tsx';

/** Renders a page as it is before any script runs. */
export function renderPageHtml(route: string): HTMLElement {
  const html = renderPage(route, {
    entry: '/main.js',
    styles: '/site.css',
    sectionStyles: '/sections.css',
    printStyles: '/print.css',
    fonts: [],
  });
  // The parser treats `noscript` as text.
  return parse(html.replaceAll(/<noscript data-slide>(.*?)<\/noscript>/gs, '$1'));
}

/** Collapses spaces and line breaks to one space. Keeps non-breaking spaces, which the content has too. */
export const collapseSpaces = (text: string): string => text.replace(/[ \n]+/g, ' ').trim();

/** Text of an element on one line. */
export const textOf = (element: HTMLElement | null): string => collapseSpaces(element?.structuredText ?? '');

export const textsOf = (elements: HTMLElement[]): string[] => elements.map(textOf);

/** Finds links and buttons with exactly this label. */
export const findByLabel = (page: HTMLElement, label: string): HTMLElement[] =>
  page.querySelectorAll('a, button').filter((element) => textOf(element) === label);

import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

/** Page margin in points: 14 mm. */
const MARGIN = 39;

const joinTexts = (parts: string[]) => parts.join('').replaceAll(/\s+/g, ' ').trim();

/** Prints the page to a PDF. Returns the text of each sheet, and the text in its bottom margin. */
export async function printPage(page: Page, format: string) {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent();
      // Spaces are separate items, but line ends are not. A word in two fonts has two items.
      const pieces = items.flatMap((item) =>
        'str' in item ? [{ text: item.str + (item.hasEOL ? ' ' : ''), y: item.transform[5] as number }] : [],
      );
      return {
        text: joinTexts(pieces.map(({ text }) => text)),
        pageNumber: joinTexts(pieces.filter(({ y }) => y <= MARGIN).map(({ text }) => text)),
      };
    }),
  );
}

import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

export type Sheet = {
  /** Text with single spaces. */
  text: string;
  /** Text of the last lines, to find a heading there. */
  lastLines: string;
  /** Text in the bottom margin. */
  pageNumber: string;
  /** Share of the sheet's height that has text. */
  filledShare: number;
  /** Largest gap between two lines, as a share of the sheet's height. */
  largestGap: number;
};

/** Page margin in points: 14 mm. */
const MARGIN = 39;

/** Maximum number of lines of a printed heading. */
const HEADING_LINES = 5;

const joinTexts = (parts: string[]) => parts.join('').replaceAll(/\s+/g, ' ').trim();

/** Prints the page to a PDF and reads its sheets. */
export async function printPage(page: Page, format: string): Promise<Sheet[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const sheet = await pdf.getPage(index + 1);
      const { items } = await sheet.getTextContent();
      // Spaces are separate items, but line ends are not. A word in two fonts has two items.
      const pieces = items.flatMap((item) =>
        'str' in item ? [{ text: item.str + (item.hasEOL ? ' ' : ''), y: item.transform[5] as number }] : [],
      );
      const texts = pieces.filter(({ text }) => text.trim());
      const bodyTexts = texts.filter(({ y }) => y > MARGIN);
      const heights = bodyTexts.map(({ y }) => y).sort((a, b) => a - b);
      const gaps = heights.slice(1).map((y, i) => y - (heights[i] ?? y));
      const lowest = heights[0] ?? 0;
      const lowestLines = heights.filter((y, i) => y - (heights[i - 1] ?? 0) > 1).slice(0, HEADING_LINES);
      const { height } = sheet.getViewport({ scale: 1 });
      return {
        text: joinTexts(pieces.map(({ text }) => text)),
        lastLines: lowestLines
          .toReversed()
          .map((line) => joinTexts(pieces.filter(({ y }) => Math.abs(y - line) < 1).map(({ text }) => text)))
          .join(' '),
        pageNumber: joinTexts(pieces.filter(({ y }) => y <= MARGIN).map(({ text }) => text)),
        filledShare: 1 - lowest / height,
        largestGap: Math.max(0, ...gaps) / height,
      };
    }),
  );
}

import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

export type Sheet = {
  /** Text with single spaces. */
  text: string;
  /** Text of the last lines, as many as a heading has. */
  foot: string;
  /** Text in the bottom margin. */
  number: string;
  /** Height of the printed part, as a share of the sheet. */
  filled: number;
  /** Largest gap between two lines, as a share of the height. */
  gap: number;
};

/** Page margin in points: 14 mm. */
const MARGIN = 39;

/** Lines of the longest heading on paper. */
const HEADING_LINES = 5;

const inWords = (parts: string[]) => parts.join('').replaceAll(/\s+/g, ' ').trim();

/** Prints the page and reads its sheets. */
export async function print(page: Page, format: string): Promise<Sheet[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const sheet = await pdf.getPage(index + 1);
      const { items } = await sheet.getTextContent();
      // A word in two fonts is two items. Spaces are separate items, line ends are not.
      const all = items.flatMap((item) =>
        'str' in item ? [{ text: item.str + (item.hasEOL ? ' ' : ''), y: item.transform[5] as number }] : [],
      );
      const texts = all.filter(({ text }) => text.trim());
      const words = texts.filter(({ y }) => y > MARGIN);
      const heights = words.map(({ y }) => y).sort((a, b) => a - b);
      const gaps = heights.slice(1).map((y, i) => y - (heights[i] ?? y));
      const lowest = heights[0] ?? 0;
      const lines = heights.filter((y, i) => y - (heights[i - 1] ?? 0) > 1).slice(0, HEADING_LINES);
      const { height } = sheet.getViewport({ scale: 1 });
      return {
        text: inWords(all.map(({ text }) => text)),
        foot: lines
          .toReversed()
          .map((line) => inWords(all.filter(({ y }) => Math.abs(y - line) < 1).map(({ text }) => text)))
          .join(' '),
        number: inWords(all.filter(({ y }) => y <= MARGIN).map(({ text }) => text)),
        filled: 1 - lowest / height,
        gap: Math.max(0, ...gaps) / height,
      };
    }),
  );
}

import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

export type Sheet = {
  /** Text with single spaces. */
  text: string;
  /** Text of the last line. */
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

const inWords = (parts: string[]) => parts.join(' ').replaceAll(/\s+/g, ' ').trim();

/** Prints the page and reads its sheets. */
export async function print(page: Page, format: string): Promise<Sheet[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const sheet = await pdf.getPage(index + 1);
      const { items } = await sheet.getTextContent();
      const written = items.flatMap((item) =>
        'str' in item && item.str.trim() ? [{ text: item.str, y: item.transform[5] as number }] : [],
      );
      const words = written.filter(({ y }) => y > MARGIN);
      const heights = words.map(({ y }) => y).sort((a, b) => a - b);
      const gaps = heights.slice(1).map((y, i) => y - (heights[i] ?? y));
      const lowest = heights[0] ?? 0;
      const { height } = sheet.getViewport({ scale: 1 });
      return {
        text: inWords(items.map((item) => ('str' in item ? item.str : ''))),
        foot: inWords(words.filter(({ y }) => y - lowest < 1).map(({ text }) => text)),
        number: inWords(written.filter(({ y }) => y <= MARGIN).map(({ text }) => text)),
        filled: 1 - lowest / height,
        gap: Math.max(0, ...gaps) / height,
      };
    }),
  );
}

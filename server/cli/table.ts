/** Formats tables for the terminal. */
import { styleText } from 'node:util';

type Column<Row> = Readonly<{
  title: string;
  value(row: Row): string;
  align?: 'right';
  /** This column is shortened first in a narrow terminal. */
  shrinks?: boolean;
}>;

type Screen = Readonly<{ width: number; colours: boolean }>;

const GAP = 2;
const SHORTEST = 8;
const WIDE =
  /\p{Extended_Pictographic}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/u;
const segments = new Intl.Segmenter();

const letters = (text: string) => [...segments.segment(text)].map(({ segment }) => segment);
const letterWidth = (letter: string) => (WIDE.test(letter) ? 2 : 1);
const textWidth = (text: string) => letters(text).reduce((sum, letter) => sum + letterWidth(letter), 0);

function padded(text: string, width: number, align: 'left' | 'right'): string {
  let visible = text;
  if (textWidth(text) > width) {
    visible = '';
    for (const letter of letters(text)) {
      if (textWidth(visible) + letterWidth(letter) > width - 1) break;
      visible += letter;
    }
    visible += '…';
  }
  const space = ' '.repeat(Math.max(0, width - textWidth(visible)));
  return align === 'right' ? space + visible : visible + space;
}

export function table<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { width, colours }: Screen,
): string {
  const cells = rows.map((row) => columns.map(({ value }) => value(row)));
  const widths = columns.map(({ title }, index) =>
    Math.max(title.length, ...cells.map((row) => textWidth(row[index] ?? ''))),
  );
  let excess = widths.reduce((sum, each) => sum + each + GAP, -GAP) - width;
  for (const [index, column] of columns.entries()) {
    const current = widths[index] ?? 0;
    if (!column.shrinks || excess <= 0) continue;
    const reduction = Math.min(excess, Math.max(0, current - SHORTEST));
    widths[index] = current - reduction;
    excess -= reduction;
  }
  const line = (values: readonly string[]) =>
    values
      .map((value, index) => padded(value, widths[index] ?? 0, columns[index]?.align ?? 'left'))
      .join(' '.repeat(GAP))
      .trimEnd();
  const title = line(columns.map((column) => column.title));
  return [colours ? styleText('dim', title, { validateStream: false }) : title, ...cells.map(line), ''].join(
    '\n',
  );
}

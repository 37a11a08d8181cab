import { styleText } from 'node:util';

type Column<Row> = Readonly<{
  title: string;
  value(row: Row): string;
  align?: 'right';
  /** This column is shortened first in a narrow terminal. */
  canShrink?: boolean;
}>;

export type Screen = Readonly<{ width: number; hasColors: boolean }>;

const COLUMN_GAP = 2;
const MIN_COLUMN_WIDTH = 8;
const WIDE_CHARACTER =
  /\p{Extended_Pictographic}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/u;
const segmenter = new Intl.Segmenter();

const splitLetters = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);
const letterWidth = (letter: string) => (WIDE_CHARACTER.test(letter) ? 2 : 1);
const textWidth = (text: string) => splitLetters(text).reduce((sum, letter) => sum + letterWidth(letter), 0);

function padText(text: string, width: number, align: 'left' | 'right'): string {
  let visibleText = text;
  if (textWidth(text) > width) {
    visibleText = '';
    for (const letter of splitLetters(text)) {
      if (textWidth(visibleText) + letterWidth(letter) > width - 1) break;
      visibleText += letter;
    }
    visibleText += '…';
  }
  const space = ' '.repeat(Math.max(0, width - textWidth(visibleText)));
  return align === 'right' ? space + visibleText : visibleText + space;
}

export function table<Row>(
  { width, hasColors }: Screen,
  rows: readonly Row[],
  columns: readonly Column<Row>[],
): string {
  const cells = rows.map((row) => columns.map(({ value }) => value(row)));
  const widths = columns.map(({ title }, index) =>
    Math.max(title.length, ...cells.map((row) => textWidth(row[index] ?? ''))),
  );
  let excess = widths.reduce((sum, columnWidth) => sum + columnWidth + COLUMN_GAP, -COLUMN_GAP) - width;
  for (const [index, column] of columns.entries()) {
    const currentWidth = widths[index] ?? 0;
    if (!column.canShrink || excess <= 0) continue;
    const reduction = Math.min(excess, Math.max(0, currentWidth - MIN_COLUMN_WIDTH));
    widths[index] = currentWidth - reduction;
    excess -= reduction;
  }
  const formatLine = (values: readonly string[]) =>
    values
      .map((value, index) => padText(value, widths[index] ?? 0, columns[index]?.align ?? 'left'))
      .join(' '.repeat(COLUMN_GAP))
      .trimEnd();
  const title = formatLine(columns.map((column) => column.title));
  return [
    hasColors ? styleText('dim', title, { validateStream: false }) : title,
    ...cells.map(formatLine),
    '',
  ].join('\n');
}

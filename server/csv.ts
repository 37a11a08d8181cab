/** CSV according to RFC 4180, safe against formulas. */

/** Spreadsheets execute a cell that starts like a formula. These are all possible starts. */
const FORMULA_START = /^(?:[\t\r]|\s*[=+\-@＝＋－＠])/;
/**
 * In some countries spreadsheets split cells at semicolons or tabs, so a formula could start there too. The lookbehind
 * avoids quadratic time.
 */
const BEFORE_FORMULA = /(?<![;|"'\s])[;|"'\s]+(?=[=+\-@＝＋－＠])/g;
const SEPARATOR = /[;\t\r\n|]/;

export function csvCell(value: string): string {
  const safeInside = value.replace(BEFORE_FORMULA, (separators) =>
    SEPARATOR.test(separators) ? `${separators}'` : separators,
  );
  const safeValue = FORMULA_START.test(safeInside) ? `'${safeInside}` : safeInside;
  return /[",;\t\r\n']/.test(safeValue) ? `"${safeValue.replaceAll('"', '""')}"` : safeValue;
}

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Byte order mark, by which spreadsheets recognize UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
export const CSV_CONTENT_TYPE = 'text/csv; charset=utf-8';

/** Streams a file. `start` comes before the header. */
export async function* csvText<Row>(
  pages: AsyncIterable<readonly Row[]>,
  header: readonly string[],
  cellsOf: (row: Row) => readonly string[],
  start = '',
): AsyncGenerator<string> {
  yield start + csvLine(header);
  for await (const rows of pages) yield rows.map((row) => csvLine(cellsOf(row))).join('');
}

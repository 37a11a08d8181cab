/** Text for spreadsheets: RFC 4180, and nothing in it that one would run. */

/** Spreadsheets run a cell that starts like a formula; these are all the ways in which one can start. */
const FORMULA_START = /^[=+\-@\t\r＝＋－＠]/;
/** A spreadsheet that separates cells by semicolons or tabs, as many do by their country, starts one there too. */
const INNER_START = /([;\t\r\n|])(["'\s]*)(?=[=+\-@＝＋－＠])/g;

export function csvCell(value: string): string {
  const inner = value.replace(INNER_START, "$1$2'");
  const safe = FORMULA_START.test(inner) ? `'${inner}` : inner;
  return /[",;\t\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** The mark by which spreadsheets know UTF-8, at the start of a file. */
export const CSV_MARK = '\uFEFF';
export const CSV_TYPE = 'text/csv; charset=utf-8';

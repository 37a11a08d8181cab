/** Text for spreadsheets: RFC 4180, and nothing in it that one would run. */

/** Spreadsheets run a cell that starts like a formula; these are all the ways in which one can start. */
const FORMULA_START = /^(?:[\t\r]|\s*[=+\-@＝＋－＠])/;
/**
 * A spreadsheet that separates cells by semicolons or tabs, as many do by their country, starts one there too. The
 * look behind lets a run of blanks be tried once, not from each of its characters.
 */
const BEFORE_SIGN = /(?<![;|"'\s])[;|"'\s]+(?=[=+\-@＝＋－＠])/g;
const SEPARATOR = /[;\t\r\n|]/;

export function csvCell(value: string): string {
  const inner = value.replace(BEFORE_SIGN, (run) => (SEPARATOR.test(run) ? `${run}'` : run));
  const safe = FORMULA_START.test(inner) ? `'${inner}` : inner;
  return /[",;\t\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** The mark by which spreadsheets know UTF-8, at the start of a file. */
export const CSV_MARK = '\uFEFF';
export const CSV_TYPE = 'text/csv; charset=utf-8';

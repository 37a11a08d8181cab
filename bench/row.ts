/** One row of the table that `npm run bench` prints. */
export type Row = { name: string; measured: string; budget?: string; ok?: boolean };

export const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
export const ms = (milliseconds: number) => `${Math.round(milliseconds)} ms`;

export function atMost(name: string, value: number, limit: number, format: (n: number) => string): Row {
  return { name, measured: format(value), budget: format(limit), ok: value <= limit };
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function printRows(rows: Row[]): void {
  const cells = rows.map(({ name, measured, budget = '', ok }) => [
    name,
    measured,
    budget,
    ok === undefined ? '' : ok ? 'met' : 'OVER',
  ]);
  const table = [['name', 'measured', 'budget', ''], ['---', '---', '---', '---'], ...cells];
  for (const row of table) console.log(`| ${row.join(' | ')} |`);
}

import type { ReactNode } from 'react';

type Column<Row> = Readonly<{
  title: string;
  cell(row: Row): ReactNode;
  number?: boolean;
  /** True for a column that is hidden on narrow screens. */
  wide?: boolean;
}>;

type DataTableProps<Row> = {
  caption: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  keyOf: (row: Row, index: number) => string;
};

/** A table without inner scrolling. Its header sticks to the top, and long text wraps. */
export function DataTable<Row>({ caption, rows, columns, keyOf }: DataTableProps<Row>) {
  const cellClass = ({ number, wide }: Column<Row>) =>
    `py-2 px-3 align-top ${number ? 'num' : ''} ${wide ? 'hidden md:table-cell' : ''}`;
  return (
    <section aria-label={caption} className="overflow-clip rounded-card border border-line bg-surface">
      <table className="w-full border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-raised text-tiny text-muted">
          <tr>
            {columns.map((column) => (
              <th key={column.title} scope="col" className={cellClass(column)}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={keyOf(row, index)} className="border-t border-line">
              {columns.map((column) => (
                <td key={column.title} className={cellClass(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { QueryView } from './query-view.tsx';

type Column<Row> = Readonly<{
  title: string;
  cell(row: Row): ReactNode;
  isNumber?: boolean;
  hideWhenNarrow?: boolean;
}>;

type DataTableProps<Row> = {
  caption: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
};

/** The page scrolls, not the table. The header stays at the top, and long text wraps. The first column stays readable. */
export function DataTable<Row extends { id: string }>({ caption, rows, columns }: DataTableProps<Row>) {
  const cellClass = ({ isNumber, hideWhenNarrow }: Column<Row>) =>
    `py-2 px-3 align-top first:min-w-34 ${isNumber ? 'num' : ''} ${hideWhenNarrow ? 'hidden md:table-cell' : ''}`;
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
          {rows.map((row) => (
            <tr key={row.id} className="border-t border-line">
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

type ListProps<Row> = DataTableProps<Row> & {
  query: ComponentProps<typeof QueryView>['query'];
  /** Shown if the loaded list has no rows. */
  empty: ReactNode;
};

/** The table of a page whose rows come from one query. */
export const List = <Row extends { id: string }>({ query, empty, ...table }: ListProps<Row>) => (
  <QueryView query={query}>{() => (table.rows.length > 0 ? <DataTable {...table} /> : empty)}</QueryView>
);

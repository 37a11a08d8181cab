import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '#app/components/ui/button.tsx';
import { Card } from '#app/components/ui/card.tsx';
import { deskAnalytics } from '#content/desk.ts';
import { fill, formatNumber } from '#content/message.ts';
import DownloadIcon from '~icons/lucide/download';

export type ChartTable = Readonly<{
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  /** Links to the leads of each row. */
  hrefs?: readonly string[];
}>;

type ChartCardProps = {
  title: string;
  text?: string;
  table: ChartTable;
  /** A chart with links is not hidden from screen readers. */
  hasLinks?: boolean;
  children: ReactNode;
};

/** A chart, and the same figures as a table for screen readers and for copying. */
export function ChartCard({ title, text, table, hasLinks = false, children }: ChartCardProps) {
  const id = useId();
  return (
    <Card className="grid grid-cols-1 content-start gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 flex-1 basis-48 gap-1">
          <h2 id={id} className="text-h3">
            {title}
          </h2>
          {text && <p className="text-muted">{text}</p>}
        </div>
        <button
          type="button"
          aria-label={fill(deskAnalytics.exportAsCsv, { title })}
          onClick={() => saveCsv(title, table)}
          className={buttonClass({ variant: 'ghost', size: 'sm', className: 'shrink-0' })}
        >
          <DownloadIcon aria-hidden="true" className="size-4" />
          {deskAnalytics.csv}
        </button>
      </div>
      <div aria-hidden={!hasLinks || undefined}>{children}</div>
      <details>
        <summary className="min-h-9 content-center font-semibold text-brand">{deskAnalytics.table}</summary>
        <section
          aria-labelledby={id}
          tabIndex={0}
          className="mt-2 max-h-80 overflow-auto rounded-control border border-line"
        >
          <table className="w-full border-collapse">
            <thead className="sticky top-0 bg-raised text-tiny text-muted">
              <tr>
                {table.head.map((name, index) => (
                  <th key={name} scope="col" className={`px-3 py-2 ${index > 0 ? 'num' : ''}`}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row, rowIndex) => (
                <tr key={String(row[0])} className="border-t border-line">
                  {row.map((cell, columnIndex) => (
                    <td
                      key={table.head[columnIndex]}
                      className={`px-3 py-1.5 ${columnIndex > 0 ? 'num' : 'min-w-30'}`}
                    >
                      {columnIndex === 0 && table.hrefs?.[rowIndex] ? (
                        <Link
                          href={table.hrefs[rowIndex]}
                          className="text-brand underline-offset-4 hover:underline"
                        >
                          {cell}
                        </Link>
                      ) : typeof cell === 'number' ? (
                        formatNumber(cell)
                      ) : (
                        cell
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </Card>
  );
}

const csvCell = (cell: string | number) =>
  // An apostrophe before the text prevents a spreadsheet from running it as a formula.
  `"${String(cell)
    .replace(/^(?=[=+@\t\r]|-\D)/, "'")
    .replaceAll('"', '""')}"`;

/** Saves the table as a CSV file. The byte order mark tells spreadsheets that the file is UTF-8. */
function saveCsv(title: string, { head, rows }: ChartTable): void {
  const lines = [head, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n');
  const url = URL.createObjectURL(new Blob([`\uFEFF${lines}\r\n`], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${title.toLowerCase().replaceAll(/\W+/g, '-')}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}

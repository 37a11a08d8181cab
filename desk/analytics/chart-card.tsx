import { type ReactNode, useId } from 'react';
import { Card } from '#app/components/ui/card.tsx';
import { deskPictures } from '#content/desk.ts';

export type FigureTable = Readonly<{
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}>;

type ChartCardProps = { title: string; text?: string; table: FigureTable; children: ReactNode };

/** A drawing for the eye, and the same figures as a table for screen readers and for copying. */
export function ChartCard({ title, text, table, children }: ChartCardProps) {
  const id = useId();
  return (
    <Card className="grid content-start gap-4 p-4 sm:p-5">
      <div className="grid gap-1">
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        {text && <p className="text-muted">{text}</p>}
      </div>
      <div aria-hidden="true">{children}</div>
      <details>
        <summary className="min-h-9 content-center font-semibold text-brand">{deskPictures.table}</summary>
        <section
          aria-labelledby={id}
          tabIndex={0}
          className="mt-2 max-h-80 overflow-auto rounded-control border border-line"
        >
          <table className="w-full border-collapse text-left">
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
              {table.rows.map((row) => (
                <tr key={String(row[0])} className="border-t border-line">
                  {row.map((cell, index) => (
                    <td key={table.head[index]} className={`px-3 py-1.5 ${index > 0 ? 'num' : ''}`}>
                      {typeof cell === 'number' ? cell.toLocaleString('en') : cell}
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

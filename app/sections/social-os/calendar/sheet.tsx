import { statusDotClass } from '#app/sections/social-os/status-dot.ts';
import type { CalendarRow } from '#content/social-os/social-os.ts';
import { postStatuses } from '#content/social-os/social-plan.ts';

export type SheetCopy = {
  file: string;
  caption: string;
  columns: Readonly<Record<keyof CalendarRow, string>>;
  rows: readonly CalendarRow[];
  /** Number of the first row: the sheet shows a part of a longer table. */
  firstRow: number;
};

/** On phones rows become cards. Safari then drops the table semantics unless roles restore them. */
const ROLES = { table: { role: 'table' }, row: { role: 'row' }, cell: { role: 'cell' } };

type SheetProps = SheetCopy & {
  /** Text in place of the status, for each row that needs one. */
  statusTexts: readonly (string | undefined)[];
  chosenRow: number;
  onChoose: (row: number) => void;
};

/** The week as a spreadsheet. The title of each day is a button that shows its posts. */
export function Sheet({
  file,
  caption,
  columns,
  rows,
  firstRow,
  statusTexts,
  chosenRow,
  onChoose,
}: SheetProps) {
  const columnNames = Object.keys(columns) as (keyof CalendarRow)[];
  return (
    <div className="overflow-clip rounded-card border border-line bg-surface">
      <p className="flex items-center gap-3 border-b border-line px-4 py-3 text-small font-semibold">
        <span aria-hidden="true" className="grid size-5 grid-cols-2 gap-px rounded-control bg-brand p-1">
          {[1, 2, 3, 4].map((n) => (
            <span key={n} className="bg-brand-ink" />
          ))}
        </span>
        {file}
      </p>
      <table {...ROLES.table} className="sheet w-full text-start text-small">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr {...ROLES.row}>
            {columnNames.map((name) => (
              <th key={name} scope="col" className="bg-raised py-2.5 font-semibold">
                {columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody style={{ counterReset: `sheet-row ${firstRow - 1}` }}>
          {rows.map((row, rowIndex) => (
            <tr key={row.date} {...ROLES.row} data-chosen={rowIndex === chosenRow || undefined}>
              {columnNames.map((name) => (
                <td key={name} {...ROLES.cell} data-column={name}>
                  {name === 'status' && <Status status={row.status} statusText={statusTexts[rowIndex]} />}
                  {name === 'title' && (
                    <button
                      type="button"
                      aria-pressed={rowIndex === chosenRow}
                      onClick={() => onChoose(rowIndex)}
                      className="sheet-choice min-h-7 text-start font-semibold text-balance"
                    >
                      {row.title}
                    </button>
                  )}
                  {name !== 'status' && name !== 'title' && row[name]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Status({ status, statusText }: Pick<CalendarRow, 'status'> & { statusText: string | undefined }) {
  return (
    <span className="inline-flex items-center gap-2 font-medium">
      <span aria-hidden="true" className={`size-2.5 rounded-full border-2 ${statusDotClass[status]}`} />
      {statusText ?? postStatuses[status]}
    </span>
  );
}

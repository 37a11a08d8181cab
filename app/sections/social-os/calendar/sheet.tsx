import { statusDot } from '#app/sections/social-os/status-dot.ts';
import type { CalendarRow } from '#content/social-os/social-os.ts';
import { postStatuses } from '#content/social-os/social-plan.ts';

export type SheetCopy = {
  file: string;
  caption: string;
  columns: Readonly<Record<keyof CalendarRow, string>>;
  rows: readonly CalendarRow[];
  /** Number of the first of these rows in the whole table. */
  firstRow: number;
};

/** On phones rows become cards. Safari then drops the table semantics unless roles restore them. */
const roles = { table: { role: 'table' }, row: { role: 'row' }, cell: { role: 'cell' } };

type SheetProps = SheetCopy & {
  /** Strings that replace the status of their row. */
  states: readonly (string | undefined)[];
  chosen: number;
  onChoose: (row: number) => void;
};

/** The title of a day is its button. */
export function Sheet({ file, caption, columns, rows, firstRow, states, chosen, onChoose }: SheetProps) {
  const names = Object.keys(columns) as (keyof CalendarRow)[];
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
      <table {...roles.table} className="sheet w-full text-start text-small">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr {...roles.row}>
            {names.map((name) => (
              <th key={name} scope="col" className="bg-raised py-2.5 font-semibold">
                {columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody style={{ counterReset: `sheet-row ${firstRow - 1}` }}>
          {rows.map((row, place) => (
            <tr key={row.date} {...roles.row} data-chosen={place === chosen || undefined}>
              {names.map((name) => (
                <td key={name} {...roles.cell} data-column={name}>
                  {name === 'status' && <Status status={row.status} state={states[place]} />}
                  {name === 'title' && (
                    <button
                      type="button"
                      aria-pressed={place === chosen}
                      onClick={() => onChoose(place)}
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

function Status({ status, state }: Pick<CalendarRow, 'status'> & { state: string | undefined }) {
  return (
    <span className="inline-flex items-center gap-2 font-medium">
      <span aria-hidden="true" className={`size-2.5 rounded-full border-2 ${statusDot[status]}`} />
      {state ?? postStatuses[status]}
    </span>
  );
}

import { statusDotClass } from '#app/sections/social-os/status-dot.ts';
import { type CalendarRow, exampleCalendar } from '#content/social-os/social-os.ts';
import { postStatuses } from '#content/social-os/social-plan.ts';

/** On phones rows become cards. Safari then drops the table semantics unless roles restore them. */
const ROLES = { table: { role: 'table' }, row: { role: 'row' }, cell: { role: 'cell' } };

/** A table on wide screens and in print. On phones, each row is a card. */
const CELL_CLASS = 'border-line wide:border-b wide:px-(--gap) wide:not-last:border-e narrow:block';
const ROW_CLASS =
  'data-chosen:bg-raised data-chosen:shadow-[inset_calc(3px*var(--forward))_0_var(--brand)] data-chosen:forced-color-adjust-none narrow:flex narrow:flex-wrap narrow:gap-x-3 narrow:gap-y-0.5 narrow:border-b narrow:border-line narrow:px-4 narrow:py-2 narrow:last:border-b-0';
type CellClasses = Partial<Record<keyof CalendarRow, string>>;
const WIDE_CLASS: CellClasses = {
  date: 'wide:relative wide:ps-[calc(var(--number)+var(--gap))] wide:whitespace-nowrap',
  // The whole cell is clickable.
  title: 'relative wide:font-semibold',
};
const NARROW_CLASS: CellClasses = {
  date: 'narrow:font-semibold',
  day: 'narrow:grow narrow:text-muted',
  // Phones show type and theme only with the posts below the table.
  type: 'narrow:order-2 narrow:text-muted max-sm:sr-only',
  theme: 'narrow:order-2 narrow:text-muted max-sm:sr-only',
  title:
    'hover:bg-raised narrow:order-1 narrow:basis-full max-sm:text-body sm:narrow:text-lead narrow:leading-[1.35] narrow:font-semibold',
};

const { file, caption, columns, rows, firstRow } = exampleCalendar;
const columnNames = Object.keys(columns) as (keyof CalendarRow)[];

type SheetProps = {
  /** Text in place of the status, for each row that needs one. */
  statusTexts: readonly (string | undefined)[];
  chosenRow: number;
  onChoose: (row: number) => void;
};

/** The week as a spreadsheet. The title of each day is a button that shows its posts. */
export function Sheet({ statusTexts, chosenRow, onChoose }: SheetProps) {
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
      {/* Small gaps and row numbers on tablets, so that long words fit. */}
      <table
        {...ROLES.table}
        className="w-full text-start text-small [--gap:--spacing(1.5)] [--number:--spacing(8)] lg:[--gap:--spacing(3)] lg:[--number:--spacing(12)]"
      >
        <caption className="sr-only">{caption}</caption>
        <thead className="narrow:sr-only">
          <tr {...ROLES.row}>
            {columnNames.map((name) => (
              <th
                key={name}
                scope="col"
                className={`${CELL_CLASS} ${WIDE_CLASS[name] ?? ''} bg-raised py-2.5 font-semibold`}
              >
                {name === 'date' && <RowNumber number={1} />}
                {columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="narrow:block">
          {rows.map((row, rowIndex) => (
            <tr
              key={row.date}
              {...ROLES.row}
              data-chosen={rowIndex === chosenRow || undefined}
              className={`group ${ROW_CLASS}`}
            >
              {columnNames.map((name) => (
                <td
                  key={name}
                  {...ROLES.cell}
                  data-column={name}
                  className={`${CELL_CLASS} ${WIDE_CLASS[name] ?? ''} ${NARROW_CLASS[name] ?? ''} wide:py-3.5 wide:group-last:border-b-0`}
                >
                  {name === 'date' && <RowNumber number={firstRow + rowIndex} />}
                  {name === 'status' && <Status status={row.status} statusText={statusTexts[rowIndex]} />}
                  {name === 'title' && (
                    <button
                      type="button"
                      aria-pressed={rowIndex === chosenRow}
                      onClick={() => onChoose(rowIndex)}
                      className="min-h-7 text-start font-semibold text-balance after:absolute after:inset-0"
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

/** Rows have numbers as in a spreadsheet. They are generated content, so that copies of the table lack them. */
function RowNumber({ number }: { number: number }) {
  return (
    <span
      aria-hidden="true"
      data-number={number}
      className="absolute inset-y-0 start-0 grid w-(--number) place-items-center border-e border-line bg-raised font-mono text-tiny font-normal text-muted group-data-chosen:bg-brand group-data-chosen:text-brand-ink before:content-[attr(data-number)] narrow:hidden"
    />
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

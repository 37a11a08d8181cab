import { Reveal } from '#app/components/reveal.tsx';
import { type CalendarRow, exampleCalendar } from '#content/social-os.ts';
import { statusDot } from './status-tone.ts';

const { title, lead, file, caption, columns, rows } = exampleCalendar;
const names = Object.keys(columns) as (keyof CalendarRow)[];

/** On a phone rows are laid out as cards, and Safari then forgets that this is a table unless it is told. */
const roles = { table: { role: 'table' }, row: { role: 'row' }, cell: { role: 'cell' } };

export function Calendar() {
  return (
    <section className="page-width section-gap">
      <div className="grid items-end gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <h2 className="max-w-[15ch] text-h2">{title}</h2>
        <p className="max-w-[48ch] text-lead text-muted">{lead}</p>
      </div>
      <Reveal className="mt-12 overflow-clip rounded-card border border-line bg-surface shadow-soft">
        <p className="flex items-center gap-3 border-b border-line px-4 py-3 text-small font-semibold">
          <span aria-hidden="true" className="grid size-5 grid-cols-2 gap-px rounded-control bg-brand p-1">
            {[1, 2, 3, 4].map((n) => (
              <span key={n} className="bg-brand-ink" />
            ))}
          </span>
          {file}
        </p>
        <table {...roles.table} className="sheet w-full text-left text-small">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr {...roles.row}>
              {names.map((name) => (
                <th key={name} scope="col" className="bg-raised px-3 py-2.5 font-semibold">
                  {columns[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.date} {...roles.row}>
                {names.map((name) => (
                  <td key={name} {...roles.cell} data-column={name}>
                    {name === 'status' ? <Status status={row.status} /> : row[name]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Reveal>
    </section>
  );
}

function Status({ status }: Pick<CalendarRow, 'status'>) {
  return (
    <span className="inline-flex items-center gap-2 font-medium">
      <span aria-hidden="true" className={`size-2.5 rounded-full border-2 ${statusDot[status]}`} />
      {status}
    </span>
  );
}

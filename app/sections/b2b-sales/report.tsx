import { Card } from '#app/components/ui/card.tsx';
import { NonBreaking } from '#app/components/ui/non-breaking.tsx';
import type { b2bSalesFeatures } from '#content/b2b-sales/b2b-sales.ts';
import CheckIcon from '~icons/lucide/check';

/** Messages sent, replies received and meetings booked. */
const COUNT_KEYS = ['out', 'back', 'booked'] as const;

/** The report as an email: counts per channel, replies per week, and the changes that follow from them. */
export function Report({ chart, weeks, report }: (typeof b2bSalesFeatures)['reporting']) {
  const { columns, channels, sums, total: totalLabel, changes } = report;
  return (
    <Card className="grid grid-rows-[auto_1fr_auto] overflow-clip bg-paper lg:rounded-e-none">
      <header className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line bg-surface px-5 py-4 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:px-7 print:py-2">
        <span
          aria-hidden="true"
          className="row-span-2 grid size-11 max-sm:hidden place-items-center rounded-full bg-brand font-semibold text-brand-ink"
        >
          {report.from.charAt(0)}
        </span>
        <p className="font-semibold">{report.from}</p>
        <p className="rounded-full border border-control-line px-2.5 py-0.5 text-note text-muted">
          {report.example}
        </p>
        <p className="col-span-2 flex flex-wrap gap-x-3 text-small text-muted">
          <span className="grow">{report.to}</span>
          <span className="font-mono text-note leading-relaxed">{report.at}</span>
        </p>
      </header>
      <div className="grid gap-x-10 gap-y-8 max-sm:gap-y-5 p-5 sm:p-7 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] md:grid-rows-[auto_1fr] print:grid-cols-2 print:gap-y-4 print:py-4">
        <p className="font-display text-h3 text-balance md:col-span-2 md:text-quote print:col-span-2">
          <NonBreaking balanced>{report.subject}</NonBreaking>
        </p>
        <table className="h-fit w-full text-note sm:text-small">
          <caption className="sr-only">{report.caption}</caption>
          <thead>
            <tr className="text-muted">
              <th scope="col" className="pb-2 text-start font-normal">
                {columns.channel}
              </th>
              {COUNT_KEYS.map((key) => (
                <th key={key} scope="col" className="pb-2 ps-2 text-end sm:ps-3 font-normal">
                  {columns[key]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...channels, { name: totalLabel, ...sums }].map((row, i) => (
              <tr
                key={row.name}
                className={`border-t ${i === channels.length ? 'border-control-line font-semibold' : 'border-line'}`}
              >
                <th scope="row" className="py-2.5 max-sm:py-1.5 text-start font-[inherit] print:py-1.5">
                  {row.name}
                </th>
                {COUNT_KEYS.map((key) => (
                  <td
                    key={key}
                    className={`py-2.5 max-sm:py-1.5 ps-2 text-end sm:ps-3 font-mono print:py-1.5 ${key === 'booked' ? 'text-brand' : ''}`}
                  >
                    {row[key]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <Chart caption={chart} weeks={weeks} />
      </div>
      <div className="border-t border-line px-5 py-5 max-sm:py-3 sm:px-7 print:py-3">
        <h4 className="font-body text-small font-semibold tracking-normal">{changes.title}</h4>
        <ol className="mt-1">
          {changes.list.map(({ text, state }, i) => (
            <li
              key={text}
              className="flex items-center max-sm:flex-wrap justify-between gap-x-6 gap-y-2 border-line py-3 max-sm:py-2 text-small not-last:border-b print:py-1.5"
            >
              <span className="max-w-[36em] text-pretty">{text}</span>
              <span
                className={`flex shrink-0 items-center gap-1.5 rounded-full px-3 py-1 text-note font-semibold ${i === 0 ? 'bg-brand-wash text-brand' : 'bg-wait-wash text-wait'}`}
              >
                {i === 0 && <CheckIcon aria-hidden="true" className="size-3.5" />}
                {state}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Card>
  );
}

function Chart({ caption, weeks }: { caption: string; weeks: readonly number[] }) {
  const highestCount = Math.max(...weeks);
  const lastWeek = weeks.length - 1;
  return (
    <figure className="flex flex-col max-sm:hidden">
      <figcaption className="text-small text-muted">{caption}</figcaption>
      <ol className="mt-3 grid h-40 grow auto-cols-fr grid-flow-col items-end gap-1.5 border-b border-control-line">
        {[...weeks.entries()].map(([week, replies]) => (
          <li key={week} className="grid h-full content-end gap-1 text-center font-mono text-note">
            {replies}
            <span
              aria-hidden="true"
              style={{ height: `${(replies / highestCount) * 7.5}rem` }}
              className={`rounded-t-control ${week === lastWeek ? 'bg-brand' : 'bg-control-line'}`}
            />
          </li>
        ))}
      </ol>
    </figure>
  );
}

import type { enterprise } from '#content/b2b-sales/b2b-sales.ts';
import type { b2bSalesBoard } from '#content/b2b-sales/b2b-sales-hero.ts';
import { type ZoomCopy, ZoomSection } from './zoom-section.tsx';

type EnterpriseProps = typeof enterprise & ZoomCopy & Pick<typeof b2bSalesBoard, 'meeting'>;

/** The meeting with its brief, and a list of controls such as approvals and the audit log. */
export function Enterprise({ meeting, brief, log, ...copy }: EnterpriseProps) {
  return (
    <ZoomSection stage={3} {...copy}>
      <div className="grid lg:grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)]">
        <div className="grid content-between brand-fill gap-x-10 gap-y-8 max-sm:gap-y-4 p-5 sm:grid-cols-2 sm:p-8 lg:grid-cols-1 print:py-4">
          <p>
            <span className="block text-small">{meeting.day}</span>
            <span className="block font-display text-figure">{meeting.time}</span>
            <span className="mt-2 block text-small">{meeting.with}</span>
          </p>
          <div className="text-small">
            <h3 className="font-body text-small font-semibold tracking-normal">{brief.title}</h3>
            <ul className="mt-2 grid gap-2">
              {brief.lines.map((line) => (
                <li key={line} className="border-t border-current/25 pt-2 text-balance">
                  {line}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className="flex flex-col">
          <h3 className="border-b border-line px-5 py-3 font-body text-small font-semibold tracking-normal sm:px-8">
            {log.title}
          </h3>
          <dl className="grid grow lg:auto-rows-fr">
            {log.rows.map(({ name, detail, state }) => (
              <div
                key={name}
                className="grid grid-cols-[1fr_auto] content-center items-baseline gap-x-4 border-b border-line px-5 py-4 max-sm:py-2 last:border-b-0 sm:grid-cols-[12rem_1fr_auto] sm:px-8 print:py-2"
              >
                <dt className="font-semibold">{name}</dt>
                <dd className="text-muted max-sm:col-span-2 max-sm:row-start-2">{detail}</dd>
                <dd className="font-mono text-small text-brand">{state}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </ZoomSection>
  );
}

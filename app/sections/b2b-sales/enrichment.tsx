import type { enrichment } from '#content/b2b-sales/b2b-sales.ts';
import { type ZoomCopy, ZoomSection } from './zoom-section.tsx';

export function Enrichment({ record, fields: formatFieldCount, ...copy }: typeof enrichment & ZoomCopy) {
  return (
    <ZoomSection stage={1} {...copy}>
      <div className="grid lg:grid-cols-[minmax(0,3fr)_minmax(0,8fr)]">
        <div className="grid content-between gap-6 max-sm:gap-3 border-line p-5 max-sm:py-4 max-lg:border-b sm:p-8 lg:border-e print:flex print:justify-between print:py-4">
          <p>
            <span className="block font-display text-[1.75rem] leading-tight tracking-tight">
              {record.name}
            </span>
            <span className="text-muted">{record.role}</span>
          </p>
          <p className="font-mono text-small text-brand">{record.filled}</p>
        </div>
        <dl>
          {record.groups.map(({ name, fields: fieldCount, sample }) => (
            <div
              key={name}
              className="grid gap-x-6 gap-y-2 border-b border-line px-5 py-5 max-sm:py-3 last:border-b-0 sm:grid-cols-[7rem_minmax(0,1fr)_minmax(0,1.2fr)] sm:items-center sm:px-8 print:py-2"
            >
              <dt className="flex items-baseline justify-between font-semibold sm:block">
                {name}
                <span className="block font-mono text-note font-normal text-muted">
                  {formatFieldCount(fieldCount)}
                </span>
              </dt>
              <dd aria-hidden="true" className="flex h-7 gap-0.75 max-sm:h-3">
                {[...Array(fieldCount).keys()].map((field) => (
                  <span key={field} className="w-2 max-w-2 grow bg-brand" />
                ))}
              </dd>
              <dd className="text-small text-balance">{sample}</dd>
            </div>
          ))}
        </dl>
      </div>
    </ZoomSection>
  );
}

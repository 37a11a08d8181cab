import { NonBreaking } from '#app/components/ui/non-breaking.tsx';
import type { CaseStudy, caseStudyLabels } from '#content/case-studies.ts';

type FiguresProps = {
  figures: CaseStudy['figures'];
  labels: typeof caseStudyLabels.columns;
};

/** Shows each figure in large type. If its values before and after can be compared, bars show them. */
export function Figures({ figures, labels }: FiguresProps) {
  return (
    <ul className="grid gap-x-10 gap-y-10 md:auto-cols-[minmax(0,1fr)] md:grid-flow-col md:gap-x-8 md:gap-y-0 lg:gap-x-12 print:auto-cols-fr print:grid-flow-col">
      {figures.map(({ what: name, before, after, change, shares }) => (
        <li
          key={name}
          className="grid break-inside-avoid border-t border-control-line pt-5 md:row-span-3 md:grid-rows-subgrid"
        >
          <p className="font-display text-figure text-balance wrap-anywhere hyphens-auto text-brand md:text-h2">
            {change}
          </p>
          <h3 className="mt-3 font-body text-body font-semibold tracking-normal text-balance">{name}</h3>
          <dl className="mt-5 grid gap-3 text-small">
            {[
              { label: labels.before, value: before, share: shares?.before, fill: 'bg-control-line' },
              { label: labels.after, value: after, share: shares?.after, fill: 'bg-brand' },
            ].map(({ label, value, share, fill }) => (
              <div key={label} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5">
                <dt className="text-muted">{label}</dt>
                <dd className="font-mono">
                  <NonBreaking>{value}</NonBreaking>
                </dd>
                {share !== undefined && (
                  <dd aria-hidden="true" className="col-span-2 h-2 rounded-full bg-raised">
                    <span
                      style={{ width: `${Math.max(share * 100, 1)}%` }}
                      className={`block h-full rounded-full ${fill}`}
                    />
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

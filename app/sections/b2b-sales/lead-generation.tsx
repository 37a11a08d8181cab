import type { leadGeneration } from '#content/b2b-sales/b2b-sales.ts';
import { type ZoomCopy, ZoomSection } from './zoom-section.tsx';

export function LeadGeneration({ feed, ...copy }: typeof leadGeneration & ZoomCopy) {
  return (
    <ZoomSection id="lead-generation" stage={0} tone="surface" {...copy}>
      <table className="w-full text-start text-small max-sm:text-note">
        <caption className="border-b border-line px-4 py-3 text-start font-semibold sm:px-6">
          {feed.title}
        </caption>
        <thead className="text-muted">
          <tr>
            <th scope="col" className="px-4 py-2.5 font-normal sm:px-6">
              {feed.columns.company}
            </th>
            <th scope="col" className="py-2.5 font-normal">
              {feed.columns.why}
            </th>
            <th scope="col" className="px-4 py-2.5 font-normal max-sm:text-end sm:w-1/3 sm:px-6">
              {feed.columns.fit}
            </th>
          </tr>
        </thead>
        <tbody>
          {feed.rows.map(({ company, source, why, fit }) => {
            const isGoodFit = fit >= feed.enough;
            return (
              <tr key={company} className={`border-t border-line ${isGoodFit ? '' : 'text-muted'}`}>
                <th scope="row" className="px-4 py-3.5 max-sm:py-2.5 font-semibold sm:px-6 print:py-1.5">
                  <span className={isGoodFit ? '' : 'line-through'}>{company}</span>
                  <span className="block text-note font-normal text-muted">{source}</span>
                </th>
                <td className="py-3.5 text-balance">{why}</td>
                <td className="px-4 py-3.5 sm:px-6">
                  <span className="flex items-center gap-3">
                    <span
                      aria-hidden="true"
                      className="h-2 grow overflow-clip rounded-full bg-raised max-sm:hidden"
                    >
                      <span
                        style={{ width: `${fit}%` }}
                        className={`block h-full rounded-full ${isGoodFit ? 'bg-brand' : 'bg-control-line'}`}
                      />
                    </span>
                    <span className="text-end font-mono max-sm:grow sm:w-6">{fit}</span>
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ZoomSection>
  );
}

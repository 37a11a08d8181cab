import { Reveal } from '#app/components/reveal.tsx';
import { Section } from '#app/components/section.tsx';
import { CaseLink } from '#app/components/ui/case-link.tsx';
import type { b2bSalesProof } from '#content/b2b-sales/b2b-sales.ts';

/** Each figure is a row with its values before and after, and a bar for each, drawn to scale. */
export function Proof({ title, text, stats, bars: barLabels, live, basis }: typeof b2bSalesProof) {
  return (
    <Section tone="surface" title={title} lead={text} innerClass="break-inside-avoid">
      <dl className="mt-12 max-sm:mt-6 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 border-t border-line sm:gap-x-10 lg:grid-cols-[auto_minmax(0,4fr)_minmax(0,6fr)] print:mt-4 print:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)]">
        {stats.map(({ value, label, counted, shares, ...values }) => (
          <Reveal
            key={label}
            className="col-span-full grid grid-cols-subgrid items-center border-b border-line py-6 max-sm:py-3 print:py-3"
          >
            <dt className="col-start-2 self-end font-semibold text-balance sm:text-lead">{label}</dt>
            <dd className="col-start-1 row-span-2 row-start-1 font-display text-[clamp(3rem,2rem+4vw,6rem)] leading-none tracking-[-0.03em] text-brand">
              {value}
            </dd>
            <dd className="col-start-2 self-start text-small text-balance text-muted">{counted}</dd>
            <dd className="col-span-full mt-5 max-sm:mt-2 grid gap-2 max-sm:gap-0.5 lg:col-span-1 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:mt-0 print:col-span-1 print:col-start-3 print:row-span-2 print:row-start-1 print:mt-0">
              {(['before', 'after'] as const).map((period) => (
                <span key={period} className="grid grid-cols-[4.5rem_1fr] items-center">
                  <span className="text-small text-muted">{barLabels[period]}</span>
                  <span className="flex items-center gap-x-3">
                    {shares && (
                      <span
                        aria-hidden="true"
                        style={{ width: `calc((100% - 4rem) * ${shares[period]})` }}
                        className={`h-5 shrink-0 rounded-control ${period === 'after' ? 'bg-brand' : 'bg-control-line/60'}`}
                      />
                    )}
                    <span
                      className={`font-mono text-small whitespace-nowrap ${period === 'after' ? 'font-semibold' : 'text-muted'}`}
                    >
                      {values[period]}
                    </span>
                  </span>
                </span>
              ))}
            </dd>
          </Reveal>
        ))}
      </dl>
      <p className="mt-4 max-w-[62em] text-small text-pretty text-muted">{basis}</p>
      <ul className="mt-12 max-sm:mt-6 grid gap-x-8 gap-y-6 max-sm:gap-y-3 md:grid-cols-3 print:mt-4 print:grid-cols-3">
        {live.map(({ claim, counted, href }) => (
          <li
            key={claim}
            className="grid content-start gap-y-1 border-t-2 border-brand pt-4 max-sm:pt-3 text-balance"
          >
            <span className="font-display text-lead leading-tight">{claim}</span>
            <span className="text-small text-muted">
              <CaseLink href={href}>{counted}</CaseLink>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { Reveal } from '#app/components/reveal.tsx';
import { Section } from '#app/components/section.tsx';
import { CaseLink } from '#app/components/ui/case-link.tsx';

type ProofProps = {
  title: string;
  text: string;
  /** `counted` explains what was counted. */
  stats: readonly {
    value: string;
    label: string;
    counted: string;
    /** Shares of the larger value. */
    bars: { before: number; after: number };
  }[];
  bars: { before: string; after: string };
  live: readonly { claim: string; counted: string; href: string | undefined }[];
  /** The sample, the comparison and the start of the measurement. */
  basis: string;
};

export function Proof({ title, text, stats, bars, live, basis }: ProofProps) {
  return (
    <Section tone="surface" title={title} lead={text} innerClass="break-inside-avoid">
      <div className="mt-12 grid gap-px overflow-clip rounded-card border border-line bg-line">
        <dl className="grid grid-cols-2 gap-px lg:grid-cols-4 print:grid-cols-4">
          {stats.map(({ value, label, counted, bars: shares }, i) => (
            <Reveal
              key={label}
              index={i}
              className="row-span-4 grid grid-rows-subgrid gap-y-1.5 bg-surface p-4 sm:px-5 sm:py-8 nav:px-8 print:p-4"
            >
              <dt className="order-1 mt-3 font-medium wrap-anywhere sm:text-lead lg:mt-5">{label}</dt>
              <dd className="font-display text-[clamp(2.75rem,1.6rem+5.6vw,6rem)] leading-none tracking-[-0.02em] text-brand">
                {value}
              </dd>
              <dd className="order-2 text-small text-muted sm:text-balance">{counted}</dd>
              <dd aria-hidden="true" className="order-3 mt-4 grid content-end gap-1.5 text-tiny text-muted">
                {(['before', 'after'] as const).map((when) => (
                  <span key={when} className="grid grid-cols-[3.75rem_1fr] items-center">
                    {bars[when]}
                    <span
                      style={{ width: `${shares[when] * 100}%` }}
                      className={`h-2 rounded-full ${when === 'after' ? 'bg-brand' : 'bg-control-line'}`}
                    />
                  </span>
                ))}
              </dd>
            </Reveal>
          ))}
        </dl>
        <ul className="grid gap-px md:grid-cols-3 print:grid-cols-3">
          {live.map(({ claim, counted, href }) => (
            <li
              key={claim}
              className="grid grid-cols-[auto_1fr] content-start gap-x-3 gap-y-1 bg-surface px-4 py-5 font-medium text-balance sm:px-5 sm:py-7 lg:px-8 print:p-4"
            >
              <span aria-hidden="true" className="mt-2 size-2 rounded-full bg-ok" />
              {claim}
              <span className="col-start-2 text-small font-normal text-balance text-muted">
                <CaseLink href={href}>{counted}</CaseLink>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-6 max-w-[56em] border-s-2 border-brand ps-4 text-small text-muted">{basis}</p>
    </Section>
  );
}

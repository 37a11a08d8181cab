import type { ReactNode } from 'react';
import { DrawnCurrentLines } from '#app/components/current-lines.tsx';
import { NonBreaking } from '#app/components/ui/non-breaking.tsx';

type IntroProps = {
  /** Shown above the title. */
  kicker?: ReactNode;
  title: string;
  lead: string;
  facts?: FactsProps['facts'];
  /** Seed of the decorative lines. */
  seed: number;
};

/** The decorative lines behind a text. `lit` are those in the brand color. */
export const BACKGROUND_LINES = { height: 320, lines: 12, lit: [3, 8] };

/** First screen of a page about the company: title, lead and optional facts in one row. */
export function Intro({ kicker, title, lead, facts = [], seed }: IntroProps) {
  return (
    <div>
      <div className="relative isolate overflow-clip">
        <div className="page-width pt-10 pb-12 lg:pt-20 lg:pb-16">
          {kicker}
          <h1 tabIndex={-1} className="max-w-[13em] text-h1">
            {title}
          </h1>
          <p className="mt-6 max-w-[37em] text-lead text-muted">
            <NonBreaking>{lead}</NonBreaking>
          </p>
        </div>
        <DrawnCurrentLines
          {...BACKGROUND_LINES}
          seed={seed}
          className="absolute end-0 top-0 -z-10 h-full w-2/5 mask-l-from-40% max-lg:hidden lg:max-nav:mask-l-from-30% lg:max-nav:mask-l-to-65%"
        />
      </div>
      {facts.length > 0 && (
        <div className="page-width pb-6">
          <Facts facts={facts} />
        </div>
      )}
    </div>
  );
}

type FactsProps = { facts: readonly { label: string; value: string }[] };

export function Facts({ facts }: FactsProps) {
  return (
    <dl className="grid border-t border-line sm:grid-cols-2 sm:gap-x-8 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="grid content-start gap-1 border-b border-line py-4 max-sm:last:border-b-0 lg:border-b-0 lg:py-5"
        >
          <dt className="text-small text-muted">{label}</dt>
          <dd className="font-semibold text-balance">
            <NonBreaking balanced>{value}</NonBreaking>
          </dd>
        </div>
      ))}
    </dl>
  );
}

import type { ReactNode } from 'react';
import { NonBreaking } from '#app/components/ui/non-breaking.tsx';
import { currentPaths } from '#drawing/current.ts';

type IntroProps = {
  /** Shown above the title. */
  kicker?: ReactNode;
  title: string;
  lead: string;
  facts?: FactsProps['facts'];
  /** Seed of the decorative lines. */
  seed: number;
};

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
        <StaticLines
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

type StaticLinesProps = { seed: number; className: string };

const WIDTH = 1440;
const HEIGHT = 320;
const LINE_COUNT = 12;
/** Indexes of lines in the brand color. */
const BRAND_LINES = [3, 8];

/** The decorative lines, as part of the HTML: these pages load no script that could draw them. */
export function StaticLines({ seed, className }: StaticLinesProps) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`current-lines ${className}`}
    >
      {currentPaths({ width: WIDTH, height: HEIGHT, lines: LINE_COUNT, seed, grain: 1 }).map((path, i) => (
        <path key={path} d={path} stroke={BRAND_LINES.includes(i) ? 'var(--brand)' : undefined} />
      ))}
    </svg>
  );
}

import type { CSSProperties } from 'react';
import { Reveal } from '#app/components/reveal.tsx';

type ExplanationProps = {
  title: string;
  paragraphs: readonly string[];
  /** Up to five sources, and what was made of them: up to five themes. */
  knowledge: { title: string; sources: readonly { name: string; detail: string }[] };
  plan: {
    title: string;
    themes: readonly { name: string; posts: number }[];
    /** What a theme's number counts, for screen readers. */
    posts: string;
    total: string;
  };
};

/** Sources enter where they happen to be and leave as lines in order. */
const ENTRIES = [2, 0, 4, 1, 3];

export function Explanation({ title, paragraphs, knowledge, plan }: ExplanationProps) {
  const most = Math.max(...plan.themes.map((theme) => theme.posts));
  const lines = Math.min(knowledge.sources.length, plan.themes.length);
  const entries = ENTRIES.filter((entry) => entry < lines);
  return (
    <section className="border-y border-line bg-surface">
      <div className="page-width section-gap grid break-inside-avoid items-center gap-x-16 gap-y-12 print:gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <h2 className="text-h2">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p
              key={paragraph}
              className="mt-5 max-w-[34.5em] text-lead print:max-w-none text-balance text-muted"
            >
              {/* Not KeptTogether, which the first screen does not need otherwise. */}
              {paragraph.split(/(\S+-\S+ \S+)/).map((part, i) =>
                i % 2 ? (
                  <span key={part} className="whitespace-nowrap">
                    {part}
                  </span>
                ) : (
                  part
                ),
              )}
            </p>
          ))}
        </div>
        <Reveal className="grid sm:grid-cols-[minmax(0,1fr)_3rem_minmax(0,1.6fr)] nav:grid-cols-[minmax(0,1fr)_4.5rem_minmax(0,1.25fr)]">
          <div>
            <h3 className="font-mono text-tiny font-normal tracking-normal text-muted">{knowledge.title}</h3>
            <ul className="mt-4 grid gap-2.5">
              {knowledge.sources.map(({ name, detail }) => (
                <li
                  key={name}
                  className="flex h-12 items-center justify-between rounded-control border border-line bg-paper px-4 sm:grid sm:h-16 print:h-12 sm:content-center sm:justify-normal"
                >
                  <span className="text-small font-semibold">{name}</span>
                  <span className="font-mono text-tiny text-muted">{detail}</span>
                </li>
              ))}
            </ul>
          </div>
          <svg
            aria-hidden="true"
            viewBox="0 0 72 360"
            preserveAspectRatio="none"
            fill="none"
            className="mt-8 hidden h-90 w-full sm:block print:h-70"
          >
            {entries.map((from, to) => (
              <path
                key={from}
                d={`M0 ${center(from)}C40 ${center(from)} 32 ${center(to)} 72 ${center(to)}`}
                stroke={to === 0 ? 'var(--brand)' : 'var(--control-line)'}
                strokeWidth="1.25"
                vectorEffect="non-scaling-stroke"
              />
            ))}
          </svg>
          <div className="max-sm:mt-8">
            <h3 className="font-mono text-tiny font-normal tracking-normal text-muted">{plan.title}</h3>
            <ul className="mt-4 grid gap-2.5">
              {plan.themes.map(({ name, posts }, i) => (
                <li
                  key={name}
                  className="relative grid h-12 content-center sm:h-16 print:h-12 overflow-clip rounded-control px-2.5 nav:px-4"
                >
                  <span
                    aria-hidden="true"
                    style={{ '--bar': i, width: `${(posts / most) * 100}%` } as CSSProperties}
                    className="theme-bar absolute inset-y-0 left-0 origin-left rounded-control bg-brand-wash"
                  />
                  <span className="relative flex items-baseline justify-between gap-3">
                    <span className="text-small font-semibold">{name}</span>
                    <span className="font-mono text-small">
                      {posts} <span className="sr-only">{plan.posts}</span>
                    </span>
                  </span>
                </li>
              ))}
            </ul>
            <p className="mt-3 font-mono text-tiny text-muted">{plan.total}</p>
          </div>
        </Reveal>
      </div>
    </section>
  );
}

/** Rows are 64 high, 10 apart. */
function center(row: number): number {
  return 32 + row * 74;
}

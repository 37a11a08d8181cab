import type { ReactNode } from 'react';
import { Reveal } from '#app/components/reveal.tsx';
import { SplitHead } from '#app/sections/product/split-head.tsx';

/** `band` is the tonal break: dark in both themes. */
const GROUNDS = { paper: '', surface: 'border-y border-line bg-surface', band: 'band bg-paper text-ink' };

/** What every section that looks into the board says. */
export type ZoomCopy = {
  title: string;
  text: string;
  /** With what it counts. */
  figure?: { value: string; label: string; basis?: string };
  /** The stages of the board, in order: four. */
  stages: readonly string[];
};

type ZoomSectionProps = ZoomCopy & {
  id?: string;
  /** Which of the stages this section looks into, from 0. */
  stage: number;
  ground?: keyof typeof GROUNDS;
  children: ReactNode;
};

/** The board as a strip, one stage of it lit and opened into the drawing below. */
export function ZoomSection({
  id,
  stages,
  stage,
  title,
  text,
  figure,
  ground = 'paper',
  children,
}: ZoomSectionProps) {
  const width = 100 / stages.length;
  const left = stage * width;
  return (
    <section id={id} className={GROUNDS[ground]}>
      <div className="page-width section-gap">
        {figure ? (
          <div className="zoom-head grid items-end gap-x-10 gap-y-8 md:grid-cols-[minmax(0,1fr)_auto] lg:gap-x-16">
            <div>
              <h2 className="max-w-[13em] text-h2">{title}</h2>
              <p className="mt-5 max-w-[25em] text-lead text-balance text-muted">{text}</p>
            </div>
            <p className="zoom-figure md:text-right">
              <span className="block font-display text-display text-brand">{figure.value}</span>
              <span className="mt-2 block text-lead">{figure.label}</span>
              {figure.basis && (
                <span className="mt-1 block max-w-[18em] text-small text-balance text-muted md:ml-auto">
                  {figure.basis}
                </span>
              )}
            </p>
          </div>
        ) : (
          <SplitHead title={title} titleClass="max-w-[13em]" lead={text} />
        )}
        <Reveal className="mt-10 print:mt-4">
          <div aria-hidden="true">
            <div className="grid grid-cols-4 overflow-clip rounded-control border border-line text-center font-mono text-tiny text-muted max-sm:font-body">
              {stages.map((name, i) => (
                <span
                  key={name}
                  className={`border-r border-line py-1.5 last:border-r-0 ${i === stage ? 'bg-brand text-brand-ink' : ''}`}
                >
                  {name}
                </span>
              ))}
            </div>
            <svg
              aria-hidden="true"
              viewBox="0 0 100 10"
              preserveAspectRatio="none"
              className="block h-10 w-full sm:h-16 print:h-5"
            >
              <polygon points={`${left},0 ${left + width},0 100,10 0,10`} fill="var(--brand-wash)" />
            </svg>
          </div>
          <div className="overflow-clip rounded-b-card border border-t-2 border-line border-t-brand bg-surface shadow-soft">
            {children}
          </div>
        </Reveal>
      </div>
    </section>
  );
}

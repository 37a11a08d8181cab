import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '#app/components/heading.tsx';
import { Reveal } from '#app/components/reveal.tsx';
import { Section } from '#app/components/section.tsx';
import { CaseLink } from '#app/components/ui/case-link.tsx';

/** Copy that every zoom section needs. */
export type ZoomCopy = {
  title: string;
  text: string;
  /** `basis` explains what the figure counts, `href` links to the case study. */
  figure: { value: string; label: string; basis?: string; href?: string | undefined };
  /** The four stages of the pipeline board, in order. */
  stages: readonly string[];
};

type ZoomSectionProps = ZoomCopy & {
  id?: string;
  /** Index of the stage that this section shows, from 0. */
  stage: number;
  tone?: ComponentProps<typeof Section>['tone'];
  children: ReactNode;
};

/** A closer look at one stage of the pipeline board. This stage is highlighted in a strip of all stages. */
export function ZoomSection({
  id,
  stages,
  stage,
  title,
  text,
  figure,
  tone = 'paper',
  children,
}: ZoomSectionProps) {
  const stageWidth = 100 / stages.length;
  const leftEdge = stage * stageWidth;
  return (
    <Section id={id} tone={tone}>
      <div className="zoom-head grid items-end gap-x-10 gap-y-8 max-sm:gap-y-4 md:grid-cols-[minmax(0,1fr)_auto] lg:gap-x-16">
        <Heading layout="stacked" title={title} titleClass="max-w-[13em]" lead={text} />
        <p className="zoom-figure max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:items-center max-sm:gap-x-4 md:text-end">
          <span className="block font-display text-display text-brand max-sm:row-span-2 max-sm:text-figure">
            {figure.value}
          </span>
          <span className="block text-lead max-sm:text-body sm:mt-2">{figure.label}</span>
          {figure.basis && (
            <span className="block max-w-[18em] text-small sm:mt-1 text-balance text-muted md:ms-auto">
              <CaseLink href={figure.href}>{figure.basis}</CaseLink>
            </span>
          )}
        </p>
      </div>
      <Reveal className="mt-10 max-sm:mt-5 print:mt-4">
        <div aria-hidden="true">
          <div className="grid grid-cols-4 overflow-clip rounded-control border border-line text-center font-mono text-note text-muted max-sm:font-body max-[24rem]:tracking-tighter">
            {stages.map((name, i) => (
              <span
                key={name}
                className={`border-e border-line py-1.5 last:border-e-0 ${i === stage ? 'bg-brand text-brand-ink' : ''}`}
              >
                {name}
              </span>
            ))}
          </div>
          <svg
            aria-hidden="true"
            viewBox="0 0 100 10"
            preserveAspectRatio="none"
            className="block h-5 w-full sm:h-16 print:h-5"
          >
            <polygon
              points={`${leftEdge},0 ${leftEdge + stageWidth},0 100,10 0,10`}
              fill="var(--brand-wash)"
            />
          </svg>
        </div>
        <div className="overflow-clip rounded-b-card border border-t-2 border-line border-t-brand bg-surface shadow-soft">
          {children}
        </div>
      </Reveal>
    </Section>
  );
}

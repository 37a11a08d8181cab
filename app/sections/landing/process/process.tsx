import { Reveal } from '#app/components/reveal.tsx';
import { Section } from '#app/components/section.tsx';
import type { ProcessStep } from '#content/landing/process.ts';
import { type Moment, Moments } from '../moments.tsx';
import { ProcessLine, ProcessStation } from './line.tsx';

type ProcessProps = {
  title: string;
  lead: string;
  ahead: string;
  steps: readonly ProcessStep[];
  moments: readonly Moment[];
};

export function Process({ title, lead, ahead, steps, moments }: ProcessProps) {
  return (
    <Section id="process" titleId="process-title" title={title} lead={lead} className="overflow-clip">
      <div className="relative mt-12 lg:mt-20">
        <ProcessLine steps={steps.length} />
        <ol className="process-steps">
          {steps.map(({ number, title: name, timeline, description, details }, i) => (
            <li key={name} className="process-step">
              <ProcessStation index={i} last={i === steps.length - 1} />
              <Reveal index={i} className="grid gap-3 sm:row-span-4 sm:grid-rows-subgrid">
                <p className="font-mono text-small text-brand">{timeline}</p>
                <h3 className="flex items-baseline gap-3 text-h3">
                  <span className="text-muted">{number}</span>
                  {name}
                </h3>
                <p className="text-muted">{description}</p>
                <ul className="process-details">
                  {details.map((detail) => (
                    <li key={detail}>{detail}</li>
                  ))}
                </ul>
              </Reveal>
            </li>
          ))}
        </ol>
      </div>
      <div className="runs-ahead">
        <p>{ahead}</p>
        <Moments moments={moments} />
      </div>
    </Section>
  );
}

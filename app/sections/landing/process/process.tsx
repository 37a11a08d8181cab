import { Heading } from '#app/components/heading.tsx';
import { Reveal } from '#app/components/reveal.tsx';
import { Section } from '#app/components/section.tsx';
import type { ProcessStep } from '#content/landing/process.ts';
import { ProcessLine, ProcessStation } from './line.tsx';

type Moment = { after: string; is: string };

type ProcessProps = {
  title: string;
  lead: string;
  steps: readonly ProcessStep[];
  moments: readonly Moment[];
};

/** More steps have narrow columns. */
const MOST_WIDE_STEPS = 4;

/** Step of a moment. Moments are spread over all steps, the last one in the last step. */
const stepOf = (moment: number, moments: number, steps: number) =>
  Math.floor((moment * (steps - 1)) / Math.max(1, moments - 1));

/** One timeline: the steps, and above them the line that shows what already runs. */
export function Process({ title, lead, steps, moments }: ProcessProps) {
  const momentsOf = (step: number) =>
    moments.filter((_, moment) => stepOf(moment, moments.length, steps.length) === step);
  return (
    <Section
      id="process"
      titleId="process-title"
      className={`overflow-clip ${steps.length > MOST_WIDE_STEPS ? 'narrow-steps' : ''}`.trim()}
    >
      <div className="process-head">
        <Heading layout="stacked" titleId="process-title" title={title} lead={lead} />
      </div>
      <div className="process">
        <ProcessLine steps={steps.length} />
        <ol className="process-steps">
          {steps.map(({ number, title: name, timeline, description, details }, i) => (
            <li key={name} className="process-step">
              <ProcessStation last={i === steps.length - 1} />
              <Reveal index={i} className="process-words">
                <p className="font-mono text-small text-brand">{timeline}</p>
                <h3 className="flex flex-wrap items-baseline gap-x-3 text-h3">
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
              {momentsOf(i).length > 0 && (
                <div className="moments">
                  {momentsOf(i).map(({ after, is }) => (
                    <p key={after}>
                      <b>{after}</b> {is}
                    </p>
                  ))}
                </div>
              )}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

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

/** With more steps, the columns are narrow. */
const MAX_WIDE_STEPS = 4;

/** Index of the step that a moment belongs to. Moments are spread over all steps, the last one in the last step. */
const stepOfMoment = (moment: number, momentCount: number, stepCount: number) =>
  Math.floor((moment * (stepCount - 1)) / Math.max(1, momentCount - 1));

/** A timeline of the steps. The upper line with the moments shows what is already in use. */
export function Process({ title, lead, steps, moments }: ProcessProps) {
  const momentsInStep = (step: number) =>
    moments.filter((_, moment) => stepOfMoment(moment, moments.length, steps.length) === step);
  return (
    <Section
      id="process"
      titleId="process-title"
      className={`overflow-clip ${steps.length > MAX_WIDE_STEPS ? 'narrow-steps' : ''}`.trim()}
    >
      <div className="process-head">
        <Heading layout="stacked" titleId="process-title" title={title} lead={lead} />
      </div>
      <div className="process">
        <ProcessLine steps={steps.length} />
        <ol className="process-steps">
          {steps.map(({ number, title: name, timeline, description, details }, i) => (
            <li key={name} className="process-step">
              <ProcessStation isLast={i === steps.length - 1} />
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
              {momentsInStep(i).length > 0 && (
                <div className="moments">
                  {momentsInStep(i).map(({ after, is: text }) => (
                    <p key={after}>
                      <b>{after}</b> {text}
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

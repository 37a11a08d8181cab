import { Heading } from '#app/components/heading.tsx';
import { Reveal } from '#app/components/reveal.tsx';
import { Section } from '#app/components/section.tsx';
import type { ProcessStep, processIntro } from '#content/landing/process.ts';
import { ProcessLine } from './line.tsx';

type ProcessProps = typeof processIntro & {
  steps: readonly ProcessStep[];
  moments: readonly { after: string; is: string }[];
};

/** On narrow screens the timeline scrolls sideways, so the keyboard must reach it. */
const scrollRegion = { tabIndex: 0, role: 'group', 'aria-labelledby': 'process-title' };

/** Index of the step that a moment belongs to. Moments are spread over all steps, the last one in the last step. */
const stepOfMoment = (moment: number, momentCount: number, stepCount: number) =>
  Math.floor((moment * (stepCount - 1)) / Math.max(1, momentCount - 1));

/** A timeline of the steps. The upper line with the moments shows what is already in use. */
export function Process({ title, lead, steps, moments }: ProcessProps) {
  const momentsInStep = (step: number) =>
    moments.filter((_, moment) => stepOfMoment(moment, moments.length, steps.length) === step);
  return (
    <Section id="process" titleId="process-title" className="overflow-clip">
      <Heading titleId="process-title" title={title} lead={lead} />
      <div {...scrollRegion} className="process">
        <ol className="process-steps">
          {steps.map(({ number, title: name, timeline, description, details }, i) => (
            <Reveal key={name} as="li" index={i} className="process-step">
              {i === 0 && <ProcessLine steps={steps.length} />}
              {i < steps.length - 1 && <span className="line-dot" />}
              <p className="font-mono text-small font-normal text-brand">{timeline}</p>
              <h3 className="text-h3 wrap-anywhere">
                <span className="me-1 text-muted">{number}</span> {name}
              </h3>
              <p className="text-small text-muted">{description}</p>
              <ul className="mt-1 text-small">
                {details.map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
              </ul>
              {momentsInStep(i).map(({ after, is: text }) => (
                <p key={after} className="moment">
                  <b>{after}</b> {text}
                </p>
              ))}
            </Reveal>
          ))}
        </ol>
      </div>
    </Section>
  );
}

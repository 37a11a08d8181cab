import { Reveal } from '#app/components/reveal.tsx';
import { process, processSteps } from '#content/landing/process.ts';
import { Moments } from '../moments.tsx';
import { SectionHead } from '../section-head.tsx';
import { ProcessLine, ProcessStation } from './line.tsx';

export function Process() {
  return (
    <section id="process" aria-labelledby="process-title" className="section-gap overflow-clip">
      <div className="page-width">
        <SectionHead id="process-title" title={process.title} lead={process.lead} />
        <div className="relative mt-12 lg:mt-20">
          <ProcessLine steps={processSteps.length} />
          <ol className="process-steps">
            {processSteps.map(({ number, title, timeline, description, details }, i) => (
              <li key={title} className="process-step">
                <ProcessStation index={i} last={i === processSteps.length - 1} />
                <Reveal index={i} className="grid gap-3 sm:row-span-4 sm:grid-rows-subgrid">
                  <p className="font-mono text-small text-brand">{timeline}</p>
                  <h3 className="flex items-baseline gap-3 text-h3">
                    <span className="text-muted">{number}</span>
                    {title}
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
          <p>{process.ahead}</p>
          <Moments />
        </div>
      </div>
    </section>
  );
}

import { Reveal } from '#app/components/reveal.tsx';
import { process, processSteps } from '#content/landing/process.ts';
import { ProcessLine, ProcessStation } from './line.tsx';

export function Process() {
  return (
    <section id="process" aria-labelledby="process-title" className="section-gap overflow-clip">
      <div className="page-width">
        <div className="grid gap-8 lg:grid-cols-[1.6fr_1fr] lg:items-end lg:gap-16">
          <div className="grid gap-5">
            <h2 id="process-title" className="text-h2">
              {process.title}
            </h2>
            <p className="max-w-[44ch] text-lead text-muted">{process.lead}</p>
          </div>
          <dl className="grid grid-cols-2 border-y border-line">
            {process.implementation.map(({ label, value }) => (
              <div
                key={label}
                className="flex flex-col-reverse gap-1 py-4 not-first:border-l not-first:border-line not-first:pl-6"
              >
                <dt className="text-small text-muted">{label}</dt>
                <dd className="font-display text-h3">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="relative mt-12 lg:mt-20">
          <ProcessLine steps={processSteps.length} />
          <ol className="grid max-lg:pl-12 lg:auto-cols-fr lg:grid-flow-col lg:gap-x-8 lg:pt-36">
            {processSteps.map(({ number, title, timeline, description, details }, i) => (
              <li
                key={title}
                className="relative max-lg:pb-12 max-lg:last:pb-0 lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:gap-y-0"
              >
                <ProcessStation index={i} last={i === processSteps.length - 1} />
                <Reveal index={i} className="grid gap-3 lg:row-span-4 lg:grid-rows-subgrid">
                  <p className="font-mono text-small text-brand">{timeline}</p>
                  <h3 className="flex items-baseline gap-3 text-h3">
                    <span className="text-muted">{number}</span>
                    {title}
                  </h3>
                  <p className="text-muted">{description}</p>
                  <ul className="mt-2 border-b border-line text-small">
                    {details.map((detail) => (
                      <li key={detail} className="border-t border-line py-2">
                        {detail}
                      </li>
                    ))}
                  </ul>
                </Reveal>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

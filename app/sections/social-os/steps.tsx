import { Reveal } from '#app/components/reveal.tsx';
import { socialSteps } from '#content/social-os.ts';

export function Steps() {
  return (
    <section className="border-y border-line bg-surface">
      <div className="page-width section-gap">
        <h2 className="text-h2">{socialSteps.title}</h2>
        <ol className="mt-10 border-t border-line">
          {socialSteps.steps.map(({ number, title, when, description, detail }, i) => (
            <Reveal
              key={title}
              as="li"
              index={i}
              className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 border-b border-line py-7 md:grid-cols-[8rem_minmax(0,4fr)_minmax(0,6fr)] md:items-baseline md:py-9"
            >
              <span aria-hidden="true" className="font-display text-figure text-brand max-md:row-span-3">
                {number}
              </span>
              <div>
                <h3 className="text-h3 md:text-[1.75rem]">{title}</h3>
                <p className="mt-1 font-mono text-small text-muted">{when}</p>
              </div>
              <div className="max-md:mt-3">
                <p className="max-w-[56ch] text-lead">{description}</p>
                <p className="mt-3 inline-block rounded-control bg-raised px-3 py-1.5 font-mono text-tiny text-muted">
                  {detail}
                </p>
              </div>
            </Reveal>
          ))}
        </ol>
      </div>
    </section>
  );
}

import { Reveal } from '#app/components/reveal.tsx';
import { Section } from '#app/components/section.tsx';
import { Card } from '#app/components/ui/card.tsx';

type FeaturesProps = {
  title: string;
  /** `weeks` contains the chart's values, the newest last. */
  reporting: { title: string; text: string; chart: string; weeks: readonly number[]; note: string };
  collaboration: { title: string; text: string; thread: readonly { who: string; text: string }[] };
};

export function Features({ title, reporting, collaboration }: FeaturesProps) {
  const most = Math.max(...reporting.weeks);
  const last = reporting.weeks.length - 1;
  return (
    <Section tone="surface" title={title}>
      <div className="mt-10 grid gap-x-12 gap-y-14 lg:grid-cols-2 print:mt-4 print:grid-cols-2 print:gap-x-6">
        <Reveal className="grid grid-rows-[auto_1fr] gap-7">
          <div>
            <h3 className="text-h3">{reporting.title}</h3>
            <p className="mt-2 max-w-[32em] text-balance text-muted">{reporting.text}</p>
          </div>
          <Card className="grid content-between gap-6 bg-paper p-5 sm:p-7">
            <figure>
              <figcaption className="text-small text-muted">{reporting.chart}</figcaption>
              <ol className="mt-4 grid h-44 auto-cols-fr grid-flow-col items-end gap-2 border-b border-control-line">
                {[...reporting.weeks.entries()].map(([week, replies]) => (
                  <li key={week} className="grid h-full content-end gap-1.5 text-center font-mono text-tiny">
                    {replies}
                    <span
                      aria-hidden="true"
                      style={{ height: `${(replies / most) * 8.5}rem` }}
                      className={`rounded-t-control ${week === last ? 'bg-brand' : 'bg-line'}`}
                    />
                  </li>
                ))}
              </ol>
            </figure>
            <p className="border-t border-line pt-4 text-small text-balance">{reporting.note}</p>
          </Card>
        </Reveal>
        <Reveal index={1} className="grid grid-rows-[auto_1fr] gap-7">
          <div>
            <h3 className="text-h3">{collaboration.title}</h3>
            <p className="mt-2 max-w-[32em] text-balance text-muted">{collaboration.text}</p>
          </div>
          <Card className="bg-paper p-5 sm:p-7">
            <ol className="grid h-full content-between gap-5">
              {collaboration.thread.map(({ who, text }, i) => (
                <li key={text} className="grid grid-cols-[2.75rem_1fr] gap-3.5">
                  <span
                    aria-hidden="true"
                    className={`grid size-11 place-items-center rounded-full font-semibold ${i === 0 ? 'bg-brand text-brand-ink' : 'bg-raised'}`}
                  >
                    {who.charAt(0)}
                  </span>
                  <p className="rounded-control border border-line bg-surface p-3.5 text-small text-balance">
                    <span className="mb-0.5 block font-semibold">{who}</span>
                    {text}
                  </p>
                </li>
              ))}
            </ol>
          </Card>
        </Reveal>
      </div>
    </Section>
  );
}

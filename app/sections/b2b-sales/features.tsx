import { Reveal } from '#app/components/reveal.tsx';
import { Section } from '#app/components/section.tsx';
import { Card } from '#app/components/ui/card.tsx';
import { Report, type ReportProps } from './report.tsx';

type FeaturesProps = {
  title: string;
  reporting: { title: string; text: string } & ReportProps;
  collaboration: { title: string; text: string; thread: readonly { who: string; text: string }[] };
};

/** The Monday report, and the team that talks beside it. */
export function Features({ title, reporting, collaboration }: FeaturesProps) {
  return (
    <Section tone="surface" title={title}>
      <div className="may-break mt-10 grid grid-cols-1 gap-x-8 gap-y-14 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:grid-rows-[auto_1fr] lg:gap-y-0 print:mt-4 print:block">
        <Reveal className="grid grid-cols-1 grid-rows-[auto_1fr] gap-y-7 lg:row-span-2 lg:grid-rows-subgrid print:break-inside-avoid print:gap-y-4">
          <div>
            <h3 className="text-h3">{reporting.title}</h3>
            <p className="mt-2 max-w-[32em] text-balance text-muted">{reporting.text}</p>
          </div>
          <Report {...reporting} />
        </Reveal>
        <Reveal
          index={1}
          className="grid grid-cols-1 grid-rows-[auto_1fr] gap-y-7 lg:row-span-2 lg:grid-rows-subgrid print:mt-6 print:break-inside-avoid print:gap-y-4"
        >
          <div>
            <h3 className="text-h3">{collaboration.title}</h3>
            <p className="mt-2 max-w-[32em] text-balance text-muted">{collaboration.text}</p>
          </div>
          <Card className="grid bg-paper p-5 sm:p-6">
            <ol className="flex flex-col gap-8">
              {collaboration.thread.map(({ who, text }, i) => (
                <li
                  key={text}
                  className="relative grid grid-cols-[2.75rem_1fr] items-start gap-3.5 not-last:grow"
                >
                  {i < collaboration.thread.length - 1 && (
                    <span
                      aria-hidden="true"
                      className="absolute start-5.5 top-11 -bottom-8 w-px bg-control-line"
                    />
                  )}
                  <span
                    aria-hidden="true"
                    className={`grid size-11 place-items-center rounded-full font-semibold ${i === 0 ? 'bg-brand text-brand-ink' : 'bg-raised'}`}
                  >
                    {who.charAt(0)}
                  </span>
                  <p className="rounded-card rounded-ss-none border border-line bg-surface p-4">
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

import { Reveal } from '#app/components/reveal.tsx';
import { Section } from '#app/components/section.tsx';
import { Card } from '#app/components/ui/card.tsx';
import { Report, type ReportProps } from './report.tsx';

type FeaturesProps = {
  title: string;
  reporting: { title: string; text: string } & ReportProps;
  collaboration: { title: string; text: string; thread: readonly { who: string; text: string }[] };
};

/** The Monday report, and beside it the messages of the team about it. */
export function Features({ title, reporting, collaboration }: FeaturesProps) {
  return (
    <Section tone="surface" title={title}>
      <div className="may-break mt-10 grid grid-cols-1 gap-y-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_auto_1fr] lg:gap-y-0 print:mt-4 print:block">
        <Reveal className={PANE_CLASS}>
          <PaneTitle {...reporting} />
          <Report {...reporting} />
        </Reveal>
        <Reveal index={1} className={`${PANE_CLASS} print:mt-6`}>
          <PaneTitle {...collaboration} />
          <Card className="grid p-5 sm:p-7 lg:rounded-s-none lg:border-s-0">
            <ol className="flex flex-col">
              {collaboration.thread.map(({ who: author, text }, i) => (
                <li
                  key={text}
                  className="relative grid grid-cols-[2.75rem_1fr] content-start gap-x-4 pb-9 not-last:grow last:pb-0"
                >
                  {i < collaboration.thread.length - 1 && (
                    <span
                      aria-hidden="true"
                      className="absolute start-5.5 top-13 bottom-2 w-px bg-control-line"
                    />
                  )}
                  <span
                    aria-hidden="true"
                    className={`row-span-2 grid size-11 place-items-center rounded-full font-semibold ${author === collaboration.thread[0]?.who ? 'bg-brand text-brand-ink' : 'bg-raised'}`}
                  >
                    {author.charAt(0)}
                  </span>
                  <p>
                    <b className="block font-semibold">{author}</b>
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

/** Titles, texts and cards of the two panes share three rows. */
const PANE_CLASS =
  'grid grid-cols-1 grid-rows-[auto_auto_1fr] gap-y-2 lg:row-span-3 lg:grid-rows-subgrid print:break-inside-avoid';

function PaneTitle({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h3 className="text-h3 lg:pe-8">{title}</h3>
      <p className="mb-5 max-w-[32em] text-balance text-muted lg:pe-8 print:mb-2">{text}</p>
    </>
  );
}

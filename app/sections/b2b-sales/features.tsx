import { Reveal } from '#app/components/reveal.tsx';
import { Section } from '#app/components/section.tsx';
import { Card } from '#app/components/ui/card.tsx';
import type { b2bSalesFeatures } from '#content/b2b-sales/b2b-sales.ts';
import { Report } from './report.tsx';

/** The Monday report. Beside it: messages of the team about a lead, and the lead's record. */
export function Features({ title, reporting, collaboration }: typeof b2bSalesFeatures) {
  const { thread, record } = collaboration;
  const agent = thread[0]?.who;
  return (
    <Section tone="surface" title={title}>
      <div className="may-break mt-10 max-sm:mt-6 grid grid-cols-1 gap-y-14 max-lg:gap-y-10 max-sm:gap-y-7 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_auto_1fr] lg:gap-y-0 print:mt-4 print:block">
        <Reveal className={PANE_CLASS}>
          <PaneTitle {...reporting} />
          <Report {...reporting} />
        </Reveal>
        <Reveal index={1} className={`${PANE_CLASS} print:mt-6`}>
          <PaneTitle {...collaboration} />
          <Card className="flex flex-col lg:rounded-s-none lg:border-s-0">
            <ol className="p-5 max-sm:p-4 sm:p-7 print:py-4">
              {thread.map(({ who: author, text }, i) => (
                <li
                  key={text}
                  className="relative grid grid-cols-[2.75rem_1fr] gap-x-4 not-last:pb-8 max-sm:not-last:pb-3.5 print:not-last:pb-4"
                >
                  {i < thread.length - 1 && (
                    <span
                      aria-hidden="true"
                      className="absolute start-5.5 top-13 bottom-2 w-px bg-control-line"
                    />
                  )}
                  <Initial name={author} isAgent={author === agent} className="size-11" />
                  <p>
                    <b className="block font-semibold">{author}</b>
                    {text}
                  </p>
                </li>
              ))}
            </ol>
            <div className="flex grow flex-col border-t border-line px-5 py-5 max-sm:py-2.5 wrap-anywhere sm:px-7 print:py-3">
              <h4 className="font-body text-small font-semibold tracking-normal">{record.title}</h4>
              <dl className="mt-1 grid grow auto-rows-fr grid-cols-[minmax(0,1fr)_fit-content(50%)] gap-x-4 text-small sm:grid-cols-[fit-content(30%)_minmax(0,1fr)_fit-content(35%)] sm:gap-x-5">
                {record.rows.map(({ label, value, who: author }) => (
                  <div
                    key={label}
                    className="col-span-full grid grid-cols-subgrid content-center items-center border-line py-2 max-sm:py-1.5 not-last:border-b print:py-1"
                  >
                    <dt className="text-muted">{label}</dt>
                    <dd className="font-semibold max-sm:col-start-1">{value}</dd>
                    <dd className="flex items-center gap-2 text-note max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1">
                      <Initial name={author} isAgent={author === agent} className="size-6" />
                      {author}
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          </Card>
        </Reveal>
      </div>
    </Section>
  );
}

/** Titles, texts and cards of the two panes share three rows. */
const PANE_CLASS =
  'grid grid-cols-1 grid-rows-[auto_auto_1fr] gap-y-2 lg:row-span-3 lg:grid-rows-subgrid print:break-inside-avoid';

function Initial({ name, isAgent, className }: { name: string; isAgent: boolean; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center rounded-full font-semibold ${isAgent ? 'bg-brand text-brand-ink' : 'bg-control-line/45'} ${className}`}
    >
      {name.charAt(0)}
    </span>
  );
}

function PaneTitle({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h3 className="text-h3 lg:pe-8">{title}</h3>
      <p className="mb-5 max-sm:mb-3 max-w-[32em] text-balance text-muted lg:pe-8 print:mb-2">{text}</p>
    </>
  );
}

import { Reveal } from '#app/components/reveal.tsx';
import { Section } from '#app/components/section.tsx';
import { NonBreaking } from '#app/components/ui/non-breaking.tsx';

type WorkflowProps = {
  title: string;
  text: string;
  seen: string;
  done: string;
  /** `log` contains the events behind a decision, and those that follow from it. */
  decisions: readonly {
    what: string;
    signal: string;
    action: string;
    log: { seen: readonly string[]; done: readonly string[] };
  }[];
};

const TITLE = 'font-display text-[1.375rem] leading-tight tracking-tight text-balance';

/** The specified name is a small label; the sentence about it is the headline. Each signal leads to an action. */
export function Workflow({ title, text, seen, done, decisions }: WorkflowProps) {
  return (
    <Section>
      <h2 className="font-body text-lead font-semibold tracking-normal text-brand">{title}</h2>
      <p className="mt-3 max-w-[19em] font-display text-h2 text-balance">
        <NonBreaking balanced>{text}</NonBreaking>
      </p>
      <ul className="mt-10 grid gap-6 lg:grid-cols-3 lg:gap-x-8 print:mt-4 print:grid-cols-3">
        {decisions.map(({ what, signal, action, log }, i) => (
          <Reveal
            key={what}
            as="li"
            index={i}
            className="grid md:max-lg:grid-cols-[minmax(0,1fr)_3.5rem_minmax(0,1fr)] lg:row-span-4 lg:grid-rows-subgrid lg:gap-y-0 print:row-span-4 print:grid-cols-1 print:grid-rows-subgrid print:gap-y-0"
          >
            <h3 className="pb-3 text-h3 md:max-lg:col-span-3 print:col-span-1">
              <NonBreaking balanced>{what}</NonBreaking>
            </h3>
            <div className="grid content-start gap-4 rounded-card border border-line bg-surface p-5">
              <p>
                <span className="mb-1 block text-small text-muted">{seen}</span>
                <span className={TITLE}>
                  <NonBreaking balanced>{signal}</NonBreaking>
                </span>
              </p>
              <Log events={log.seen} dot="border border-control-line" />
            </div>
            <Merge events={log.seen} />
            <div className="grid content-between gap-4 rounded-card border border-transparent bg-brand-wash p-5">
              <p>
                <span className="mb-1 block text-small text-muted">{done}</span>
                <span className={TITLE}>
                  <NonBreaking balanced>{action}</NonBreaking>
                </span>
              </p>
              <Log events={log.done} dot="bg-brand" />
            </div>
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}

function Log({ events, dot }: { events: readonly string[]; dot: string }) {
  return (
    <ul className="grid gap-1.5 border-t border-line pt-3 font-mono text-tiny text-muted">
      {events.map((event) => (
        <li key={event} className="flex items-baseline gap-2.5">
          <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dot}`} />
          {event}
        </li>
      ))}
    </ul>
  );
}

/** A line for each event, all into one action: downwards, or sideways if the two cards are side by side. */
function Merge({ events }: { events: readonly string[] }) {
  return (
    <div className="relative h-14 md:max-lg:h-auto print:h-6">
      {[
        {
          way: (start: number) => `M${start} 0C${start} 50 50 40 50 100`,
          shown: 'md:max-lg:hidden print:block',
        },
        {
          way: (at: number) => `M0 ${at}C50 ${at} 40 50 100 50`,
          shown: 'hidden md:max-lg:block print:hidden',
        },
      ].map(({ way, shown }) => (
        <svg
          key={shown}
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          fill="none"
          className={`absolute size-full ${shown}`}
        >
          {events.map((event, line) => (
            <path
              key={event}
              d={way(50 + (line - (events.length - 1) / 2) * 25)}
              stroke="var(--brand)"
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
      ))}
    </div>
  );
}

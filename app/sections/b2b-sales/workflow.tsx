import { Reveal } from '#app/components/reveal.tsx';
import { Section } from '#app/components/section.tsx';
import { NonBreaking } from '#app/components/ui/non-breaking.tsx';
import type { workflowIntegration } from '#content/b2b-sales/b2b-sales.ts';

const TITLE_CLASS = 'font-display text-[1.375rem] leading-tight tracking-tight text-balance';

/** Text and log. In columns, the logs of all cards start on the same line. */
const CARD_CLASS =
  'grid gap-4 rounded-card border p-5 max-sm:px-4 max-sm:py-3 lg:row-span-2 lg:grid-rows-subgrid print:row-span-2 print:grid-rows-subgrid';

/** The title is a small label, and the text is the headline. Each card shows a signal and the action that follows. */
export function Workflow({
  title,
  text,
  seen: signalLabel,
  done: actionLabel,
  decisions,
}: typeof workflowIntegration) {
  return (
    <Section>
      <h2 className="font-body text-lead font-semibold tracking-normal text-brand">{title}</h2>
      <p className="mt-3 max-w-[19em] font-display text-h2 text-balance">
        <NonBreaking balanced>{text}</NonBreaking>
      </p>
      <ul className="mt-10 max-sm:mt-5 grid gap-6 max-sm:gap-4 lg:grid-cols-3 lg:gap-x-8 print:mt-4 print:grid-cols-3">
        {decisions.map(({ what: topic, signal, action, log }, i) => (
          <Reveal
            key={topic}
            as="li"
            index={i}
            className="grid md:max-lg:grid-cols-[minmax(0,1fr)_3.5rem_minmax(0,1fr)] lg:row-span-6 lg:grid-rows-subgrid lg:gap-y-0 print:row-span-6 print:grid-cols-1 print:grid-rows-subgrid print:gap-y-0"
          >
            <h3 className="pb-3 max-sm:pb-2 text-h3 md:max-lg:col-span-3 print:col-span-1">
              <NonBreaking balanced>{topic}</NonBreaking>
            </h3>
            <div className={`${CARD_CLASS} content-start border-line bg-surface`}>
              <p>
                <span className="mb-1 block text-small text-muted">{signalLabel}</span>
                <span className={TITLE_CLASS}>
                  <NonBreaking balanced>{signal}</NonBreaking>
                </span>
              </p>
              <Log events={log.seen} dotClass="border border-control-line" />
            </div>
            <MergingLines events={log.seen} />
            <div className={`${CARD_CLASS} content-between border-transparent bg-brand-wash`}>
              <p>
                <span className="mb-1 block text-small text-muted">{actionLabel}</span>
                <span className={TITLE_CLASS}>
                  <NonBreaking balanced>{action}</NonBreaking>
                </span>
              </p>
              <Log events={log.done} dotClass="bg-brand" />
            </div>
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}

function Log({ events, dotClass }: { events: readonly string[]; dotClass: string }) {
  return (
    <ul className="grid content-start gap-1.5 border-t border-line pt-3 max-sm:hidden font-mono text-note text-muted">
      {events.map((event) => (
        <li key={event} className="flex items-baseline gap-2.5">
          <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dotClass}`} />
          <span>
            <NonBreaking balanced>{event}</NonBreaking>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Draws one line per event, all to the same action: downwards, or sideways if signal and action are side by side. */
function MergingLines({ events }: { events: readonly string[] }) {
  return (
    <div className="relative h-14 max-sm:h-8 md:max-lg:h-auto print:h-6">
      {[
        {
          drawPath: (x: number) => `M${x} 0C${x} 50 50 40 50 100`,
          visibilityClass: 'md:max-lg:hidden print:block',
        },
        {
          drawPath: (y: number) => `M0 ${y}C50 ${y} 40 50 100 50`,
          visibilityClass: 'hidden md:max-lg:block print:hidden',
        },
      ].map(({ drawPath, visibilityClass }) => (
        <svg
          key={visibilityClass}
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          fill="none"
          className={`absolute size-full ${visibilityClass}`}
        >
          {events.map((event, index) => (
            <path
              key={event}
              d={drawPath(50 + (index - (events.length - 1) / 2) * 25)}
              stroke="var(--brand)"
              strokeWidth="2"
            />
          ))}
        </svg>
      ))}
    </div>
  );
}

import { Reveal } from '#app/components/reveal.tsx';
import { Section } from '#app/components/section.tsx';
import { NonBreaking } from '#app/components/ui/non-breaking.tsx';

type WorkflowProps = {
  title: string;
  text: string;
  seen: string;
  done: string;
  decisions: readonly { what: string; signal: string; action: string }[];
};

const ROW =
  'grid items-center gap-x-6 gap-y-3 md:grid-cols-[8rem_minmax(0,1fr)_4rem_minmax(0,1.15fr)] lg:grid-cols-[10rem_minmax(0,1fr)_9rem_minmax(0,1.15fr)] print:grid-cols-[8rem_1fr_1fr]';

/** The specified name is a small label; the sentence about it is the headline. */
export function Workflow({ title, text, seen, done, decisions }: WorkflowProps) {
  return (
    <Section>
      <h2 className="font-body text-lead font-semibold tracking-normal text-brand">{title}</h2>
      <p className="mt-3 max-w-[19em] font-display text-h2 text-balance">{text}</p>
      <div
        aria-hidden="true"
        className={`${ROW} mt-12 pb-3 text-small text-muted max-md:hidden print:hidden`}
      >
        <span className="col-start-2">{seen}</span>
        <span className="col-start-4">{done}</span>
      </div>
      <ul className="border-t border-line max-md:mt-10 print:mt-4">
        {decisions.map(({ what, signal, action }, i) => (
          <Reveal
            key={what}
            as="li"
            index={i}
            className={`${ROW} border-b border-line py-6 lg:py-7 print:py-3`}
          >
            <h3 className="text-h3">
              <NonBreaking balanced>{what}</NonBreaking>
            </h3>
            <p className="max-w-[20em] text-muted">
              <span className="block font-mono text-tiny md:sr-only print:not-sr-only">{seen}</span>
              {signal}
            </p>
            <svg
              aria-hidden="true"
              fill="none"
              className="h-10 w-full rtl:-scale-x-100 max-md:hidden print:hidden"
            >
              {/* The lines stretch to the available width; the arrow head keeps its shape. */}
              <svg aria-hidden="true" viewBox="0 0 100 40" preserveAspectRatio="none">
                {[4, 12, 20, 28, 36].map((y, line) => (
                  <path
                    key={y}
                    d={`M0 ${y}C42 ${y} 42 20 84 20H98`}
                    stroke={line === (i + 1) % 5 ? 'var(--brand)' : 'var(--line)'}
                    strokeWidth="1.25"
                    vectorEffect="non-scaling-stroke"
                  />
                ))}
              </svg>
              <svg aria-hidden="true" x="100%" overflow="visible">
                <path d="m-9 14 7 6-7 6" stroke="var(--brand)" strokeWidth="1.5" />
              </svg>
            </svg>
            <p className="font-display text-[1.375rem] leading-tight tracking-tight">
              <span className="block font-mono text-tiny font-normal tracking-normal text-muted md:sr-only print:not-sr-only">
                {done}
              </span>
              {action}
            </p>
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}

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

export function Workflow({ title, text, seen, done, decisions }: WorkflowProps) {
  return (
    <Section title={title} lead={text}>
      <ul className="mt-12 border-t border-line print:mt-4">
        {decisions.map(({ what, signal, action }, i) => (
          <Reveal
            key={what}
            as="li"
            index={i}
            className="grid items-center gap-x-6 gap-y-3 border-b border-line py-7 md:grid-cols-[8rem_minmax(0,1fr)_4rem_minmax(0,1.15fr)] lg:grid-cols-[10rem_minmax(0,1fr)_9rem_minmax(0,1.15fr)] lg:py-9 print:grid-cols-[8rem_1fr_1fr] print:py-3"
          >
            <h3 className="text-h3">
              <NonBreaking balanced>{what}</NonBreaking>
            </h3>
            <p className="max-w-[20em] self-start text-muted">
              <span className="block font-mono text-tiny">{seen}</span>
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
            <p className="self-start font-display text-[1.375rem] leading-tight tracking-tight">
              <span className="block font-mono text-tiny font-normal tracking-normal text-muted">{done}</span>
              {action}
            </p>
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}

import { Section } from '#app/components/section.tsx';
import { NonBreaking } from '#app/components/ui/non-breaking.tsx';
import type { about } from '#content/about.ts';

type StoryProps = (typeof about)['story'];

const HEIGHT = 60;
const GAP = 10;
/** From the bottom up, the oldest line first. */
const y = (line: number) => HEIGHT - 14 - line * GAP;

/** The years from left to right: with each step one more line joins the current. */
export function Story({ title, steps }: StoryProps) {
  return (
    <Section title={title}>
      <ol className="mt-10 grid md:auto-cols-[minmax(0,1fr)] md:grid-flow-col print:auto-cols-fr print:grid-flow-col">
        {steps.map(({ when, text }, step) => (
          <li key={when} className="grid content-start max-md:border-t max-md:border-line max-md:py-5">
            <svg
              aria-hidden="true"
              viewBox={`0 0 100 ${HEIGHT}`}
              preserveAspectRatio="none"
              fill="none"
              strokeWidth="1.75"
              className="mb-5 hidden h-16 w-full md:block print:hidden"
            >
              {Array.from({ length: step + 1 }, (_, line) => (
                <path
                  key={y(line)}
                  d={
                    line === step
                      ? `M2 ${HEIGHT}C2 ${y(line)} 6 ${y(line)} 24 ${y(line)}H100`
                      : `M0 ${y(line)}H100`
                  }
                  stroke={line === step ? 'var(--brand)' : 'var(--control-line)'}
                  vectorEffect="non-scaling-stroke"
                />
              ))}
            </svg>
            <div className="grid gap-x-8 gap-y-2 md:pe-6 max-md:grid-cols-[6rem_1fr]">
              <p className="font-display text-h3 text-brand md:text-figure">{when}</p>
              <p className="wrap-anywhere md:mt-2">
                <NonBreaking balanced>{text}</NonBreaking>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

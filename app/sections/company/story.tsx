import { Section } from '#app/components/section.tsx';
import { NonBreaking } from '#app/components/ui/non-breaking.tsx';
import type { about } from '#content/about.ts';

type StoryProps = (typeof about)['story'];

const HEIGHT = 60;
const LINE_GAP = 10;
/** Vertical position of a line. The oldest line is at the bottom. */
const lineY = (line: number) => HEIGHT - 14 - line * LINE_GAP;

/** Shows the years from left to right. Each step adds one line to the drawing. */
export function Story({ title, steps }: StoryProps) {
  return (
    <Section title={title}>
      <ol className="mt-10 grid md:auto-cols-[minmax(0,1fr)] md:grid-flow-col md:gap-x-8 print:auto-cols-fr print:grid-flow-col">
        {steps.map(({ when, text }, stepIndex) => (
          <li key={when} className="group grid content-start max-md:border-t max-md:border-line max-md:py-5">
            <svg
              aria-hidden="true"
              viewBox={`0 0 100 ${HEIGHT}`}
              preserveAspectRatio="none"
              fill="none"
              strokeWidth="1.75"
              className="mb-5 hidden h-16 w-[calc(100%+--spacing(8))] group-last:w-full md:block print:hidden"
            >
              {Array.from({ length: stepIndex + 1 }, (_, line) => (
                <path
                  key={lineY(line)}
                  d={
                    line === stepIndex
                      ? `M2 ${HEIGHT}C2 ${lineY(line)} 6 ${lineY(line)} 24 ${lineY(line)}H100`
                      : `M0 ${lineY(line)}H100`
                  }
                  stroke={line === stepIndex ? 'var(--brand)' : 'var(--control-line)'}
                  vectorEffect="non-scaling-stroke"
                />
              ))}
            </svg>
            <div className="grid gap-x-8 gap-y-2 max-md:grid-cols-[6rem_1fr]">
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

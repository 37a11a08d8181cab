import { Section } from '#app/components/section.tsx';
import { NonBreaking } from '#app/components/ui/non-breaking.tsx';
import type { security } from '#content/security.ts';
import { currentPaths } from '#drawing/current.ts';

type DataFlowProps = (typeof security)['flow'];

/** Lines between the zones. Fewer lines leave the agent than reach it: it passes on only the data that a task needs. */
const FLOW_LINES = [
  { seed: 4, lines: 9, lit: [2, 4, 6] },
  { seed: 9, lines: 5, lit: [2] },
];
const DRAWING_SIZE = { width: 120, height: 160 };

/** Shows the path of the data: three zones, with decorative lines between them. */
export function DataFlow({ title, text, zones, ways: lineLabels, back: returnNote }: DataFlowProps) {
  return (
    <Section id="data-flow" tone="band" title={title} lead={text}>
      <ol className="mt-12 grid gap-4 lg:grid-cols-[4fr_1.6fr_5fr_1.6fr_4fr] lg:gap-0 print:grid-cols-1">
        {zones.map(({ name, boxes }, i) => (
          <li key={name} className="contents">
            <div className="grid grid-rows-[auto_1fr] gap-3 rounded-band border border-dashed border-control-line p-4 sm:p-5">
              <p className="font-mono text-small text-muted">{name}</p>
              <ul className="grid content-center gap-3 md:max-lg:auto-cols-fr md:max-lg:grid-flow-col">
                {boxes.map((box) => (
                  <li key={box.title} className="rounded-card border border-line bg-surface p-4">
                    <h3 className="font-body text-body font-semibold tracking-normal">{box.title}</h3>
                    <p className="mt-1 text-small text-muted">
                      <NonBreaking>{box.text}</NonBreaking>
                    </p>
                  </li>
                ))}
              </ul>
            </div>
            {lineLabels[i] && <FlowLines label={lineLabels[i]} {...FLOW_LINES[i]} />}
          </li>
        ))}
      </ol>
      <p className="mt-8 text-small text-muted">{returnNote}</p>
    </Section>
  );
}

type FlowLinesProps = { label: string; seed?: number; lines?: number; lit?: readonly number[] };

function FlowLines({ label, seed = 1, lines = 5, lit = [] }: FlowLinesProps) {
  return (
    <div className="grid content-center justify-items-center gap-2 py-1">
      <svg
        viewBox={`0 0 ${DRAWING_SIZE.width} ${DRAWING_SIZE.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        fill="none"
        strokeWidth="1.5"
        className="my-4 h-16 w-24 rotate-90 lg:my-0 lg:h-40 lg:w-full lg:rotate-0"
      >
        {currentPaths({ ...DRAWING_SIZE, lines, seed, grain: 1 }).map((path, i) => (
          <path key={path} d={path} stroke={lit.includes(i) ? 'var(--brand)' : 'var(--control-line)'} />
        ))}
      </svg>
      <p className="px-2 text-center text-small text-balance text-muted">{label}</p>
    </div>
  );
}

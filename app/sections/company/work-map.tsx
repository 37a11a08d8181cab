import { type CaseStudy, caseStudyLabels, type Owner } from '#content/case-studies.ts';

const { work: labels } = caseStudyLabels;

const OWNERS: readonly Owner[] = ['agent', 'person', 'nobody'];
const STYLES: Readonly<Record<Owner, { block: string; stroke: string; isDashed?: boolean }>> = {
  agent: { block: 'brand-fill', stroke: 'var(--brand)' },
  person: { block: 'border border-control-line bg-raised', stroke: 'var(--muted)' },
  nobody: {
    block: 'border border-dashed border-control-line text-muted',
    stroke: 'var(--control-line)',
    isDashed: true,
  },
};

/** The steps of the old process in order. A line leads from each step to its owner today: agent, person or nobody. */
export function WorkMap({ work }: { work: NonNullable<CaseStudy['work']> }) {
  const { steps } = work;
  const sortedSteps = OWNERS.flatMap((owner) => steps.filter(({ by }) => by === owner));
  const owners = OWNERS.filter((owner) => steps.some(({ by }) => by === owner));
  return (
    <div className="grid auto-rows-fr grid-cols-[minmax(0,1fr)_2.5rem_minmax(0,1fr)] break-inside-avoid sm:grid-cols-[minmax(0,5fr)_minmax(3rem,2fr)_minmax(0,5fr)]">
      <p className="self-center font-mono text-note text-balance text-muted">{labels.before}</p>
      <p className="col-start-3 self-center font-mono text-note text-muted">{labels.now}</p>
      <ol className="contents">
        {steps.map(({ text, by }, i) => (
          <li
            key={text}
            style={{ gridRow: i + 2 }}
            className="col-start-1 my-1 grid min-h-12 sm:min-h-14 content-center rounded-control border border-line bg-paper px-3 py-1.5 text-note font-medium wrap-anywhere hyphens-auto sm:px-4 sm:text-small"
          >
            {text}
            <span className="sr-only">
              {labels.now}: {labels[by]}
            </span>
          </li>
        ))}
      </ol>
      <div style={{ gridRow: `2 / span ${steps.length}` }} className="relative col-start-2">
        <svg
          aria-hidden="true"
          viewBox={`0 0 100 ${steps.length * 100}`}
          preserveAspectRatio="none"
          fill="none"
          strokeWidth="1.75"
          className="absolute size-full"
        >
          {steps.map((step, i) => {
            const fromY = i * 100 + 50;
            const toY = sortedSteps.indexOf(step) * 100 + 50;
            const { stroke, isDashed } = STYLES[step.by];
            return (
              <path
                key={step.text}
                d={`M0 ${fromY}C55 ${fromY} 45 ${toY} 100 ${toY}`}
                stroke={stroke}
                strokeDasharray={isDashed ? '3 4' : undefined}
              />
            );
          })}
        </svg>
      </div>
      {owners.map((owner) => {
        const rowCount = steps.filter(({ by }) => by === owner).length;
        const firstRow = sortedSteps.findIndex(({ by }) => by === owner) + 2;
        return (
          <p
            key={owner}
            style={{ gridRow: `${firstRow} / span ${rowCount}` }}
            className={`col-start-3 my-1 grid content-center rounded-control px-3 py-1.5 text-note wrap-anywhere hyphens-auto sm:px-4 sm:text-small ${STYLES[owner].block}`}
          >
            <b className="font-display text-body sm:text-h3">{labels[owner]}</b>
            {work[owner]}
          </p>
        );
      })}
    </div>
  );
}

import type { quiz } from '#content/quiz/quiz.ts';

type ResultPeekProps = NonNullable<(typeof quiz.intro)['peek']>;

/** Horizontal positions in percent: three tools, two agents, one outcome. */
const TOOLS = [16.7, 50, 83.3];
const AGENTS = [25, 75];
const INTO_AGENTS = [
  [TOOLS[0], AGENTS[0]],
  [TOOLS[1], AGENTS[0]],
  [TOOLS[1], AGENTS[1]],
  [TOOLS[2], AGENTS[1]],
] as const;
const INTO_OUTCOME = AGENTS.map((agent) => [agent, 50] as const);

/** A small result: tools run into agents, agents into hours. */
export function ResultPeek({ label, tools, agents, outcome }: ResultPeekProps) {
  return (
    <figure className="band grid content-center bg-band p-6 text-ink sm:p-10 lg:p-14">
      <figcaption className="mb-6 w-fit rounded-full border border-control-line px-3 py-1 text-tiny text-muted">
        {label}
      </figcaption>
      <ul className="grid grid-cols-3 gap-2 text-center text-tiny sm:text-small">
        {tools.map((tool) => (
          <li key={tool} className="rounded-control border border-line bg-surface px-1 py-2 wrap-anywhere">
            {tool}
          </li>
        ))}
      </ul>
      <Lines links={INTO_AGENTS} />
      <ul className="grid grid-cols-2 gap-3 text-center text-tiny font-semibold sm:text-small">
        {agents.map((agent) => (
          <li key={agent} className="grid content-center rounded-control bg-brand px-1.5 py-3 text-brand-ink">
            {agent}
          </li>
        ))}
      </ul>
      <Lines links={INTO_OUTCOME} />
      <p className="mt-2 text-center">
        <span className="block font-display text-figure text-brand lg:text-display">{outcome.value}</span>
        <span className="text-small text-muted">{outcome.label}</span>
      </p>
    </figure>
  );
}

type LinesProps = { links: readonly (readonly [from: number | undefined, to: number | undefined])[] };

function Lines({ links }: LinesProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 40"
      preserveAspectRatio="none"
      fill="none"
      stroke="var(--brand)"
      strokeWidth="1.5"
      className="h-10 w-full sm:h-12 lg:h-16"
    >
      {links.map(([from, to]) => (
        <path
          key={`${from} ${to}`}
          d={`M${from} 0C${from} 20 ${to} 20 ${to} 40`}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

import type { quiz } from '#content/quiz/quiz.ts';

type ResultPreviewProps = NonNullable<(typeof quiz.intro)['exampleResult']>;

/** Horizontal positions in percent: three tools, two agents, one outcome. */
const TOOL_POSITIONS = [16.7, 50, 83.3];
const AGENT_POSITIONS = [25, 75];
const TOOL_LINKS = [
  [TOOL_POSITIONS[0], AGENT_POSITIONS[0]],
  [TOOL_POSITIONS[1], AGENT_POSITIONS[0]],
  [TOOL_POSITIONS[1], AGENT_POSITIONS[1]],
  [TOOL_POSITIONS[2], AGENT_POSITIONS[1]],
] as const;
const AGENT_LINKS = AGENT_POSITIONS.map((agent) => [agent, 50] as const);

/** A small example of a result: lines lead from tools to agents, and from agents to one outcome. */
export function ResultPreview({ label, tools, agents, outcome }: ResultPreviewProps) {
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
      <LinkLines links={TOOL_LINKS} />
      <ul className="grid grid-cols-2 gap-3 text-center text-tiny font-semibold sm:text-small">
        {agents.map((agent) => (
          <li key={agent} className="grid content-center rounded-control bg-brand px-1.5 py-3 text-brand-ink">
            {agent}
          </li>
        ))}
      </ul>
      <LinkLines links={AGENT_LINKS} />
      <p className="mt-2 text-center">
        <span className="block font-display text-figure text-brand lg:text-display">{outcome.value}</span>
        <span className="text-small text-muted">{outcome.label}</span>
      </p>
    </figure>
  );
}

type LinkLinesProps = { links: readonly (readonly [fromX: number | undefined, toX: number | undefined])[] };

function LinkLines({ links }: LinkLinesProps) {
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
      {links.map(([fromX, toX]) => (
        <path
          key={`${fromX} ${toX}`}
          d={`M${fromX} 0C${fromX} 20 ${toX} 20 ${toX} 40`}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

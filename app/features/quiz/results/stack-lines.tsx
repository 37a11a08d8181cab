import type { StackLink } from '#domain/quiz/stack.ts';
import { linesIn, linesOut } from '#drawing/stack-lines.ts';

type StackLinesProps = { side: 'in' | 'out'; links: readonly StackLink[]; tools: number; agents: number };

/** Lines from tools to agents or from agents to outcomes: horizontal on wide screens, vertical on phones. */
export function StackLines({ side, links, tools, agents }: StackLinesProps) {
  const linesToAgents = (toolLinks: readonly StackLink[], agentCount: number) =>
    linesIn(toolLinks, tools, agentCount).map(({ link, path }) => ({ path, isGray: !link.isMatch }));
  const linesFromAgents = (agentCount: number) =>
    linesOut(agentCount).map((path) => ({ path, isGray: false }));
  const bundledLinks = Array.from({ length: tools }, (_, tool) => ({ tool, agent: 0, isMatch: true }));
  return (
    <>
      <Lines
        className={`stack-${side}`}
        paths={side === 'in' ? linesToAgents(links, agents) : linesFromAgents(agents)}
      />
      <Lines
        isVertical
        className="h-12 w-full wide:hidden"
        paths={side === 'in' ? linesToAgents(bundledLinks, 1) : linesFromAgents(1)}
      />
    </>
  );
}

type LinesProps = { paths: { path: string; isGray: boolean }[]; isVertical?: boolean; className: string };

function Lines({ paths, isVertical, className }: LinesProps) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
      className={className}
    >
      {/* The vertical drawing is the horizontal one with swapped axes. */}
      <g transform={isVertical ? 'matrix(0 1 1 0 0 0)' : undefined} strokeWidth="1.25">
        {paths.map(({ path, isGray }) => (
          <path
            key={path}
            d={path}
            vectorEffect="non-scaling-stroke"
            stroke={isGray ? 'var(--control-line)' : 'var(--brand)'}
          />
        ))}
      </g>
    </svg>
  );
}

import type { StackLink } from '#domain/quiz/stack.ts';
import { linesIn, linesOut } from '#drawing/stack-lines.ts';

type StackLinesProps = { side: 'in' | 'out'; links: readonly StackLink[]; tools: number; agents: number };

/** Lines before and after the agents, on wide screens only. */
export function StackLines({ side, links, tools, agents }: StackLinesProps) {
  const paths =
    side === 'in'
      ? linesIn(links, tools, agents).map(({ link, path }) => ({ path, isGray: !link.isMatch }))
      : linesOut(agents).map((path) => ({ path, isGray: false }));
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
      strokeWidth="1.25"
      className={`stack-${side}`}
    >
      {paths.map(({ path, isGray }) => (
        <path
          key={path}
          d={path}
          vectorEffect="non-scaling-stroke"
          stroke={isGray ? 'var(--control-line)' : 'var(--brand)'}
        />
      ))}
    </svg>
  );
}

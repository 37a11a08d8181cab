import type { StackLink } from '#domain/quiz/stack.ts';
import { linesIn, linesOut } from '#drawing/stack-lines.ts';

type StackLinesProps = { side: 'in' | 'out'; links: readonly StackLink[]; tools: number; agents: number };

/** Lines before and after the agents: horizontal on wide screens, vertical on phones. */
export function StackLines({ side, links, tools, agents }: StackLinesProps) {
  const into = (to: readonly StackLink[], count: number) =>
    linesIn(to, tools, count).map(({ link, path }) => ({ path, quiet: !link.named }));
  const out = (count: number) => linesOut(count).map((path) => ({ path, quiet: false }));
  const bundle = Array.from({ length: tools }, (_, tool) => ({ tool, agent: 0, named: true }));
  return (
    <>
      <Lines className={`stack-${side}`} paths={side === 'in' ? into(links, agents) : out(agents)} />
      <Lines down className="h-12 w-full wide:hidden" paths={side === 'in' ? into(bundle, 1) : out(1)} />
    </>
  );
}

type LinesProps = { paths: { path: string; quiet: boolean }[]; down?: boolean; className: string };

function Lines({ paths, down, className }: LinesProps) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
      className={className}
    >
      {/* The vertical drawing is the horizontal one with swapped axes. */}
      <g transform={down ? 'matrix(0 1 1 0 0 0)' : undefined} strokeWidth="1.25">
        {paths.map(({ path, quiet }) => (
          <path
            key={path}
            d={path}
            vectorEffect="non-scaling-stroke"
            stroke={quiet ? 'var(--control-line)' : 'var(--brand)'}
          />
        ))}
      </g>
    </svg>
  );
}

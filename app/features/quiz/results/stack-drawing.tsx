import type { CSSProperties, ReactNode } from 'react';
import { Scene, startAt } from '#app/components/scene.tsx';
import { ToolMark } from '#app/features/quiz/question/tool-mark.tsx';
import { agents } from '#content/quiz/agents.ts';
import { optionLabel, results, stackInWords } from '#content/quiz/quiz-results.ts';
import { isWeakMatch, type Recommendation } from '#domain/quiz/scoring.ts';
import { linksBetween, type StackLink } from '#domain/quiz/stack.ts';
import { linesIn, linesOut } from '#drawing/stack-lines.ts';

/** Start times of the animation in milliseconds: tools, then agents, then outcomes. */
const START_TIMES = { tools: 0, agents: 500, outcomes: 1100, stagger: 120 };

type StackDrawingProps = { tools: readonly string[]; recommendations: readonly Recommendation[] };

/** The visitor's tools on the left, the agents in the middle, the outcomes on the right. */
export function StackDrawing({ tools, recommendations }: StackDrawingProps) {
  // A visitor who chose no tool still uses some: show one unnamed tool.
  const shownTools = tools.length > 0 ? tools : [''];
  const getLabel = (tool: string) => (tool ? optionLabel('tools', tool) : results.anyTool);
  const counts = { tools: shownTools.length, agents: recommendations.length };
  return (
    <Scene className="relative mt-8 lg:mt-12 print:mt-5">
      <div
        role="img"
        aria-label={stackInWords(shownTools.map(getLabel), recommendations)}
        style={{ '--agents': counts.agents } as CSSProperties}
        className="stack-drawing"
      >
        <Caption>{results.tools}</Caption>
        <div className="stack-tools">
          {shownTools.map((tool, i) => (
            <p
              key={tool}
              className="step stack-tool"
              style={startAt(START_TIMES.tools + i * START_TIMES.stagger, 'translateX(-16px)')}
            >
              {getLabel(tool)}
              <ToolMark tool={tool} name={getLabel(tool)} className="size-5 shrink-0" />
            </p>
          ))}
        </div>
        <StackLines side="in" links={linksBetween(shownTools, recommendations)} {...counts} />
        <Caption>{results.agents}</Caption>
        <div className="stack-agents">
          {recommendations.map((recommendation, i) => (
            <p
              key={recommendation.agent}
              className="step stack-plate"
              data-weak-match={isWeakMatch(recommendation, recommendations) || undefined}
              style={startAt(START_TIMES.agents + i * START_TIMES.stagger)}
            >
              <span className="font-mono text-tiny font-normal">{String(i + 1).padStart(2, '0')}</span>
              {agents[recommendation.agent].title}
            </p>
          ))}
        </div>
        <StackLines side="out" links={[]} {...counts} />
        <Caption>{results.outcomes}</Caption>
        <div className="stack-outcomes">
          {recommendations.map(({ agent }, i) => (
            <p
              key={agent}
              className="step stack-outcome font-display"
              style={startAt(START_TIMES.outcomes + i * START_TIMES.stagger, 'translateX(-16px)')}
            >
              {agents[agent].outcome}
            </p>
          ))}
        </div>
      </div>
    </Scene>
  );
}

function Caption({ children }: { children: ReactNode }) {
  return <p className="stack-caption font-mono text-tiny text-muted">{children}</p>;
}

type StackLinesProps = { side: 'in' | 'out'; links: readonly StackLink[]; tools: number; agents: number };

/** Lines before and after the agents, on wide screens only. */
function StackLines({ side, links, tools, agents }: StackLinesProps) {
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

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

/**
 * Tools, agents and outcomes: vertical on phones, horizontal on wide screens. There, rows have equal heights, so that
 * lines end at their targets. The plates with the agents shrink before the lines between them do. In print the rows are
 * low, so that three agents fit on the first sheet. The lines to the edges are too long; the band clips them.
 */
const BOARD_CLASS =
  'grid gap-3 [--agent-height:--spacing(20)] [--plate:--spacing(44)] lg:[--plate:--spacing(76)] wide:grid-cols-[auto_minmax(--spacing(22),1fr)_minmax(--spacing(40),var(--plate))_minmax(--spacing(8),0.5fr)_auto] wide:grid-rows-[auto_minmax(calc(var(--agent-height)*var(--agents)),1fr)] wide:gap-x-3.5 print:[--agent-height:--spacing(11)] print:[--plate:--spacing(76)]';
const COLUMN_CLASS =
  'wide:row-start-2 wide:m-0 wide:auto-rows-[minmax(--spacing(7),1fr)] wide:grid-cols-[auto] wide:items-center wide:gap-0';
/** On tablets names of three lines must not touch the plate below. */
const PLATE_CLASS =
  'flex items-baseline gap-3 rounded-control border border-brand bg-brand px-4 py-3 leading-tight font-semibold text-balance text-brand-ink forced-color-adjust-none data-weak-match:border-dashed data-weak-match:bg-band data-weak-match:text-ink md:max-lg:py-2 md:max-lg:text-(length:--text-small)';

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
        className={BOARD_CLASS}
      >
        <Caption className="wide:justify-self-end">{results.tools}</Caption>
        <div
          className={`mb-4 grid grid-cols-[repeat(auto-fill,minmax(--spacing(26),1fr))] gap-x-4 gap-y-2.5 ${COLUMN_CLASS}`}
        >
          {shownTools.map((tool, i) => (
            <p
              key={tool}
              className="step flex flex-row-reverse items-center justify-end gap-2.5 text-(length:--text-small) wide:flex-row wide:justify-self-end wide:relative wide:before:absolute wide:before:end-[calc(100%+--spacing(3.5))] wide:before:top-1/2 wide:before:h-px wide:before:w-200 wide:before:bg-control-line"
              style={startAt(START_TIMES.tools + i * START_TIMES.stagger, 'translateX(-16px)')}
            >
              {getLabel(tool)}
              {tool && <ToolMark tool={tool} name={getLabel(tool)} className="size-5 shrink-0" />}
            </p>
          ))}
        </div>
        <StackLines
          className="wide:col-start-2"
          lines={linesIn(linksBetween(shownTools, recommendations), counts.tools, counts.agents)}
        />
        <Caption className="wide:col-start-3 wide:-ms-3.5">{results.agents}</Caption>
        <div className={`mb-4 grid gap-2 wide:col-start-3 wide:-mx-3.5! ${COLUMN_CLASS}`}>
          {recommendations.map((recommendation, i) => (
            <p
              key={recommendation.agent}
              className={`step ${PLATE_CLASS}`}
              data-weak-match={isWeakMatch(recommendation, recommendations) || undefined}
              style={startAt(START_TIMES.agents + i * START_TIMES.stagger)}
            >
              <span className="font-mono text-tiny font-normal">{String(i + 1).padStart(2, '0')}</span>
              {agents[recommendation.agent].title}
            </p>
          ))}
        </div>
        <StackLines className="wide:col-start-4" lines={linesOut(counts.agents).map((path) => ({ path }))} />
        <Caption className="wide:col-start-5">{results.outcomes}</Caption>
        <div className={`grid gap-2 wide:col-start-5 ${COLUMN_CLASS}`}>
          {recommendations.map(({ agent }, i) => (
            <p
              key={agent}
              className="step font-display text-(length:--text-lead) md:max-lg:text-(length:--text-body) wide:justify-self-start wide:relative wide:after:absolute wide:after:start-[calc(100%+--spacing(3.5))] wide:after:top-1/2 wide:after:h-px wide:after:w-200 wide:after:bg-brand"
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

function Caption({ className, children }: { className: string; children: ReactNode }) {
  return <p className={`font-mono text-tiny text-muted wide:row-start-1 ${className}`}>{children}</p>;
}

type StackLinesProps = { className: string; lines: readonly { path: string; link?: StackLink }[] };

/** Lines before and after the agents, on wide screens only. Those to tools that do not match are gray. */
function StackLines({ className, lines }: StackLinesProps) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
      strokeWidth="1.25"
      className={`hidden wide:row-start-2 wide:block wide:h-0 wide:min-h-full wide:w-full ${className}`}
    >
      {lines.map(({ path, link }) => (
        <path key={path} d={path} stroke={link && !link.isMatch ? 'var(--control-line)' : 'var(--brand)'} />
      ))}
    </svg>
  );
}

import { Scene, startAt } from '#app/components/scene.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { NonBreaking } from '#app/components/ui/non-breaking.tsx';
import { type AgentScene, agentScenes } from '#content/quiz/agent-scenes.ts';
import { agents } from '#content/quiz/agents.ts';
import { because, results, serviceOf } from '#content/quiz/quiz-results.ts';
import type { Recommendation } from '#domain/quiz/scoring.ts';
import CheckIcon from '~icons/lucide/check';

type AgentCardProps = {
  recommendation: Recommendation;
  rank: number;
  heading: 'h2' | 'h4';
  /** True if the agent scored much lower than the first one. */
  isWeakMatch: boolean;
};

export function AgentCard({ recommendation, rank, heading: Heading, isWeakMatch }: AgentCardProps) {
  const { title, description, benefits } = agents[recommendation.agent];
  const service = serviceOf(recommendation.agent);
  const serviceText = results.service(service.name);
  return (
    <li className="grid break-inside-avoid overflow-clip rounded-card border border-line bg-surface md:max-lg:grid-cols-[1fr_17rem] lg:row-span-3 lg:grid-rows-subgrid print:grid-cols-[1fr_17rem] print:grid-rows-none">
      <div className="grid content-start gap-3 p-6 print:grid-cols-[auto_1fr_auto] print:items-baseline print:gap-y-0.5 print:px-4 print:py-2 print:text-small">
        <div className="flex min-h-6 items-center gap-3 print:min-h-0">
          <span aria-hidden="true" className="font-mono text-small text-brand">
            {String(rank).padStart(2, '0')}
          </span>
          {isWeakMatch && <Badge tone="outline">{results.hint}</Badge>}
        </div>
        <Heading className="font-display text-h3">{title}</Heading>
        <p className="text-small">
          {service.href ? (
            <a href={service.href} className="text-brand underline underline-offset-4">
              {serviceText}
            </a>
          ) : (
            <span className="text-muted">{serviceText}</span>
          )}
        </p>
        <p className="border-s-2 border-brand ps-4 text-small font-semibold text-balance print:col-span-3">
          <NonBreaking balanced>{because(recommendation)}</NonBreaking>
        </p>
        <p className="text-pretty print:col-span-3">{description}</p>
      </div>
      <AgentVignette scene={agentScenes[recommendation.agent]} />
      <div className="grid content-start gap-2 px-6 py-5 text-small md:max-lg:border-t md:max-lg:border-line print:grid-cols-[auto_1fr] print:gap-x-6 print:border-t print:border-line print:px-4 print:py-2">
        <p className="font-semibold">{results.benefits}</p>
        <ul className="grid gap-2 print:gap-1">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex gap-2.5 text-balance">
              <CheckIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand" />
              {benefit}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

const STEP_MS = 500;
const STATE_CLASSES = { done: 'bg-ok', open: 'bg-wait', idle: 'border border-control-line' } as const;

/** A small illustration of the agent's work. */
function AgentVignette({ scene }: { scene: AgentScene }) {
  return (
    <Scene className="grid border-y border-line bg-raised px-6 py-5 md:max-lg:row-span-2 md:max-lg:border-y-0 md:max-lg:border-s print:row-span-2 print:border-y-0 print:border-s print:px-4 print:py-2">
      <div role="img" aria-label={scene.label} className="grid grid-rows-[auto_1fr_auto] gap-3 print:gap-2">
        <p className="font-mono text-tiny text-muted">{results.example}</p>
        <div className="grid content-center">
          <SceneContent scene={scene} />
        </div>
        <p
          className="step flex items-start gap-2 text-small font-semibold text-balance text-brand"
          style={startAt(countSteps(scene) * STEP_MS)}
        >
          <CheckIcon className="mt-0.5 size-4 shrink-0" />
          {scene.done}
        </p>
      </div>
    </Scene>
  );
}

function countSteps(scene: AgentScene): number {
  if (scene.kind === 'thread') return scene.messages.length;
  if (scene.kind === 'sheet') return scene.rows.length;
  return scene.kind === 'page' ? scene.lines.length : 2;
}

function SceneContent({ scene }: { scene: AgentScene }) {
  switch (scene.kind) {
    case 'thread':
      return (
        <div className="grid gap-2">
          {scene.messages.map(({ text, isFromAgent }, i) => (
            <p
              key={text}
              className={`step max-w-[88%] rounded-control border border-line px-3 py-2 text-small ${isFromAgent ? 'bg-brand-wash' : 'justify-self-end bg-surface'}`}
              style={startAt(i * STEP_MS, `translateX(${isFromAgent ? -10 : 10}px)`)}
            >
              {text}
            </p>
          ))}
        </div>
      );
    case 'sheet':
      return (
        <div className="rounded-control border border-line bg-surface">
          {scene.rows.map(({ name, value, state }, i) => (
            <p
              key={name + value}
              className="flex items-center justify-between gap-3 border-line px-3 py-2 text-small not-first:border-t"
            >
              <span className="text-muted">{name}</span>
              <span className="step flex items-center gap-2" style={startAt(i * STEP_MS)}>
                {value}
                <span className={`size-2 shrink-0 rounded-full ${STATE_CLASSES[state]}`} />
              </span>
            </p>
          ))}
        </div>
      );
    case 'page':
      return (
        <div className="grid gap-2 rounded-control border border-line bg-surface p-3 text-small">
          <p className="border-b border-line pb-2 font-semibold">{scene.title}</p>
          {scene.lines.map((line, i) => (
            <p key={line} className="step text-tiny" style={startAt(i * STEP_MS)}>
              {line}
            </p>
          ))}
        </div>
      );
    case 'bars':
      return (
        <div className="grid gap-3 rounded-control border border-line bg-surface p-3">
          <p className="text-small font-semibold">{scene.title}</p>
          <div className="flex h-20 items-end gap-1.5">
            {scene.bars.map(({ week, value }) => (
              <span
                key={week}
                className={`grow rounded-t-control ${week === scene.markedWeek ? 'bg-wait' : 'bg-brand'}`}
                style={{ height: `${value}%` }}
              />
            ))}
          </div>
        </div>
      );
  }
}

import { Scene, startAt } from '#app/components/scene.tsx';
import type { AgentScene } from '#content/quiz/agent-scenes.ts';
import { results } from '#content/quiz/quiz-results.ts';
import CheckIcon from '~icons/lucide/check';

const STEP_MS = 500;
const STATE_CLASSES = { done: 'bg-ok', open: 'bg-wait', idle: 'border border-control-line' } as const;

/** A small illustration of the agent's work. */
export function AgentVignette({ scene }: { scene: AgentScene }) {
  return (
    <Scene className="agent-scene">
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

import { Badge } from '#app/components/ui/badge.tsx';
import { NonBreaking } from '#app/components/ui/non-breaking.tsx';
import { agentScenes } from '#content/quiz/agent-scenes.ts';
import { agents } from '#content/quiz/agents.ts';
import { because, results } from '#content/quiz/quiz-results.ts';
import type { Recommendation } from '#domain/quiz/scoring.ts';
import CheckIcon from '~icons/lucide/check';
import { AgentVignette } from './agent-vignette.tsx';

type AgentCardProps = {
  recommendation: Recommendation;
  rank: number;
  heading: 'h2' | 'h4';
  /** True if the agent scored much lower than the first one. */
  isWeakMatch: boolean;
};

export function AgentCard({ recommendation, rank, heading: Heading, isWeakMatch }: AgentCardProps) {
  const { title, description, benefits } = agents[recommendation.agent];
  return (
    <li className="agent-card">
      <div className="grid wide:grid-cols-[1fr_17rem] print:contents">
        <div className="grid content-start gap-3 p-6 sm:p-8 print:grid-cols-[auto_1fr] print:items-baseline print:gap-y-1 print:px-4 print:py-3">
          <div className="flex min-h-6 items-center gap-3 print:min-h-0">
            <span aria-hidden="true" className="font-mono text-small text-brand">
              {String(rank).padStart(2, '0')}
            </span>
            {isWeakMatch && <Badge tone="outline">{results.hint}</Badge>}
          </div>
          <Heading className="font-display text-h3">{title}</Heading>
          <p className="text-balance print:col-span-2">{description}</p>
          <p className="mt-1 border-s-2 border-brand ps-4 text-small text-balance text-muted print:col-span-2">
            <NonBreaking balanced>{because(recommendation)}</NonBreaking>
          </p>
        </div>
        <AgentVignette scene={agentScenes[recommendation.agent]} />
      </div>
      <div className="grid gap-x-8 gap-y-3 border-t border-line px-6 py-5 sm:px-8 wide:grid-cols-[auto_1fr] print:px-4 print:py-3">
        <p className="text-small font-semibold">{results.benefits}</p>
        <ul className="agent-benefits">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex gap-2.5">
              <CheckIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand" />
              {benefit}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

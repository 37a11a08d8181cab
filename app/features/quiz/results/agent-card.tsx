import { Badge } from '#app/components/ui/badge.tsx';
import { NonBreaking } from '#app/components/ui/non-breaking.tsx';
import { agentScenes } from '#content/quiz/agent-scenes.ts';
import { agents } from '#content/quiz/agents.ts';
import { because, results, serviceOf } from '#content/quiz/quiz-results.ts';
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
  const service = serviceOf(recommendation.agent);
  const serviceText = results.service(service.name);
  return (
    <li className="agent-card">
      <div className="agent-words">
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
      <div className="agent-benefits">
        <p className="font-semibold">{results.benefits}</p>
        <ul>
          {benefits.map((benefit) => (
            <li key={benefit}>
              <CheckIcon aria-hidden="true" />
              {benefit}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

import type { ReactNode } from 'react';
import type { SocialAgent } from '#content/social-os/social-os.ts';

type AgentNodeProps = {
  agent: SocialAgent;
  className?: string;
  children?: ReactNode;
};

export function AgentNode({ agent, className = '', children }: AgentNodeProps) {
  return (
    <div
      className={`relative flex flex-col rounded-card border border-line bg-surface p-4 shadow-soft print:py-3 ${className}`}
    >
      <p className="font-display text-[1.0625rem] leading-tight">{agent.name}</p>
      <p className="mt-1.5 mb-3 text-small text-balance text-muted">{agent.job}</p>
      {children ?? (
        <p className="flex items-start gap-2 border-t border-line pt-2.5 font-mono text-tiny text-brand">
          <span aria-hidden="true" className="rtl:-scale-x-100">
            →
          </span>
          {agent.log}
        </p>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import type { SocialAgent } from '#content/social-os/social-os.ts';

type AgentNodeProps = {
  agent: SocialAgent;
  className?: string;
  /** The post, as it leaves this agent. */
  children: ReactNode;
};

const CARD = 'relative rounded-card border border-line bg-surface p-4 shadow-soft print:py-3';

/** An agent beside its version of the post. */
export function WideAgentNode({ agent, children }: Omit<AgentNodeProps, 'className'>) {
  return (
    <div className="wide:px-1.5">
      <div
        className={`${CARD} mx-auto grid max-w-4xl items-center gap-x-8 gap-y-4 sm:p-5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:grid-cols-[2fr_3fr]`}
      >
        <div>
          <Name agent={agent} />
          <p className="mt-1.5 text-small text-balance text-muted">{agent.job}</p>
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </div>
  );
}

/** An agent above its version of the post. */
export function AgentNode({ agent, className = '', children }: AgentNodeProps) {
  return (
    <div className={`${CARD} ${className}`}>
      <Name agent={agent} />
      <p className="mt-1.5 mb-3 text-small text-balance text-muted">{agent.job}</p>
      {children}
    </div>
  );
}

function Name({ agent }: { agent: SocialAgent }) {
  return <p className="font-display text-[1.0625rem] leading-tight">{agent.name}</p>;
}

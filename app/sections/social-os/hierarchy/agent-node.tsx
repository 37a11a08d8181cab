import type { ReactNode } from 'react';
import type { SocialAgent } from '#content/social-os/social-os.ts';

type AgentNodeProps = {
  agent: SocialAgent;
  className?: string;
  /** The post, as it leaves this agent. */
  children: ReactNode;
};

const CARD = 'relative rounded-card border shadow-soft print:py-3';
const PLAIN = 'border-line bg-surface';

type WideAgentNodeProps = Omit<AgentNodeProps, 'className'> & {
  /** The head of the chain, filled in the brand color. */
  head?: boolean;
};

/** An agent beside its version of the post. */
export function WideAgentNode({ agent, head = false, children }: WideAgentNodeProps) {
  return (
    <div className="wide:px-1.5">
      <div
        className={`${CARD} ${head ? 'brand-fill' : PLAIN} mx-auto grid max-w-4xl items-center gap-x-8 gap-y-4 p-4 sm:p-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:grid-cols-[2fr_3fr]`}
      >
        <div>
          <p className="font-display text-h3">{agent.name}</p>
          <p className={`mt-1.5 text-small text-balance ${head ? '' : 'text-muted'}`}>{agent.job}</p>
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </div>
  );
}

/** An agent above its version of the post. */
export function AgentNode({ agent, className = '', children }: AgentNodeProps) {
  return (
    <div className={`${CARD} ${PLAIN} p-4 ${className}`}>
      <p className="font-display text-[1.0625rem] leading-tight">{agent.name}</p>
      <p className="mt-1.5 mb-3 text-small text-balance text-muted">{agent.job}</p>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import type { SocialAgent } from '#content/social-os/social-os.ts';

type AgentNodeProps = {
  agent: SocialAgent;
  /** The post after the work of this agent. */
  children: ReactNode;
};

const CARD_CLASS = 'relative rounded-card border shadow-soft print:py-3';
const PLAIN_CLASS = 'border-line bg-surface';

type WideAgentNodeProps = AgentNodeProps & {
  /** True for the first agent of the chain, which is filled in the brand color. */
  isHead?: boolean;
};

/** An agent beside its version of the post. */
export function WideAgentNode({ agent, isHead = false, children }: WideAgentNodeProps) {
  return (
    <div className="wide:px-1.5">
      <div
        className={`${CARD_CLASS} ${isHead ? 'brand-fill' : PLAIN_CLASS} mx-auto grid max-w-4xl items-center gap-x-8 gap-y-4 max-sm:gap-y-3 p-4 sm:p-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:grid-cols-[2fr_3fr]`}
      >
        <div>
          <p className="font-display text-h3">{agent.name}</p>
          <p className={`mt-1.5 text-small text-balance ${isHead ? '' : 'text-muted'}`}>{agent.job}</p>
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </div>
  );
}

/** An agent above its version of the post: a card in a row of cards, a part of one list on phones. */
export function AgentNode({ agent, children }: AgentNodeProps) {
  return (
    <div
      className={`${CARD_CLASS} ${PLAIN_CLASS} p-4 narrow:rounded-none narrow:border-0 narrow:shadow-none max-sm:py-2.5 wide:row-span-4 wide:grid wide:grid-rows-subgrid wide:p-3.5`}
    >
      <p className="font-display text-[1.0625rem] leading-tight">{agent.name}</p>
      <p className="mt-1.5 mb-3 max-sm:mt-0.5 max-sm:mb-1 text-small text-balance text-muted md:max-lg:text-pretty">
        {agent.job}
      </p>
      {children}
    </div>
  );
}

/** Copy of the agent catalog. The rules are in domain/quiz/catalog.ts. */

import type { AgentId } from '#domain/quiz/catalog.ts';
import words from '#words/quiz/agents.json' with { type: 'json' };

export type AgentCopy = {
  /** True for sample figures in the benefits, which you should replace. */
  sample?: boolean;
  title: string;
  description: string;
  benefits: readonly string[];
  /** The agent's output in two or three words, for the diagram of the stack. */
  outcome: string;
};

const sample = true;

/** Copy of every agent. `sample` marks agents with a sample figure. */
export const agents: Record<AgentId, AgentCopy> = {
  ...words.agents,
  sdr: { sample, ...words.agents.sdr },
  'workflow-automation': { sample, ...words.agents['workflow-automation'] },
};

/** Copy of the agent catalog. The rules are in domain/quiz/catalog.ts. */

import type { AgentId } from '#domain/quiz/catalog.ts';
import words from '#words/quiz/agents.json' with { type: 'json' };

/** True for sample figures in the benefits, which you should replace. */
const sample = true;

/** Copy of every agent. `outcome` is its output in two or three words, for the diagram of the stack. */
export const agents: Record<AgentId, (typeof words.agents)['custom'] & { sample?: boolean }> = {
  ...words.agents,
  sdr: { sample, ...words.agents.sdr },
  'workflow-automation': { sample, ...words.agents['workflow-automation'] },
};

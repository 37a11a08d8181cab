/** The words of the agent catalogue. What each agent matches is in domain/quiz/catalogue.ts. */

import type { AgentId } from '#domain/quiz/catalogue.ts';
import words from '#words/quiz/agents.json' with { type: 'json' };

export type AgentCopy = {
  /** Its benefits hold a figure that is to be replaced by your own. */
  sample?: boolean;
  title: string;
  description: string;
  benefits: readonly string[];
  /** The agent's output in two or three words, for the drawing of a stack. */
  outcome: string;
};

const sample = true;

/** Agents whose benefits hold a figure of the sample. */
export const agents: Record<AgentId, AgentCopy> = {
  ...words.agents,
  sdr: { sample, ...words.agents.sdr },
  'workflow-automation': { sample, ...words.agents['workflow-automation'] },
};

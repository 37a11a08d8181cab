/** Links from the visitor's tools to the recommended agents, for the diagram of their stack. */
import type { Recommendation } from './scoring.ts';

export type StackLink = {
  /** Indexes into the chosen tools and the recommended agents. */
  readonly tool: number;
  readonly agent: number;
  /** True if the tool counted towards the agent's score. */
  readonly isMatch: boolean;
};

/**
 * An agent without a matching tool is linked to all tools. A tool without a matching agent is linked to the first
 * agent.
 */
export const linksBetween = (tools: readonly string[], recommendations: readonly Recommendation[]) => {
  const matchesTool = ({ reasons }: Recommendation, tool: string) =>
    reasons.some(({ question, value }) => question === 'tools' && value === tool);
  return recommendations.flatMap((recommendation, agent) => {
    const hasNoTool = !tools.some((tool) => matchesTool(recommendation, tool));
    return tools.flatMap((tool, toolIndex) => {
      const isMatch = matchesTool(recommendation, tool);
      const isWithoutAgent = agent === 0 && !recommendations.some((other) => matchesTool(other, tool));
      return isMatch || hasNoTool || isWithoutAgent ? [{ tool: toolIndex, agent, isMatch }] : [];
    });
  });
};

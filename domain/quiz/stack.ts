/** Links from the visitor's tools to the recommended agents, for the diagram of their stack. */
import type { Recommendation } from './scoring.ts';

export type StackLink = {
  /** Indexes into the chosen tools and the recommended agents. */
  readonly tool: number;
  readonly agent: number;
  /** True if the tool counted towards the agent's score. */
  readonly named: boolean;
};

/** An agent without a matching tool is linked to all tools; a tool without a matching agent to the first agent. */
export const linksBetween = (
  tools: readonly string[],
  recommendations: readonly Recommendation[],
): readonly StackLink[] => {
  const names = ({ reasons }: Recommendation, tool: string) =>
    reasons.some(({ question, value }) => question === 'tools' && value === tool);
  return recommendations.flatMap((recommendation, agent) => {
    const alone = !tools.some((tool) => names(recommendation, tool));
    return tools.flatMap((tool, place) => {
      const named = names(recommendation, tool);
      const unclaimed = agent === 0 && !recommendations.some((other) => names(other, tool));
      return named || alone || unclaimed ? [{ tool: place, agent, named }] : [];
    });
  });
};

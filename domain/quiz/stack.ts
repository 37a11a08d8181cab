/** A visitor's stack as a picture shows it: which of their tools feeds which of the recommended agents. */
import type { Recommendation } from './scoring.ts';

export type StackLink = {
  /** Places from 0: of a tool among those chosen, of an agent among those recommended. */
  readonly tool: number;
  readonly agent: number;
  /** The tool is a reason for the agent, not only at hand. */
  readonly named: boolean;
};

/** An agent that no tool speaks for works inside all of them; a tool that speaks for none feeds the first agent. */
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

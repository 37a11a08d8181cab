/** Ranks the agents of catalog.ts by the answers of a visitor. */
import { type Answers, choicesFor } from './answers.ts';
import { AGENTS, type Agent, type AgentId, FALLBACK, RULES } from './catalog.ts';

export const MAX_RECOMMENDATIONS = 3;

export type Reason = { readonly question: string; readonly value: string };
export type Recommendation<Id extends string = AgentId> = {
  readonly agent: Id;
  readonly score: number;
  /** The answers that led to this agent; none for the fallback. */
  readonly reasons: readonly Reason[];
};

export const scoreAgent = <Id extends string>(agent: Agent<Id>, answers: Answers): Recommendation<Id> => {
  const matches = RULES.flatMap((rule) => {
    const matchingValues: readonly string[] = agent.matches[rule.criterion] ?? [];
    return choicesFor(answers, rule.question)
      .filter((value) => matchingValues.includes(value))
      .map((value) => ({ question: rule.question, value, points: rule.points }));
  });
  return {
    agent: agent.id,
    score: matches.reduce((sum, match) => sum + match.points, 0),
    reasons: matches.map(({ question, value }) => ({ question, value })),
  };
};

export const recommend = (answers: Answers): readonly Recommendation[] => {
  const matchingAgents = AGENTS.map((agent) => scoreAgent(agent, answers))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_RECOMMENDATIONS);
  return matchingAgents.length > 0
    ? matchingAgents
    : FALLBACK.map((agent) => ({ agent, score: 0, reasons: [] }));
};

/** True for a reason that shows what the agent is for. A tool only shows what the agent can work with. */
export const isPurposeReason = ({ question }: Reason): boolean => question !== 'tools';

/** Points of one strong answer. */
const WEAK_SCORE = 2;
/**
 * True for an agent with at most `WEAK_SCORE` points if the first agent has at least twice as many. Also true for an
 * agent that only the visitor's tools point to, if the first agent has another reason.
 */
export const isWeakMatch = ({ score, reasons }: Recommendation, [first]: readonly Recommendation[]) => {
  if (score === 0 || !first) return false;
  const hasOnlyTools =
    reasons.length > 0 && !reasons.some(isPurposeReason) && first.reasons.some(isPurposeReason);
  return hasOnlyTools || (score <= WEAK_SCORE && first.score >= WEAK_SCORE * 2);
};

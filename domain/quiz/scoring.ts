/** Which agents to recommend. Their words are in content/agents.ts. */
import { type Answers, chosen } from './answers.ts';

/** Values of options. One that no question offers never counts: 'marketing' is such a challenge. */
type Criteria = {
  readonly challenges: readonly string[];
  readonly tasks: readonly string[];
  readonly tools: readonly string[];
  readonly industries?: readonly string[];
};
export type Agent<Id extends string = string> = { readonly id: Id; readonly matches: Criteria };

const none: Criteria = { challenges: [], tasks: [], tools: [] };

/** In catalogue order, which decides between equal scores. */
const catalogue = [
  {
    id: 'sdr',
    matches: {
      challenges: ['leadgen', 'sales_calls'],
      tasks: ['emails', 'calling'],
      tools: ['gmail', 'salesforce', 'hubspot'],
    },
  },
  {
    id: 'proposal-writer',
    matches: { challenges: ['proposals', 'repetitive'], tasks: ['proposals'], tools: ['slack', 'notion'] },
  },
  { id: 'support-bot', matches: { challenges: ['support'], tasks: ['emails'], tools: ['slack', 'notion'] } },
  { id: 'research', matches: { challenges: ['research'], tasks: ['research'], tools: ['excel'] } },
  {
    id: 'workflow-automation',
    matches: { challenges: ['repetitive'], tasks: ['crm'], tools: ['zapier'] },
  },
  { id: 'meeting-scheduler', matches: { challenges: [], tasks: ['meetings'], tools: ['gmail', 'zoom'] } },
  { id: 'social-media-manager', matches: { challenges: ['marketing'], tasks: ['social'], tools: [] } },
  {
    id: 'analytics-reporting',
    matches: { challenges: ['reporting'], tasks: ['reporting'], tools: ['excel', 'airtable'] },
  },
  {
    id: 'document-processing',
    matches: { challenges: ['documentation'], tasks: ['proposals'], tools: [] },
  },
  { id: 'custom', matches: none },
  { id: 'business-automation', matches: none },
  { id: 'communication-assistant', matches: none },
] as const satisfies readonly Agent[];

export type AgentId = (typeof catalogue)[number]['id'];
export const AGENTS: readonly Agent<AgentId>[] = catalogue;

/** Shown when no answer points to an agent. */
export const FALLBACK: readonly AgentId[] = ['custom', 'business-automation'];
export const MAX_RECOMMENDATIONS = 3;

/** What one matching answer adds to an agent's score. */
const RULES = [
  { question: 'bottlenecks', criterion: 'challenges', points: 2 },
  { question: 'tasks', criterion: 'tasks', points: 2 },
  { question: 'tools', criterion: 'tools', points: 1 },
  { question: 'industry', criterion: 'industries', points: 1 },
] as const satisfies readonly { question: string; criterion: keyof Criteria; points: number }[];

export type Reason = { readonly question: (typeof RULES)[number]['question']; readonly value: string };
export type Recommendation<Id extends string = AgentId> = {
  readonly agent: Id;
  readonly score: number;
  /** The visitor's answers that led here; none for the fallback. */
  readonly reasons: readonly Reason[];
};

export const scoreAgent = <Id extends string>(agent: Agent<Id>, answers: Answers): Recommendation<Id> => {
  const hits = RULES.flatMap((rule) => {
    const wanted: readonly string[] = agent.matches[rule.criterion] ?? [];
    return chosen(answers, rule.question)
      .filter((value) => wanted.includes(value))
      .map((value) => ({ question: rule.question, value, points: rule.points }));
  });
  return {
    agent: agent.id,
    score: hits.reduce((sum, hit) => sum + hit.points, 0),
    reasons: hits.map(({ question, value }) => ({ question, value })),
  };
};

export const recommend = (answers: Answers): readonly Recommendation[] => {
  const matching = AGENTS.map((agent) => scoreAgent(agent, answers))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_RECOMMENDATIONS);
  return matching.length > 0 ? matching : FALLBACK.map((agent) => ({ agent, score: 0, reasons: [] }));
};

/** One strong answer or less is a hint; beside a first agent that has twice as much it is shown as one. */
const HINT = 2;
export const isHint = ({ score }: Recommendation, [first]: readonly Recommendation[]): boolean =>
  score > 0 && score <= HINT && first !== undefined && first.score >= HINT * 2;

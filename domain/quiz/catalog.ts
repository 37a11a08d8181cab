/** The agents that the quiz can recommend, and the answers that count for each. */

/** Option values of the quiz. A value that no question offers, such as 'marketing', never counts. */
type Criteria = {
  readonly challenges: readonly string[];
  readonly tasks: readonly string[];
  readonly tools: readonly string[];
  readonly industries?: readonly string[];
};
export type Agent<Id extends string = string> = { readonly id: Id; readonly matches: Criteria };

const NO_CRITERIA: Criteria = { challenges: [], tasks: [], tools: [] };

/** Equal scores are ranked in this order. */
const catalog = [
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
  { id: 'custom', matches: NO_CRITERIA },
  { id: 'business-automation', matches: NO_CRITERIA },
  { id: 'communication-assistant', matches: NO_CRITERIA },
] as const satisfies readonly Agent[];

export type AgentId = (typeof catalog)[number]['id'];
export const AGENTS: readonly Agent<AgentId>[] = catalog;

/** Shown when no answer points to an agent. */
export const FALLBACK: readonly AgentId[] = ['custom', 'business-automation'];

/** Points that one matching answer adds to an agent's score, by question id. */
export const RULES: readonly { question: string; criterion: keyof Criteria; points: number }[] = [
  { question: 'bottlenecks', criterion: 'challenges', points: 2 },
  { question: 'tasks', criterion: 'tasks', points: 2 },
  { question: 'tools', criterion: 'tools', points: 1 },
  { question: 'industry', criterion: 'industries', points: 1 },
];
